import { content, edit, page, table, textOf } from "../content/editedContent";
import { Form } from "./support/form";

const company = "content/site/company.json";

/** Opens the form for a change, and returns what differs from the fixtures in the only commit. */
async function changesOf(change: (form: Form) => Promise<void>) {
  const form = await Form.open();
  await form.signIn();
  await change(form);
  await form.saved();
  const [, commit, ...others] = form.github.commits;
  expect(others).toEqual([]);
  const changed = [...form.github.files].filter(
    ([path, bytes]) => !content.get(path)?.equals(bytes),
  );
  return { commit, files: new Map(changed.map(([path, bytes]) => [path, bytes.toString()])) };
}

it("changes a telephone number, and no other byte", async () => {
  const { commit, files } = await changesOf(async (form) => {
    await form.choose("Podaci o kompaniji");
    await form.write("phone", "+387 33 123 456");
  });

  expect(commit?.message).toBe(`Edit ${company}`);
  expect(files).toEqual(new Map([[company, edit(company, "33 412 907", "33 123 456")]]));
});

it("adds opening hours", async () => {
  const { files } = await changesOf(async (form) => {
    await form.choose("Podaci o kompaniji");
    await form.addItem("hours");
    await form.pick("hours.0.firstDay", "Ponedjeljak");
    await form.pick("hours.0.lastDay", "Petak");
    await form.write("hours.0.opens", "08:00");
    await form.write("hours.0.closes", "16:00");
  });
  const phone = '"phone": "+387 33 412 907",\n';
  const hours = `  "hours": [\n    {\n      "firstDay": "Mo",\n      "lastDay": "Fr",\n      "opens": "08:00",\n      "closes": "16:00"\n    }\n  ],\n`;

  expect(files).toEqual(new Map([[company, edit(company, phone, phone + hours)]]));
});

it("changes a headline in three languages with one commit, with a soft hyphen that was typed", async () => {
  const titles = { bs: "Krevet | kod kuće", de: "Kranken\\u00ADhaus\\u00ADbetten", en: "A bed" };
  const { files } = await changesOf(async (form) => {
    await form.choose("Tekstovi");
    await form.expand("hero");
    for (const [language, title] of Object.entries(titles)) {
      await form.show(language);
      await form.write("hero.title", title, language);
    }
  });

  const title = /(?<="hero": \{\s*"title": ").*(?=")/;
  expect(files).toEqual(
    new Map(
      Object.entries(titles).map(([language, text]) => [
        table(language),
        edit(table(language), title, text),
      ]),
    ),
  );
});

it("changes a sentence of the privacy page, in which a colon begins no emoji", async () => {
  const before = textOf(page("bs"));
  const body = before.split("---\n\n")[1]?.trim() ?? "";
  const { files } = await changesOf(async (form) => {
    await form.choose("Politika privatnosti", "Pravne stranice");
    await form.write("body", `${body}\n\nNova rečenica`);
    await form.page.keyboard.type(" :smile");
    // The CMS offers emoji half a second later at the most.
    await form.page.waitForTimeout(500);
    expect(await form.page.getByRole("listbox").visible().count()).toBe(0);
  });

  const after = `${before.trim()}\n\nNova rečenica :smile\n`;
  expect(files).toEqual(new Map([[page("bs"), after]]));
});

it("adds a legal page in three languages with one commit", async () => {
  const { commit, files } = await changesOf(async (form) => {
    await form.startPage();
    for (const language of ["bs", "de", "en"]) {
      await form.show(language);
      await form.write("title", `Povrat ${language}`, language);
      await form.write("description", `Kako ide povrat ${language}.`, language);
      await form.write("body", `## Povrat ${language}\n\nZovite ${language}.`, language);
    }
  });

  expect(commit?.message).toContain("Add content/legal/bs/povrat-bs.md");
  expect(files.get("content/legal/de/povrat-bs.md")).toBe(
    '---\ntitle: "Povrat de"\ndescription: "Kako ide povrat de."\n---\n\n## Povrat de\n\nZovite de.\n',
  );
  expect(files.size).toBe(3);
});

describe("a legal page", () => {
  const text = '---\ntitle: "Povrat"\ndescription: "Opis."\n---\n\n## Povrat\n\nTekst.\n';
  const pages = ["bs", "de", "en"].map(
    (language) => [page(language, "povrat"), Buffer.from(text)] as const,
  );
  const imprint = page("bs", "imprint");

  /** Deletes the page on which another page has a link or not. */
  async function deletePage(isLinked: boolean): Promise<Form> {
    const form = await Form.open();
    const link = Buffer.from(`${form.github.read(imprint)}\n[Povrat](/povrat)\n`);
    form.github.commit("Other", isLinked ? [...pages, [imprint, link]] : pages);
    await form.signIn();
    await form.choose("Povrat", "Pravne stranice");
    await form.page.getByRole("button", { name: "Prikaži opcije uređivača" }).click();
    await form.page.getByRole("menuitem", { name: "Obriši" }).click();
    await form.page.getByRole("alertdialog").getByRole("button", { name: "Obriši" }).click();
    return form;
  }

  it("that was made by mistake can be deleted", async () => {
    const form = await deletePage(false);
    await form.page.getByText("Stranica je obrisana.").waitFor();

    const paths = pages.map(([path]) => path);
    expect(form.github.commits[2]?.paths).toEqual(paths);
    expect(paths.filter((path) => form.github.files.has(path))).toEqual([]);
  });

  it("that another page links to cannot be deleted, and the form says why", async () => {
    const form = await deletePage(true);
    await form.page.getByText("Stranica nije obrisana.").waitFor();

    expect(form.dialogs).toEqual([expect.stringContaining("„/povrat” ne vodi nikuda")]);
    expect(form.github.commits).toHaveLength(2);
  });
});
