import { typedValues } from "../../support/browser/form";
import { builtPage } from "../../support/build";
import type { Failure } from "../support/site";
import type { Visitor } from "../support/visitor";
import type { Journey } from ".";
import { field, fillIn, seesThanks, submit, values } from "./contactForm";
import { closeButton, menu, openButton } from "./targets";

const german = { role: "button", name: "Deutsch" };

/** Stand above the form on a page without scripts. */
const phone = { role: "link", name: "+387 33 412 907", within: "main" };
const notice = { role: "paragraph", text: "Bez JavaScripta" };

/** @returns how many buttons are marked until the scripts answer them */
const busyButtons = (visitor: Visitor) =>
  visitor.evaluate(() => document.querySelectorAll("[aria-busy]").length);

/** @returns the path of a file that the first view of a page needs: a script, or data of the page */
function fileOf(page: string, name: RegExp): string {
  const [, template = ""] = builtPage(page).split("<template");
  const paths = Array.from(template.matchAll(/ (?:src|href)="([^"]+)"/g), ([, path]) => path ?? "");
  return paths.find((path) => name.test(path)) ?? `no file of ${page} matches ${name}`;
}

/** What a visitor does before the scripts have come, and when they do not come. */
export const scripts = ({ open, site }: Journey) => {
  const openLate = async (path: string, width?: number) => {
    site().answerScripts("wait");
    return open(path, width);
  };

  it("a language that is pressed before the scripts come is marked at once, and chosen then", async () => {
    const visitor = await openLate("/imprint");
    await visitor.press(german);
    expect(await busyButtons(visitor)).toBe(1);
    expect(await visitor.evaluate(() => document.documentElement.lang)).toBe("bs");
    site().answerScripts("respond");
    await visitor.reads("de");
    expect(await busyButtons(visitor)).toBe(0);
  });

  it("a message that is typed and sent before the scripts come is sent then", async () => {
    const visitor = await openLate("/#contact");
    await fillIn(visitor);
    await visitor.press(submit);
    expect(await busyButtons(visitor)).toBe(1);
    expect(await values(visitor)).toEqual(typedValues);
    site().answerScripts("respond");
    await seesThanks(visitor, 1);
  });

  it("text that is typed before the scripts come stays, with its focus", async () => {
    const visitor = await openLate("/#contact");
    await fillIn(visitor);
    site().answerScripts("respond");
    await visitor.hydrate();
    expect(await values(visitor)).toEqual(typedValues);
    await visitor.seesFocusOn(field("message"));
    await visitor.press(submit);
    await seesThanks(visitor, 1);
  });

  it("the menu opens before the scripts come where the browser knows its command, elsewhere then", async () => {
    const visitor = await openLate("/", 375);
    await visitor.press(openButton);
    const hasCommands = await visitor.evaluate(
      () => "commandForElement" in HTMLButtonElement.prototype,
    );
    if (hasCommands) await visitor.sees(menu);
    else expect(await busyButtons(visitor)).toBe(1);
    site().answerScripts("respond");
    await visitor.hydrate();
    await visitor.sees(menu);
    await visitor.press(closeButton);
    await visitor.seesNo(menu);
  });

  it.each<[page: string, file: RegExp, how: Failure]>([
    ["/", /runtime/, "refused"],
    ["/", /component/, "missing"],
    ["/", /index\/page-data/, "unavailable"],
    ["/imprint", /app-data/, "refused"],
  ])(
    "on %s one request for %s that is %s changes nothing: a language that is pressed before comes",
    async (page, file, how) => {
      site().fail(fileOf(page, file), how, 1);
      const visitor = await open(page);
      await visitor.press(german);
      await visitor.reads("de");
      await visitor.seesNo(notice);
      expect(await busyButtons(visitor)).toBe(0);
    },
  );

  it.each<[file: string, how: Failure]>([
    ["/framework", "refused"],
    ["/component", "missing"],
    ["/page-data/index", "unavailable"],
    ["/page-data/sq", "missing"],
  ])(
    "when %s is lost, %s, the page becomes one without scripts, and keeps what is typed",
    async (file, how) => {
      site().fail(file, how);
      const visitor = await open("/#contact", 640);
      await visitor.press(field("message"));
      await visitor.page.keyboard.type("Trebam krevet.");
      await visitor.sees(notice);
      await visitor.sees(phone);
      await visitor.press(submit);
      expect(await busyButtons(visitor)).toBe(0);
      expect(await values(visitor)).toEqual(["", "", "", "Trebam krevet."]);
    },
  );
};
