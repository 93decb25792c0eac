import type { Page } from "playwright-core";
import { nextFrames } from "../support/browser/elements";
import { field, fieldValues, submitButton, validValues } from "../support/browser/form";
import { delayRequests, lateScripts } from "../support/browser/interception";
import { chooseLanguage, headline, languageButton } from "../support/browser/language";
import { recordLiveRegions } from "../support/browser/liveRegions";
import {
  expectNoIncidents,
  firstEvent,
  incidents,
  openPage,
  openReadyPage,
  siteOrigin,
} from "../support/browser/openPage";
import {
  expectReadable,
  openSideMenu,
  phone,
  provokeFormErrors,
  sendForm,
} from "../support/browser/states";
import { builtFiles } from "../support/build";
import { pageMetadata, text } from "../support/content";
import { waitUntil } from "../support/waitUntil";

const legalLink = (page: Page, slug: string) =>
  page.getByRole("contentinfo").locator(`a[href="/${slug}"]`);

const busyLink = (page: Page) => page.locator("footer a[aria-busy=true]");

const expectComplete = async (page: Page, path: string) => {
  await headline(page, "bs", path).waitFor();
  const sections = ["home", "process", "quality", "service", "contact"];
  await expectReadable(page, path === "/" ? sections : []);
};

const notFound = { status: 404 };
const broken = { contentType: "application/json", body: "{" };
const losses: [string, (page: Page, path: string) => Promise<unknown>][] = [
  ["does not exist", (page, path) => page.route(path, (route) => route.fulfill(notFound))],
  ["is aborted", (page, path) => page.route(path, (route) => route.abort())],
  ["is not valid JSON", (page, path) => page.route(path, (route) => route.fulfill(broken))],
];

it.each(losses)(
  "a page stays readable when its data %s, and a link opens it",
  async (_how, lose) => {
    const expectCompleteAfterEvent = async (page: Page, path: string) => {
      await firstEvent(page);
      await page.waitForLoadState("networkidle");
      await expectComplete(page, path);
    };
    const page = await openPage("/", { prepare: (each) => lose(each, "**/page-data/**") });
    await expectCompleteAfterEvent(page, "/");

    const other = await openReadyPage("/", {
      prepare: (each) => lose(each, "**/page-data/imprint/**"),
    });
    await legalLink(other, "imprint").click();
    await headline(other, "bs", "/imprint").waitFor();
    expect(other.url()).toBe(`${siteOrigin()}/imprint`);
    await expectCompleteAfterEvent(other, "/imprint");
  },
);

it("what is typed before and at hydration stays while the visitor reads another page", async () => {
  const { releaseScripts, options } = lateScripts();
  const page = await openPage("/", options);
  await field(page, "name").fill(validValues.name);
  await page.evaluate((message) => {
    addEventListener("site-ready", () => {
      document.querySelector("textarea")?.focus();
      document.execCommand("insertText", false, message);
      document.querySelector<HTMLElement>("footer a[href='/gdpr']")?.click();
    });
  }, validValues.message);
  releaseScripts();
  await headline(page, "bs", "/gdpr").waitFor();
  await page.goBack();
  await headline(page, "bs", "/").waitFor();
  expect(await fieldValues(page)).toEqual([validValues.name, "", "", validValues.message]);

  await field(page, "phone").fill(validValues.phone);
  await legalLink(page, "gdpr").click();
  await headline(page, "bs", "/gdpr").waitFor();
  await page.goBack();
  await headline(page, "bs", "/").waitFor();
  expect(await field(page, "phone").inputValue()).toBe(validValues.phone);
});

it("the thanks of the form stay in their place while the visitor reads another page", async () => {
  const page = await openReadyPage("/#contact", phone);
  await sendForm(page);
  await legalLink(page, "gdpr").scrollIntoViewIfNeeded();
  const left = await legalLink(page, "gdpr").boundingBox();
  const announced = await recordLiveRegions(page);
  await legalLink(page, "gdpr").click();
  await headline(page, "bs", "/gdpr").waitFor();
  const news = await announced(1);
  await page.goBack();
  await headline(page, "bs", "/").waitFor();

  await page.getByText(text("bs", "contact.success")).waitFor();
  expect(await legalLink(page, "gdpr").boundingBox()).toEqual(left);
  const titles = ["/gdpr", "/"].map((path) => pageMetadata("bs", path).title);
  expect([...news, ...(await announced(1))].map((each) => each.text)).toEqual(titles);
});

it("a language that is pressed before the styles of the sections have loaded is applied", async () => {
  const { prepare, release } = delayRequests("**/sections.*.css");
  const page = await openPage("/", { prepare, waitUntil: "commit" });
  await languageButton(page, "de").click();
  release();
  await headline(page, "de", "/").waitFor();
});

