import { setTimeout } from "node:timers/promises";
import { typedValues } from "../../support/browser/form";
import { builtPage } from "../../support/build";
import type { Failure } from "../support/site";
import type { Journey } from ".";
import { field, fillIn, submit, values } from "./contactForm";
import { busyButtons, foreignChanges, german } from "./lateScripts";

const translatedSubmit = { role: "button", name: "Nachricht senden" };

/** Stand above the form on a page without scripts. */
const phone = { role: "link", name: "+387 33 412 907", within: "main" };
const notice = { role: "paragraph", text: "Bez JavaScripta" };

/** @returns the path of a file that the first view of a page needs: a script, or data of the page */
function fileOf(page: string, name: RegExp): string {
  const [, template = ""] = builtPage(page).split("<template");
  const paths = Array.from(template.matchAll(/ (?:src|href)="([^"]+)"/g), ([, path]) => path ?? "");
  return paths.find((path) => name.test(path)) ?? `no file of ${page} matches ${name}`;
}

export const lostFiles = ({ open, site }: Journey) => {
  it.each<[page: string, file: RegExp, how: Failure]>([
    ["/", /runtime/, "refused"],
    ["/", /component/, "missing"],
    ["/", /index\/page-data/, "unavailable"],
    ["/", /app-data/, "refused"],
    ["/", /sq\/d/, "missing"],
    ["/imprint", /component/, "unavailable"],
    ["/404", /sq\/d/, "unavailable"],
  ])(
    "on %s one request for %s that is %s changes nothing: a language that is pressed before comes",
    async (page, file, how) => {
      site().fail(fileOf(page, file), how, 1);
      const visitor = await open(page === "/404" ? "/unknown" : page);
      await visitor.press(german);
      await visitor.reads("de");
      await visitor.seesNo(notice);
      expect(await busyButtons(visitor)).toBe(0);
    },
  );

  it.each([/runtime/, /component/, /index\/page-data/, /sq\/d/])(
    "a message is sent although the first request for %s is never answered",
    async (file) => {
      site().fail(fileOf("/", file), "never answered", 1);
      const visitor = await open("/#contact");
      await fillIn(visitor);
      await visitor.evaluate(foreignChanges);
      await visitor.press(german);
      await visitor.reads("de");
      await visitor.seesNo(notice);
      await visitor.press(translatedSubmit);
      await visitor.sees({ role: "alert", text: "Vielen Dank!" });
      expect((await visitor.messages()).filter((line) => line.startsWith("log"))).toHaveLength(1);
    },
  );

  it.each<[file: string, how: Failure]>([
    ["/framework", "refused"],
    ["/component", "missing"],
    ["/page-data/index", "unavailable"],
    ["/page-data/sq", "missing"],
    ["/webpack-runtime", "never answered"],
  ])(
    "when %s is lost, %s, the page becomes one without scripts, and one with scripts as soon as it comes",
    async (file, how) => {
      site().fail(file, how);
      const visitor = await open("/#contact", 640);
      await fillIn(visitor);
      await visitor.press(submit);
      expect(await busyButtons(visitor)).toBe(1);
      await visitor.sees(notice);
      await visitor.sees(phone);
      await visitor.press(submit);
      expect(await busyButtons(visitor)).toBe(0);
      expect(await values(visitor)).toEqual(typedValues);
      await visitor.press(field("name"));
      await visitor.page.keyboard.type("!");

      site().fail(file);
      await visitor.hydrate();
      await visitor.seesNo(notice);
      await visitor.press(submit);
      await visitor.sees({ role: "alert", text: "Hvala!" });
    },
  );

  it("four seconds without a network during the first load change nothing", async () => {
    site().answerScripts("wait");
    const visitor = await open("/#contact");
    site().fail("/", "refused");
    site().answerScripts("dropped");
    await visitor.press(german);
    await setTimeout(4000);
    site().fail("/");
    site().answerScripts("respond");
    await visitor.reads("de");
    await visitor.seesNo(notice);
  });
};
