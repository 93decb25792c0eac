import { headline } from "../support/browser/headline";
import { expectNoIncidents, openReadyPage } from "../support/browser/openPage";

it("Back and Forward show the page of the address when they are pressed faster than pages load", async () => {
  const visit = await openReadyPage("/");
  const { page } = visit;
  for (const slug of ["imprint", "gdpr", "terms-of-service"]) {
    await page.getByRole("contentinfo").locator(`a[href="/${slug}"]`).click();
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
  await expectNoIncidents(visit);
});
