import type { Page } from "playwright-core";
import { type SectionId, sectionIds } from "../../src/contract/sections";
import { chooseLanguage } from "../support/browser/language";
import { recordLiveRegions } from "../support/browser/liveRegions";
import { openPage, openReadyPage } from "../support/browser/openPage";
import { provokeFormErrors } from "../support/browser/states";
import { text } from "../support/content";

const roles = "heading|banner|navigation|main|region|form|contentinfo|complementary";
const part = new RegExp(`^ *- '?(${roles})(?: "(.*?)")?(?: \\[level=(\\d)\\])?'?:?`, "gm");

/** @returns landmarks and headings as a screen reader lists them */
async function outline(page: Page): Promise<string[]> {
  const snapshot = await page.locator("body").ariaSnapshot();
  return Array.from(snapshot.matchAll(part), ([, role, name = "", level]) =>
    `${level ? `h${level}` : role} ${name}`.replaceAll("\u00AD", "").replace(/\s/g, " ").trim(),
  );
}

const around = (...content: string[]) => [
  "banner",
  "navigation Main navigation",
  "main",
  ...content,
  "contentinfo",
  "h2 Our service",
  "h2 About us",
  "h2 Contact",
  "navigation Legal information",
];

const inSections: Partial<Record<SectionId, string[]>> = {
  process: [
    "h3 Conversation",
    "h3 Delivery and assembly",
    "h3 Hands-on demonstration",
    "h3 Payment comes last",
  ],
  quality: ["h3 Bed positions"],
  service: [
    "h3 Right into the room",
    "h3 Not left alone with a manual",
    "h3 No deposit",
    "h3 We take it away, too",
  ],
  contact: ["h3 Our team in Sarajevo", "form Contact form"],
};

const outlines: [path: string, content: string[]][] = [
  [
    "/",
    [
      "h1 A care bed for someone you love",
      ...sectionIds.slice(1).flatMap((id) => {
        const title = text("en", `${id}.title`).replace(/ \| |\s/g, " ");
        return [`region ${title}`, `h2 ${title}`, ...(inSections[id] ?? [])];
      }),
    ],
  ],
  [
    "/gdpr",
    [
      "h1 Privacy policy",
      "navigation On this page",
      "h2 Data controller",
      "h2 Data collection",
      "h2 Purpose and legal basis",
      "h2 Your rights",
      "h2 Cookies",
    ],
  ],
  ["/terms-of-service", ["h1 Terms of service"]],
  ["/nope", ["region Oops! Page not found", "h1 Oops! Page not found"]],
];

it.each(outlines)("%s has landmarks and headings", async (path, content) => {
  const page = await openReadyPage(path);
  await chooseLanguage(page, "en");
  expect(await outline(page)).toEqual(around(...content));
});

it("without scripts no two navigations have the same name", async () => {
  const page = await openPage("/", { javaScriptEnabled: false });
  const navigations = page.locator("nav").visible();
  const names = await navigations.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  expect(names).toEqual(["Glavna navigacija", "Pravne informacije"]);
});

it("a field with an error is invalid, and described by its hint and its error", async () => {
  const page = await openReadyPage("/");
  await chooseLanguage(page, "en");
  await provokeFormErrors(page, "en");
  for (const [name, description, invalid] of [
    ["Full name", "Error: Please enter your name", "true"],
    [
      "Email address",
      "For example: name@example.net Error: Please enter a valid email address",
      "true",
    ],
    ["Phone (optional)", "", null],
    ["Your message", "Error: Message must be at least 10 characters", "true"],
  ] as const) {
    const field = page.getByRole("textbox", { name, exact: true, description });
    expect([name, await field.getAttribute("aria-invalid")]).toEqual([name, invalid]);
  }
});

it("a screen reader announces the title of each next page in the chosen language alone, which is then removed", async () => {
  const page = await openReadyPage("/");
  const announcements = await recordLiveRegions(page);
  const hears = async (lang: string, text: string) =>
    expect(await announcements(1)).toEqual([{ lang, text: `${text} – Njega Plus` }]);

  await chooseLanguage(page, "en");
  await hears("en", "Home care beds in Bosnia and Herzegovina");
  for (const name of ["Privacy policy", "Legal notice"]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await hears("en", name);
  }
  await page.goBack();
  await hears("en", "Privacy policy");
  await chooseLanguage(page, "de");
  await hears("de", "Datenschutzerklärung");
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[role=status]")].every(({ textContent }) => !textContent),
  );
});

it("on a wide screen, a screen reader knows every visible picture that has a description", async () => {
  const page = await openReadyPage("/");
  const visible = await page
    .locator("main picture > img:not([alt=''])")
    .filter({ visible: true })
    .count();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const known = nodes.filter(
    ({ ignored, role, name }) => !ignored && role?.value === "image" && name?.value,
  );
  // One of the three pictures of the day is visible.
  expect(visible).toBe(9);
  expect(known.length).toBe(visible);
});
