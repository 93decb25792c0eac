import { createServer } from "node:http";
import type { Language } from "../../../src/contract/languages";
import {
  emptyValues,
  type FieldName,
  fieldNames,
  typedValues,
  validValues,
} from "../../support/browser/form";
import { builtFiles, builtPage, readBuilt } from "../../support/build";
import { text } from "../../support/content";
import { listen } from "../../support/listen";
import { waitUntil } from "../../support/waitUntil";
import type { Site } from "../support/site";
import type { Target, Visitor } from "../support/visitor";
import type { Journey } from ".";
import { footerLink, headline } from "./targets";

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export const field = (name: FieldName) => ({
  role: "textbox",
  name: text("bs", `contact.form.${name}`),
});

export const submit = { role: "button", name: "Pošaljite poruku" };

const success = { role: "alert", text: "Hvala!" };

const again = { role: "button", name: "Napišite još jednu poruku" };

const error = (name: "name" | "email" | "message", language: Language = "bs") => ({
  role: "paragraph",
  text: text(language, `contact.validation.${name}`),
});

export const values = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("form :is(input, textarea)")].map(
      ({ value }) => value,
    ),
  );

/** Fills in the form. */
export async function fillIn(visitor: Visitor) {
  for (const name of fieldNames) {
    await visitor.press(field(name));
    await visitor.page.keyboard.type(validValues[name]);
  }
}

/** Asserts that this many messages were sent, and that nothing has taken the thanks away. */
export async function seesThanks(visitor: Visitor, count: number) {
  await visitor.sees(success);
  await pause(300);
  await visitor.sees(success);
  expect((await visitor.messages()).filter((line) => line.startsWith("log"))).toHaveLength(count);
}

/** Starts an endpoint at another origin, which browsers ask first whether they may send. */
async function startEndpoint() {
  const methods: string[] = [];
  const server = createServer(async ({ method = "" }, response) => {
    methods.push(method);
    // As long as on a slow line.
    if (method === "OPTIONS") await pause(1000);
    const headers = { "Allow-Origin": "*", "Allow-Headers": "Content-Type" };
    for (const [name, value] of Object.entries(headers)) {
      response.setHeader(`Access-Control-${name}`, value);
    }
    response.end();
  });
  return { methods, ...(await listen(server)) };
}

/** Gives the form an endpoint, and the landing page no policy, which would not allow that. */
function connect(site: Site, endpoint: string) {
  const facts =
    builtFiles(".json").find((file) => readBuilt(file).includes('"endpoint":null')) ?? "";
  site.replace(
    `/${facts}`,
    readBuilt(facts).replace('"endpoint":null', `"endpoint":"${endpoint}"`),
  );
  site.replace("/", builtPage("/"));
}

/** Replaces the build by a later one, which has none of its scripts. */
function deploy(site: Site) {
  site.replace("/page-data/app-data.json", '{ "webpackCompilationHash": "later" }');
  site.answerScripts("missing");
}

type Press = (visitor: Visitor) => Promise<unknown>;

const keyTwice =
  (key: "Enter" | "Space", target: Target): Press =>
  async (visitor) => {
    await visitor.focus(target);
    await visitor.page.keyboard.press(key);
    await visitor.page.keyboard.press(key);
  };

const keys = [keyTwice("Enter", field("email")), keyTwice("Space", submit)];
const clicks = [50, 700, 3000].map(
  (gap): Press =>
    (visitor) =>
      visitor.pressTwice(submit, gap),
);

/** Scrolls until the label of a field is below the header, which covers it. */
const coverLabel = (visitor: Visitor, name: FieldName) =>
  visitor.evaluate((id) => {
    const { top = 0 } = document.querySelector(`label[for=${id}]`)?.getBoundingClientRect() ?? {};
    window.scrollBy(0, top);
  }, `contact-${name}`);

/** Waits until the label of the focused field is in view. */
const seesLabelOf = async (visitor: Visitor, name: FieldName) => {
  await visitor.seesFocusOn(field(name));
  await visitor.waitFor((id) => {
    const label = document.querySelector(`label[for=${id}]`);
    const { left, top, height } = label?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(left + 1, top + height / 2) === label;
  }, `contact-${name}`);
};

