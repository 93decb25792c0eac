import { type Language, languages } from "../../src/contract/languages";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { pagePaths, unknownPath } from "../support/content";
import { photograph } from "./photograph";

const screens = [
  { width: 375, height: 720 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const pageNames: Record<string, string> = { "/": "home", [unknownPath]: "404" };

/** Every page at every width in every language, with the name under which its picture is kept. */
export const views = [...pagePaths, unknownPath].flatMap((path) =>
  screens.flatMap((viewport) =>
    languages.map((language) => ({
      name: `${pageNames[path] ?? path.slice(1)}-${viewport.width}-${language}`,
      path,
      viewport,
      language,
    })),
  ),
);

export type View = (typeof views)[number];

/** The languages whose texts a view shows: the not-found page speaks all of them. */
export const languagesOf = ({ path, language }: View): readonly Language[] =>
  path === unknownPath ? languages : [language];

/** Opens a view and takes its picture. */
export async function photographView({ path, viewport, language }: View): Promise<Buffer> {
  const { page } = await openReadyPage(path, { viewport });
  await chooseLanguage(page, language);
  return photograph(page);
}
