import { createServer } from "node:http";
import { typedValues } from "../../support/browser/form";
import { text } from "../../support/content";
import { listen } from "../../support/listen";
import type { Journey } from ".";
import { field, fillIn, seesThanks, submit, values } from "./contactForm";
import { comesBack, imprintLink, landing } from "./reading";
import { answersCommands } from "./sideMenu";

const german = { role: "button", name: text("de", "language.name") };
const turnOn = { role: "paragraph", text: text("de", "language.noScript") };

export const lateScripts = ({ open, site }: Journey) => {
  describe("when the scripts are 10 s late", () => {
    it("the form keeps what is typed, and then sends one message", async () => {
      site().answerScripts("wait");
      const visitor = await open("/#contact");
      await fillIn(visitor);
      await visitor.pressTwice(submit, 700);
      await new Promise((done) => setTimeout(done, 10_000));
      expect(await values(visitor)).toEqual(typedValues);
      site().answerScripts("respond");

      await seesThanks(visitor, 1);
    });

    it("a message on which the visitor works again is sent only by another press", async () => {
      site().answerScripts("wait");
      const visitor = await open("/#contact");
      await fillIn(visitor);
      await visitor.press(submit);
      await visitor.focus(field("message"));
      await visitor.page.keyboard.type("!");
      site().answerScripts("respond");
      await visitor.hydrate();
      expect((await values(visitor)).at(-1)).toContain("!");
      await visitor.press(submit);
      await seesThanks(visitor, 1);
      expect(`${await visitor.messages()}`).toContain("!");
    });

    it.each(["/imprint", "/unknown"])(
      "a language button of %s changes the language once they arrive",
      async (path) => {
        site().answerScripts("wait");
        const visitor = await open(path);
        await visitor.press(german);
        await visitor.seesNo(turnOn);
        expect(await visitor.evaluate(() => document.documentElement.lang)).toBe("bs");
        site().answerScripts("respond");

        await visitor.reads("de");
      },
    );
  });

  it("a page that is left before its scripts come works when the visitor comes back", async () => {
    site().answerScripts("wait");
    const visitor = await open("/");
    await visitor.page.keyboard.press("Shift");
    await visitor.press(imprintLink);
    await visitor.waitFor(() => location.pathname === "/imprint");
    site().answerScripts("respond");
    await visitor.page.goBack();
    await visitor.sees(landing);
    await visitor.hydrate();
    await visitor.chooseLanguage("de");
  });

  it("what is typed before the scripts come stays while the visitor reads another site", async () => {
    site().answerScripts("wait");
    const visitor = await open("/#contact");
    await fillIn(visitor);
    const other = await listen(createServer((_, response) => response.end("other")));
    await visitor.page.goto(`${other.origin}/`);
    await comesBack(visitor);
    await visitor.waitFor(() => document.querySelector("form")?.checkVisibility() === true);
    await visitor.rests();
    expect(await values(visitor)).toEqual(typedValues);
    await other.stop();
  });

  it.each(["dropped", "missing"] as const)(
    "when the scripts are %s, the form keeps what is typed",
    async (how) => {
      site().answerScripts(how);
      const visitor = await open("/#contact");
      await fillIn(visitor);
      await visitor.pressTwice(submit, 700);

      expect(await values(visitor)).toEqual(typedValues);
    },
  );

  it("the menu opens, in browsers with commands before hydration, and closes after it", async () => {
    const menu = { role: "dialog", name: text("bs", "header.menu") };
    site().answerScripts("wait");
    const visitor = await open("/", 375);
    await visitor.press({ role: "button", name: text("bs", "header.openMenu") });
    if (await answersCommands(visitor)) await visitor.sees(menu);
    site().answerScripts("respond");
    await visitor.hydrate();
    await visitor.sees(menu);
    await visitor.press({ role: "button", name: text("bs", "header.closeMenu") });

    await visitor.seesNo(menu);
  });
};
