import { table } from "../content/editedContent";
import { Form, nameRefused, refusedName, returns } from "./support/form";
import type { Refusal } from "./support/github";

const company = "content/site/company.json";
const phone = "+387 33 123 456";

const limit: Refusal = { status: 403, message: "API rate limit exceeded for user ID 1." };

/** Types a new telephone number, as an editor who has signed in. */
async function writePhone(): Promise<Form> {
  const form = await Form.open();
  await form.signIn();
  await form.choose("Podaci o kompaniji");
  await form.write("phone", phone);
  return form;
}

/** Adds a part to the name of the city, as an editor who has signed in, and waits for the draft. */
async function writeDraft(): Promise<Form> {
  const form = await Form.open();
  await form.signIn();
  await form.choose("Podaci o kompaniji");
  await form.type("city", " Centar");
  return form;
}

/** Closes the tab, opens the entry in another, and restores or discards its draft. */
async function comeAgain(
  { page, context, github }: Form,
  answer: "Vrati" | "Odbaci" = "Vrati",
  entry = "Podaci o kompaniji",
): Promise<Form> {
  await page.close();
  const again = await Form.in(context, github);
  await again.choose(entry);
  await again.answer(answer);
  return again;
}

const phoneIn = (form: Form) => form.field("phone").locator("input").inputValue();

/** The refusals as GitHub words them; GraphQL errors have status 200. */
const refusals: [Refusal | "offline", string][] = [
  ["offline", "Nema veze s internetom"],
  [limit, "GitHub trenutno ne prima više zahtjeva"],
  [{ status: 429 }, "GitHub trenutno ne prima više zahtjeva"],
  [{ type: "RATE_LIMITED", message: "API rate limit exceeded" }, "ne prima više zahtjeva"],
  [{ status: 502 }, "GitHub trenutno ne radi kako treba"],
  [{ status: 401, message: "Bad credentials" }, "GitHub ne prihvata token"],
  [
    { type: "FORBIDDEN", message: "Resource not accessible by personal access token" },
    "nema pravo pisanja",
  ],
  [
    { type: "FORBIDDEN", message: "Resource protected by organization SAML enforcement." },
    "Organizacija traži da token odobrite",
  ],
  [
    { type: "UNPROCESSABLE", message: "Repository rule violations found: use a pull request." },
    "Pravila repozitorija",
  ],
  [{ message: "Repository was archived so is read-only." }, "Repozitorij je arhiviran"],
  [{ type: "NOT_FOUND", message: "Could not resolve to a Repository" }, "ne nalazi repozitorij"],
  [{ type: "STALE_DATA", message: "Expected branch to point to" }, "Neko je upravo sačuvao"],
  [{ status: 413 }, "Izmjena je prevelika"],
  [{ type: "SERVICE_UNAVAILABLE" }, "GitHub nije prihvatio ovu izmjenu"],
];

it("keeps what was typed whatever GitHub answers to a save, says what to do, and saves it later", async () => {
  const form = await writePhone();
  form.github.meets = "commits";
  for (const [trouble, words] of refusals) {
    form.github.trouble = trouble;

    expect(await form.refused()).toContain(words);
    expect(await phoneIn(form)).toBe(phone);
    await form.close();
  }
  form.github.trouble = undefined;
  await form.saved();
  expect(form.github.read(company)).toContain(phone);
});

it("takes a commit for made whose answer was lost", async () => {
  const form = await writePhone();
  form.github.meets = "answers to commits";
  form.github.trouble = "offline";
  await form.saved();

  expect(form.github.commits).toHaveLength(2);
});

it("keeps the token when GitHub does not answer while the form opens, and says why", async () => {
  const form = await writePhone();
  for (const trouble of [limit, { status: 502 }, "offline"] as const) {
    form.github.trouble = trouble;
    await form.page.goto(`${process.env.FORM_ORIGIN}/`);
    await form.page.getByRole("button", { name: "Prijava tokenom" }).waitFor();
    form.github.trouble = undefined;
    await form.page.goto(`${process.env.FORM_ORIGIN}/`);
    await form.opened();
  }

  expect(form.dialogs).toEqual([
    expect.stringContaining("ne prima više zahtjeva"),
    expect.stringContaining("ne radi kako treba"),
    expect.stringContaining("Nema veze"),
  ]);
});

it("says why a request fails, given as a string, a URL or a Request", async () => {
  const form = await Form.open();
  form.github.trouble = { status: 429 };
  const reasons = await form.page.evaluate((url) => {
    const requests = [url, new URL(url), new Request(url)];
    return Promise.all(requests.map((request) => fetch(request).catch(({ message }) => message)));
  }, "https://api.github.com/rate_limit");

  expect(new Set(reasons)).toEqual(new Set([expect.stringContaining("ne prima više zahtjeva")]));
});

describe("an editor can sign in again", () => {
  it.each([
    ["nonsense", "token č", "token kopirajte cijeli"],
    ["a token that GitHub refuses", "github_pat_0", "nije kopiran cijeli"],
  ])("after %s", async (_, token, words) => {
    const form = await Form.open();
    form.github.trouble = { status: 401 };
    await form.signIn(token);
    await form.page.getByText(words).first().waitFor();
    form.github.trouble = undefined;
    await form.signIn();

    await form.opened();
  });

  it("when the branch is missing, also after the page has been loaded again", async () => {
    const form = await Form.open();
    form.github.branch = "other";
    await form.signIn();
    await form.page.getByText("nema granu").first().waitFor();
    await form.page.reload();
    await form.page.getByText("nema granu").first().waitFor();
    form.github.branch = "main";
    await form.signIn();

    await form.opened();
  });
});

