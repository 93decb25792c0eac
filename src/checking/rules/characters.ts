import { languages } from "../../contract/languages";
import type { Finding } from "../finding";
import { checkPatterns, type FaultPattern, type Passage } from "../reading/document";

const wordBefore = /(?<![\p{L}\p{N}*_])/u.source;
const emphasis = `${wordBefore}(\\*\\*?|__?)[^\\s*_][^*_]*\\1`;
const link = /\]\([^()\s]/.source;
const heading = /^#{1,6} /.source;

/** Markup, which only the body of a legal page may contain. */
const markup: readonly FaultPattern[] = [
  { id: "htmlTag", pattern: /<[a-z!/?][^>]*>?/i },
  { id: "htmlEntity", pattern: /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i },
  { id: "script", pattern: /\b(?:java|vb)script:/i },
  { id: "nestedText", pattern: /\$t\(/ },
  { id: "markdownInText", pattern: new RegExp([emphasis, link, heading].join("|"), "u") },
  { id: "lineBreak", pattern: /[\n\r]/ },
  { id: "invisible", pattern: /\t/ },
];

const foreignSign: FaultPattern = { id: "foreignSign", pattern: /\|/ };
const misplacedSign: FaultPattern = {
  id: "misplacedSign",
  pattern: /(?<![^\s|] )\||\|(?! [^\s|])/,
};

/** Invisible characters, except the soft hyphen and the joiner of emoji. */
const unseen = /(?![\t\n\r\u00AD\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
const invisible: FaultPattern = { id: "invisible", pattern: unseen };

const strayHyphen = /(?<!\p{L})\u00AD|\u00AD(?!\p{L})/u;

const latin = /\t\n\r\u0020-\u007E\u00A0-\u017F/.source;
const punctuation = /\u200D\u2010-\u2027\u202F-\u205E/.source;
const signs = /\u20A0-\u20CF\u2100-\u22FF\u25A0-\u25FF/.source;
/** Replaces the parts of a legal page that are not words. */
const replacement = /\uFFFC/.source;

const foreignCharacter: FaultPattern = {
  id: "foreignCharacter",
  pattern: new RegExp(`(?!${unseen.source})[^${latin}${punctuation}${signs}${replacement}]`, "u"),
};

const latinLanguages = languages.filter(
  (language) => new Intl.Locale(language).maximize().script === "Latn",
);

/** Reports invisible and foreign characters and, except in the body of a legal page, markup. */
export function checkCharacters(passage: Passage): Finding[] {
  const { name, language, groups } = passage;
  const patterns: FaultPattern[] = [
    ...(name === "" ? [] : [...markup, groups ? misplacedSign : foreignSign]),
    invisible,
    { id: "softHyphen", pattern: strayHyphen },
    ...(latinLanguages.includes(language) ? [foreignCharacter] : []),
  ];
  return checkPatterns(passage, patterns);
}
