import { type Finding, findingAt, type Source } from "./finding";

const declaration = /languages = \[([^\]]*)\] as const;/;
const code = /^"[a-z]{2}"$/;

/** Checks src/contract/languages.ts before its import, to report its errors like those of `content`. */
export function checkLanguageList(source: Source): Finding[] {
  const [found = "", list = ""] = declaration.exec(source.text) ?? [];
  const codes = list.replace(/,\s*$/, "").split(",");
  const names = new Set(codes.map((written) => written.trim()));
  const isSound = names.size === codes.length && [...names].every((name) => code.test(name));
  return isSound ? [] : [findingAt(source, source.text.indexOf(found), "languageList")];
}