export const contactForm = ({ arrive, site }: Journey) => {
  it("a press in the text of a long message, during which the hand moves by a pixel, selects nothing and scrolls nothing", async () => {
    const visitor = await arrive("/#contact");
    await visitor.press(field("message"));
    await visitor.page.keyboard.type("Trebam krevet za njegu u Zenici, od marta. ".repeat(10));
    await visitor.press(field("phone"));
    await coverLabel(visitor, "message");
    const before = await visitor.rests();
    const [x, y] = await visitor.evaluate(() => {
      const box = document.querySelector("textarea")?.getBoundingClientRect() ?? new DOMRect();
      return [Math.round(box.x + box.width / 3), Math.round(box.y + box.height / 2)] as const;
    });
    const { mouse } = visitor.page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + 1, y);
    await mouse.up();
    await visitor.seesFocusOn(field("message"));
    expect(await visitor.rests()).toBe(before);
    const selected = await visitor.evaluate(() => {
      const { selectionStart = 0, selectionEnd = 0 } = document.querySelector("textarea") ?? {};
      return selectionEnd - selectionStart;
    });
    expect(selected).toBe(0);
  });

  it("the label of a field is in view when the Tab key, an error or another message leads to it", async () => {
    const visitor = await arrive("/#contact");
    await visitor.focus(field("name"));
    for (const name of fieldNames.slice(1)) {
      await coverLabel(visitor, name);
      await visitor.page.keyboard.press("Tab");
      await seesLabelOf(visitor, name);
    }
    await coverLabel(visitor, "phone");
    await visitor.press(submit);
    await seesLabelOf(visitor, "name");
    await fillIn(visitor);
    await visitor.press(submit);
    await visitor.press(again);
    await seesLabelOf(visitor, "name");
  });

  it.each([
    ["keys", keys],
    ["the pointer", clicks],
  ])(
    "a visitor who presses twice, with %s, sends one message, and writes another one",
    async (_, presses) => {
      const visitor = await arrive("/#contact", 375);
      for (const [index, pressTwice] of presses.entries()) {
        await fillIn(visitor);
        await pressTwice(visitor);
        await seesThanks(visitor, index + 1);
        await visitor.seesNo(submit);

        await visitor.press(again);
        await visitor.seesFocusOn(field("name"));
        await visitor.seesNo(success);
        expect(await values(visitor)).toEqual(emptyValues);
      }
    },
  );

  it("the contact form shows errors in the chosen language, and is corrected and sent with the keyboard", async () => {
    const visitor = await arrive("/#contact");
    await visitor.press(submit);
    for (const name of ["name", "email", "message"] as const) await visitor.sees(error(name));
    await visitor.seesFocusOn(field("name"));

    await visitor.chooseLanguage("en");
    await visitor.sees(error("email", "en"));
    await visitor.seesNo(error("email"));
    await visitor.chooseLanguage("bs");

    await visitor.press(field("name"));
    await visitor.page.keyboard.type("A");
    await visitor.sees(error("name"));
    await visitor.page.keyboard.type("mra Primjer");
    await visitor.seesNo(error("name"));
    await visitor.sees(error("email"));
    await visitor.press(submit);
    for (const name of fieldNames.slice(1)) {
      await visitor.seesFocusOn(field(name));
      await visitor.page.keyboard.type(validValues[name]);
      await visitor.page.keyboard.press("Tab");
    }
    await visitor.seesFocusOn(submit);
    expect(await visitor.messages()).toEqual([]);

    await visitor.page.keyboard.press("Enter");
    await visitor.sees(success);
    expect(await values(visitor)).toEqual(emptyValues);
    expect(await visitor.messages()).toEqual([expect.stringMatching(/^log: /)]);
    expect(await visitor.evaluate(() => location.search)).toBe("");
  });

  it.each(["a link", "a reload"])(
    "a message reaches an endpoint at another origin, although the visitor leaves by %s before it is sent",
    async (way) => {
      const { methods, origin, stop } = await startEndpoint();
      connect(site(), `${origin}/messages`);
      const visitor = await arrive("/#contact");
      await fillIn(visitor);
      await visitor.press(submit);
      await waitUntil("the question", async () => methods.includes("OPTIONS"));
      if (way === "a link") await visitor.page.goto(`${origin}/elsewhere`);
      else await visitor.page.reload();
      await waitUntil("the message", async () => methods.includes("POST"));
      await stop();
    },
  );

  it("a message that is being written and its language stay when a later build is deployed", async () => {
    const visitor = await arrive("/#contact");
    await visitor.press(footerLink("Impresum"));
    await visitor.sees(headline("Impresum"));
    await visitor.page.goBack();
    await fillIn(visitor);
    await visitor.chooseLanguage("de");
    deploy(site());

    await visitor.press(footerLink("Datenschutz"));
    await visitor.sees(headline("Datenschutz"));
    await visitor.page.goBack();
    await visitor.sees(headline("Pflegebett"));
    await visitor.reads("de");
    expect(await values(visitor)).toEqual(typedValues);
  });
};
