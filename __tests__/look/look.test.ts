import { changeOf, hasSameContent, startBaselines, writeBaseline } from "./baselines";
import { photographViews, places } from "./views";

/** `npm run look:accept` saves the pictures with which later runs compare theirs. */
const accepts = process.env.npm_lifecycle_event === "look:accept";

if (accepts) beforeAll(startBaselines);

const compares = accepts || hasSameContent ? it : it.skip;

compares.each(places)(
  "the look of $path at $viewport.width pixels is that of its baselines, unless the content has changed",
  async (place) => {
    const pictures = await photographViews(place);
    if (accepts) for (const { name, picture } of pictures) writeBaseline(name, picture);
    const changes = pictures.map(({ name, picture }) => changeOf(name, picture));
    expect((await Promise.all(changes)).filter(Boolean)).toEqual([]);
  },
);
