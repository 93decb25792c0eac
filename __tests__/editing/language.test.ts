import { readFileSync } from "node:fs";
import { join } from "node:path";
import words from "../../src/editing/words/bs.json";
import { projectRoot } from "../support/useFolder";
import { Form } from "./support/form";

it("speaks Bosnian in a browser of another language, and leads to a token that lasts a year", async () => {
  const form = await Form.open({ locale: "de-DE" });
  await form.page.getByRole("button", { name: "Prijava tokenom" }).click();
  const link = form.page.getByRole("link", { name: /GitHub/ });

  expect(await link.getAttribute("href")).toContain("expires_in=365");
  await form.page.keyboard.press("Escape");
  await form.signIn();
  await form.choose("Podaci o kompaniji");
  // The CMS offers its own languages a moment later.
  await form.page.waitForTimeout(1000);
  expect(await form.page.getByText("Sveltia CMS").visible().count()).toBe(0);
  // The name that the CMS has for content without languages.
  expect(await form.page.getByLabel("_default").count()).toBe(0);
});

it("shows the texts as a list of their parts, with the headline of each, and offers no translation", async () => {
  const form = await Form.open();
  await form.signIn();
  await form.choose("Tekstovi");
  await form.field("hero").getByText("Krevet za njegu").waitFor();

  expect(await form.field("hero.title").count()).toBe(0);
  await form.show("de");
  await form.field("header", "de").waitFor();
  expect(await form.page.getByLabel("Prevedi", { exact: true }).visible().count()).toBe(0);
});

it("the CMS has a Bosnian or Croatian string for each English one that an editor can see", () => {
  const directory = join(projectRoot, "src/editing/node_modules/@sveltia/cms/locales");
  const namesIn = (tree: object): string[] =>
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === "object" ? namesIn(value).map((each) => `${name}.${each}`) : name,
    );
  const [all, croatian] = ["en-US", "hr"].map((language) =>
    namesIn(JSON.parse(readFileSync(join(directory, `${language}.json`), "utf8"))),
  );
  const known = new Set([...(croatian ?? []), ...namesIn(words.interface)]);

  // Faults of the configuration.
  expect(all?.filter((name) => !known.has(name) && !name.startsWith("config."))).toEqual([]);
});