it.each([
  ["forbids to keep data", "localStorage"],
  ["forbids databases", "indexedDB"],
  ["has no locks", "navigator.locks"],
])("says what to do where the browser %s", async (_, name) => {
  const form = await Form.open(
    undefined,
    `Object.defineProperty(
    ${name === "navigator.locks" ? "Navigator.prototype" : "window"}, "${name.split(".").pop()}",
    { get() { throw new DOMException("Denied", "SecurityError"); } },
  )`,
  );

  await form.page.getByText("dozvolite ovoj stranici kolačiće i podatke").waitFor();
});

it("asks before a draft undoes what someone else has saved since, in another language too", async () => {
  const form = await Form.open();
  await form.signIn();
  await form.choose("Tekstovi");
  await form.expand("hero");
  await form.type("hero.text", " Nova rečenica.");
  const german = form.github.read(table("de")).replace("Zum Inhalt", "Direkt zum Inhalt");
  form.github.commit("Other", [[table("de"), Buffer.from(german)]]);
  const again = await comeAgain(form, "Vrati", "Tekstovi");
  again.accepts = false;

  expect(await again.refused()).toContain("Ovo je neko u međuvremenu promijenio.");
  expect(form.github.read(table("de"))).toBe(german);
  await again.close();
  again.accepts = true;
  await again.saved();
  expect(form.github.read(table("bs"))).toContain("Nova rečenica.");
});

describe("saves a draft without a question", () => {
  it("when nobody has saved since", async () => {
    const form = await writeDraft();
    const again = await comeAgain(form);
    await again.saved();

    expect(again.dialogs).toEqual([]);
    expect(form.github.read(company)).toContain("Sarajevo Centar");
  });

  it("when it began on a first visit by a link to the entry", async () => {
    const form = await Form.open();
    await form.page.goto(`${process.env.FORM_ORIGIN}/#/collections/site/entries/company`);
    await form.signIn();
    await form.page.getByRole("button", { name: "Sačuvaj" }).waitFor();
    await form.type("city", " Centar");
    const again = await comeAgain(form);
    await again.saved();

    expect(again.dialogs).toEqual([]);
  });

  it("when it was saved, but the tab was closed before the answer came", async () => {
    const form = await writeDraft();
    form.github.meets = "answers to commits";
    form.github.trouble = { status: 401 };
    await form.refused();
    form.github.trouble = undefined;
    const again = await comeAgain(form);
    await again.type("city", " Ilidža");
    await again.saved();

    expect(again.dialogs).toEqual([]);
    expect(form.github.read(company)).toContain("Sarajevo Centar Ilidža");
  });
});

it("asks no longer about what someone else has saved when the draft is discarded", async () => {
  const form = await writeDraft();
  const text = form.github.read(company).replace(phone, "+387 33 999 111");
  form.github.commit("Other", [[company, Buffer.from(`${text.trim()}\n\n`)]]);
  const again = await comeAgain(form, "Odbaci");
  await again.type("city", " Ilidža");
  await again.saved();

  expect(again.dialogs).toEqual([]);
  expect(form.github.read(company)).toContain("Sarajevo Ilidža");
});

it("does not replace a page that someone else has just made at the same address", async () => {
  const form = await Form.open();
  await form.signIn();
  await form.startPage();
  for (const language of ["bs", "de", "en"]) {
    await form.show(language);
    await form.write("title", "Povrat", language);
    await form.write("description", `Kako ide povrat ${language}.`, language);
    await form.write("body", `## Povrat ${language}\n\nZovite ${language}.`, language);
  }
  form.github.commit("Other", returns);

  expect(await form.refused()).toContain("Stranica s tom adresom već postoji");
  for (const [path, bytes] of returns) expect(form.github.files.get(path)).toBe(bytes);
});

it("checks a commit, and keeps what was typed, also when a part of the CMS does not load", async () => {
  const form = await Form.open();
  await form.context.route(/immutable[^/]*\.js$/, (route) => route.abort());
  await form.signIn();
  await form.choose("Podaci o kompaniji");
  await form.write("name", refusedName);

  expect(await form.refused()).toContain(nameRefused);
  expect(form.github.commits).toHaveLength(1);
  expect(await form.field("name").locator("input").inputValue()).toBe(refusedName);
});

it("saves when the check itself fails, and says so", async () => {
  const form = await writePhone();
  await form.page.evaluate(() => {
    IDBObjectStore.prototype.getAllKeys = () => {
      throw new Error("unreadable");
    };
  });
  await form.saved();

  expect(form.dialogs).toEqual([expect.stringContaining("Provjera u pregledniku nije uspjela.")]);
  expect(form.github.commits).toHaveLength(2);
});

it("tells once that an older fault keeps changes from being published, and saves them", async () => {
  const form = await Form.open();
  // The check ignores the others.
  for (const name of ["content/images/IMG_1.HEIC", "content/images/Thumbs.db", ".gitignore"]) {
    form.github.commit("Other", [[name, Buffer.from("")]]);
  }
  await form.signIn();
  await form.choose("Podaci o kompaniji");
  for (const number of [phone, "+387 33 123 457"]) {
    await form.write("phone", number);
    await form.saved();
    await form.choose("Podaci o kompaniji");
  }

  expect(form.dialogs).toEqual([expect.stringMatching(/ništa ne objavljuje:\n\n.*IMG_1\.HEIC.*$/)]);
  expect(form.github.commits).toHaveLength(6);
});

it("opens in one tab at a time, and in the second when the first is closed", async () => {
  const form = await writePhone();
  const second = await Form.in(form.context, form.github);
  await second.page.getByText("Obrazac je otvoren u drugoj kartici").waitFor();
  await form.page.close();

  await second.opened();
});
