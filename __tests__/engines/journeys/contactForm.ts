import { createServer } from "node:http";
import type { Language } from "../../../src/contract/languages";
import { type FieldName, fieldNames, validValues } from "../../support/browser/form";
import { builtFiles, builtPage, readBuilt } from "../../support/build";
import { text } from "../../support/content";
import { listen } from "../../support/listen";
import { waitUntil } from "../../support/waitUntil";
import type { Site } from "../support/site";
import type { Visitor } from "../support/visitor";
import type { Journey } from ".";

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export const field = (name: FieldName) => ({
  role: "textbox",
  name: text("bs", `contact.form.${name}`),
});

export const submit = { role: "button", name: "Pošaljite poruku" };

export const success = { role: "alert", text: "Hvala!" };

export const again = { role: "button", name: "Napišite još jednu poruku" };

export const error = (name: "name" | "email" | "message", language: Language = "bs") => ({
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
};