describe("a page whose data is slow", () => {
  const openWithSlowImprint = async () => {
    const { prepare, release } = delayRequests("**/page-data/imprint/**");
    const page = await openReadyPage("/", { prepare });
    return { page, releaseData: release };
  };

  it("marks its link as busy, and leaves the previous page usable until it is loaded", async () => {
    const { page, releaseData } = await openWithSlowImprint();
    await legalLink(page, "imprint").click();
    await busyLink(page).waitFor();

    await chooseLanguage(page, "de");
    await provokeFormErrors(page, "de");

    releaseData();
    await headline(page, "de", "/imprint").waitFor();
    expect(await busyLink(page).count()).toBe(0);
    await expectNoIncidents(page);
  });

  it("leaves the side menu open, with its link marked as busy, until it is loaded", async () => {
    const { prepare, release } = delayRequests("**/page-data/imprint/**");
    const page = await openReadyPage("/", { ...phone, prepare });
    const menu = await openSideMenu(page);
    await menu.locator("a[href='/imprint']").tap();
    await menu.locator("a[aria-busy=true]").waitFor();
    release();
    await headline(page, "bs", "/imprint").waitFor();
    await menu.waitFor({ state: "hidden" });
  });

  const elsewhere: [string, (page: Page) => Promise<void>, string][] = [
    ["another page", (page) => legalLink(page, "gdpr").click(), "/gdpr"],
    ["a section", (page) => page.locator("header a[href='#service']").click(), "/#service"],
  ];

  it.each(elsewhere)("is not shown after the visitor has opened %s", async (_what, go, address) => {
    const { page, releaseData } = await openWithSlowImprint();
    await legalLink(page, "imprint").click();
    await busyLink(page).waitFor();
    await go(page);
    await page.waitForURL(`**${address}`);
    expect(await busyLink(page).count()).toBe(0);
    releaseData();
    await page.evaluate(async () => {
      await window.___loader.loadPage("/imprint");
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });

    expect(page.url()).toBe(`${siteOrigin()}${address}`);
    await headline(page, "bs", address.split("#")[0] ?? "").waitFor();
  });
});

it("Back and Forward show the page of the address when they are pressed faster than pages load", async () => {
  const page = await openReadyPage("/");
  for (const slug of ["imprint", "gdpr", "terms-of-service"]) {
    await legalLink(page, slug).click();
    await headline(page, "bs", `/${slug}`).waitFor();
  }
  await page.evaluate(async () => {
    for (const steps of [-1, 1, -1, 1, 1, -1]) {
      history.go(steps);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForFunction(() => {
    const state = window as Window & { lastPlace?: string; since?: number };
    const place = `${location.pathname} ${document.querySelector("h1")?.textContent}`;
    const frames = place === state.lastPlace ? (state.since ?? 0) + 1 : 0;
    Object.assign(state, { lastPlace: place, since: frames });
    return frames > 20;
  });

  expect(await headline(page, "bs", new URL(page.url()).pathname).count()).toBe(1);
  await expectNoIncidents(page);
});

/** The names of the scripts without their hashes. */
const scripts = new Set(
  builtFiles(".js").flatMap((file) => /^(.+)-[0-9a-f]{20}\.js$/.exec(file)?.[1] ?? []),
);

it.each([...scripts])(
  "a page without the script %s stays readable and loses no text",
  async (script) => {
    const page = await openPage("/", {
      prepare: (each) => each.route(`**/${script}-*.js`, (route) => route.fulfill({ status: 404 })),
    });
    await field(page, "name").fill(validValues.name);
    await submitButton(page).click();

    await expectComplete(page, "/");
    expect(await field(page, "name").inputValue()).toBe(validValues.name);
    await legalLink(page, "imprint").click();
    await headline(page, "bs", "/imprint").waitFor();
    expect(page.url()).toBe(`${siteOrigin()}/imprint`);
  },
);

it("the site works in a browser without any storage", async () => {
  const page = await openReadyPage("/", {
    prepare: (page) =>
      page.addInitScript(() => {
        const deny = () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        };
        for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
          Object.defineProperty(window, name, { get: deny });
        }
        Object.defineProperty(document, "cookie", { get: deny, set: deny });
      }),
  });
  await chooseLanguage(page, "de");
  await legalLink(page, "gdpr").click();
  await headline(page, "de", "/gdpr").waitFor();
  await page.goBack();
  await headline(page, "de", "/").waitFor();

  await expectNoIncidents(page);
});

it("a page keeps its place when a link is pressed without a connection", async () => {
  const page = await openReadyPage("/");
  await page.context().setOffline(true);
  await legalLink(page, "imprint").scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  await legalLink(page, "imprint").click();
  // Before that, Back would leave the entry of this page.
  await waitUntil("the error page", async () => page.url().startsWith("chrome-error:"));
  await page.context().setOffline(false);
  await page.goBack();
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 10, place);
});

it("a page that is loaded again keeps its place when its fonts come late", async () => {
  const page = await openReadyPage("/");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 100));
  const place = await page.evaluate(() => scrollY);
  await page.waitForFunction((top) => history.state.top === top, place);
  const { prepare, release } = delayRequests("**/*.woff2");
  await prepare(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.waitForFunction((top) => scrollY === top, place);
  expect(await page.evaluate(() => document.fonts.status)).toBe("loading");

  release();
  await page.waitForFunction(() => document.fonts.status === "loaded");
  await nextFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

it("a connection that is lost before the first event leaves the page usable", async () => {
  const page = await openPage("/", phone);
  await page.waitForFunction(() => {
    const files = "head > :is([as=script], [as=fetch])";
    const preloads = [...document.querySelectorAll<HTMLLinkElement>(files)];
    const arrived = performance.getEntriesByType("resource").map(({ name }) => name);
    return preloads.length > 0 && preloads.every(({ href }) => arrived.includes(href));
  });
  await page.context().setOffline(true);

  await chooseLanguage(page, "de");
  const translated = await openSideMenu(page, "de");
  await translated.getByRole("link", { name: text("de", "nav.contact"), exact: true }).click();
  await translated.waitFor({ state: "hidden" });
  await sendForm(page, "de");
  expect((await incidents(page)).filter((line) => line.startsWith("log: "))).toHaveLength(1);
  expect((await incidents(page)).filter((line) => line.startsWith("uncaught: "))).toEqual([]);
});
