import { changeOf, hasSameContent, startBaselines, writeBaseline } from "./baselines";
import { photographViews, places } from "./views";

/** `npm run look:accept` saves the pictures with which later runs compare theirs. */
const accepts = process.env.npm_lifecycle_event === "look:accept";

const views = places.flatMap((place) => place.views);
const comparable = places
  .map((place) => ({ ...place, views: place.views.filter(hasSameContent) }))
  .filter((place) => place.views.length > 0);
const changed = views.filter((view) => !hasSameContent(view));

if (accepts) {
  beforeAll(startBaselines);

  it.each(places)("saves the look of $path at $viewport.width pixels", async (place) => {
    for (const { name, picture } of await photographViews(place)) writeBaseline(name, picture);
  });
} else {
  describe("the look of the site", () => {
    for (const place of comparable) {
      it(`is that of the baselines of ${place.path} at ${place.viewport.width} pixels`, async () => {
        const pictures = await photographViews(place);
        const changes = pictures.map(({ name, picture }) => changeOf(name, picture));
        expect((await Promise.all(changes)).filter(Boolean)).toEqual([]);
      });
    }

    for (const { name } of changed) {
      it.skip(`is not compared in ${name}, whose content has changed: npm run look:accept`, () => {});
    }
  });
}
