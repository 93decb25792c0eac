import { openPage } from "../support/browser/openPage";

it("what settles in on a screen stands in its place on paper", async () => {
  const { page } = await openPage("/", { reducedMotion: "no-preference" });
  const animations = () =>
    page
      .locator(".settle")
      .evaluateAll((elements) => elements.map((each) => getComputedStyle(each).animationName));

  expect(new Set(await animations())).toEqual(new Set(["settle"]));
  await page.emulateMedia({ media: "print" });
  expect(new Set(await animations())).toEqual(new Set(["none"]));
});
