import type { Language } from "../../src/contract/languages";
import { unknownPath } from "../support/content";
import {
  type ContentState,
  changeOf,
  contentState,
  hasSameContent,
  keptContent,
  keptNames,
} from "./baselines";
import { photographViews, places, type View } from "./views";

const kept = keptContent();
const now = contentState();

const views = places.flatMap((place) => place.views);
const isComparable = (view: View) => hasSameContent(view, kept, now);
const changed = views.filter((view) => !isComparable(view));
const comparable = places
  .map((place) => ({ ...place, views: place.views.filter(isComparable) }))
  .filter((place) => place.views.length > 0);

describe("the look of the site", () => {
  it("has a baseline of every view whose content has not changed", () => {
    const names = comparable.flatMap((place) => place.views.map(({ name }) => name));
    expect(keptNames()).toEqual(expect.arrayContaining(names));
  });

  if (comparable.length > 0) {
    it.each(comparable)(
      "matches the baselines of $path at $viewport.width pixels",
      async (place) => {
        const pictures = await photographViews(place);
        const changes = pictures.map(({ name, picture }) => changeOf(name, picture));
        expect((await Promise.all(changes)).filter(Boolean)).toEqual([]);
      },
    );
  }

  if (changed.length > 0) {
    it.skip.each(changed)(
      "is not compared in $name, whose content has changed: npm run look:accept",
      () => {},
    );
  }
});

describe("a change of content", () => {
  const before: ContentState = { bs: "1", de: "1", en: "1" };
  const german = { ...before, de: "2" };

  const view = (language: Language, path = "/"): View => ({ name: "", path, language });

  it("excludes the pictures of its language and no others", () => {
    expect(hasSameContent(view("de"), before, german)).toBe(false);
    expect(hasSameContent(view("bs"), before, german)).toBe(true);
    expect(hasSameContent(view("de"), before, before)).toBe(true);
  });

  it("excludes the not-found page, which has every language", () => {
    expect(hasSameContent(view("bs", unknownPath), before, german)).toBe(false);
  });
});
