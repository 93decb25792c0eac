import { languages } from "../../contract/languages";
import { type Finding, findingsIn } from "../finding";
import { type FaultPattern, findFaults, type Passage } from "../reading/document";

const bold = /\*\*[^\s*]|(?<![\p{L}\p{N}_])__[^\s_]/u.source;
const wordBefore = /(?<![\p{L}\p{N}*_])/u.source;
const wordAfter = /(?![\p{L}\p{N}*_])/u.source;
const slanted = `${wordBefore}(?:\\*[^\\s*_][^*_]*\\*|_[^\\s*_][^*_]*_)${wordAfter}`;
const link = /\]\([^()\s]/.source;
const heading = /^#{1,6} /.source;

/** What a text may not have outside the body of a legal page. */
const markup: readonly FaultPattern[] = [
  { id: "htmlTag", pattern: /<[a-z!/?][^>]*>?/i },
  { id: "htmlEntity", pattern: /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i },
  { id: "script", pattern: /\b(?:java|vb)script:/i },
  { id: "nestedText", pattern: /\$t\(/ },
  {
    id: "markdownInText",
    pattern: new RegExp([bold, slanted, link, heading].join("|"), "u"),
  },
  { id: "lineBreak", pattern: /[\n\r]/ },
  { id: "invisible", pattern: /\t/ },
];

const foreignSign: FaultPattern = { id: "foreignSign", pattern: /\|/ };
const misplacedSign: FaultPattern = {
  id: "misplacedSign",
  pattern: /(?<![^\s|] )\||\|(?! [^\s|])/,
};

const control = /(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}]/u.source;
const brokenOrPrivate = /[\p{Cs}\p{Co}]/u.source;
/** Without the soft hyphen and the joiner of emoji. */
const unseenFormat = /(?![\u00AD\u200D])\p{Cf}/u.source;
const unseen = `${control}|${brokenOrPrivate}|${unseenFormat}`;
const invisible: FaultPattern = { id: "invisible", pattern: new RegExp(unseen, "u") };

const strayHyphen: FaultPattern = {
  id: "softHyphen",
  pattern: /(?<!\p{L})\u00AD|\u00AD(?!\p{L})/u,
};
const softHyphen: FaultPattern = { id: "softHyphen", pattern: /\u00AD/ };

/** Names of the texts that the page never breaks into lines. */
const unbrokenText = /(?:alt|label|description)$/i;

const latin = /\t\n\r\u0020-\u007E\u00A0-\u017F/.source;
const punctuation = /\u200D\u2010-\u2027\u202F-\u205E/.source;
const signs = /\u20A0-\u20CF\u2100-\u22FF\u25A0-\u25FF/.source;
/** Stands for the parts of a legal page that are no words. */
const replacement = /\uFFFC/.source;

const foreignCharacter: FaultPattern = {
  id: "foreignCharacter",
  pattern: new RegExp(`(?!${unseen})[^${latin}${punctuation}${signs}${replacement}]`, "u"),
};

const latinLanguages = languages.filter(
  (language) => new Intl.Locale(language).maximize().script === "Latn",
);

/** Reports invisible and foreign characters and, except in the body of a legal page, markup. */
export function checkCharacters(passage: Passage): Finding[] {
  const { name, language, text, groups } = passage;
  const patterns = [
    ...(name === "" ? [] : [...markup, groups ? misplacedSign : foreignSign]),
    invisible,
    unbrokenText.test(name) ? softHyphen : strayHyphen,
    ...(latinLanguages.includes(language) ? [foreignCharacter] : []),
  ];
  return findingsIn(passage, findFaults(text, patterns));
}
