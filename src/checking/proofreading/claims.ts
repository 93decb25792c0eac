import type { FaultPattern } from "../reading/document";

const amount = "\\d+(?:[.,]\\d+)*";
/** Sums of money, before or after their sign. */
const amounts = `${amount}\\s?(?:€|\\$|(?:KM|BAM|EUR|Euro)(?!\\p{L}))|[€$]\\s?${amount}`;

/** Words that promise more than the provider may promise, by what they begin with. */
export const claims = {
  heal: {
    pattern: {
      bs: wordsLike("liječ(?!ni)|izliječ|izlječ|zaliječ|ozdrav|iscjelj|iscijel|bezboln|bez bolova"),
      de: wordsLike(
        "heil(?!ig|bron|pädagog)|geheilt|genes|gesundmach|kurier(?!e?dienst)|schmerzfrei|schmerzlos",
      ),
      en: wordsLike("heal(?!th)|cure|curing|pain-?free|painless"),
    },
    message: (found) => `"${found}" may promise to heal, which the site must not do.`,
    remedy: "Write what the bed or the service does, not what it does for someone's health.",
  },
  guarantee: {
    pattern: {
      bs: wordsLike("garan[tc]|zagarant|jamč|zajamč|jamstv|sto posto|100 ?%"),
      de: wordsLike("garant|gewährleist|hundertprozentig|100 ?%"),
      en: wordsLike("guarant|warrant|100 ?%|one hundred per ?cent"),
    },
    message: (found) => `"${found}" may promise a guarantee that nobody has given.`,
    remedy: "Write what is done, without a guarantee.",
  },
  price: {
    pattern: {
      bs: wordsLike(`cijen(?:[aeou]|om|ama)(?!\\p{L})|cjeni|cjenovn|popust|${amounts}`),
      de: wordsLike(
        `preis(?:e[ns]?|liste\\p{L}*)?(?!\\p{L})|kaufpreis|mietpreis|rabatt|${amounts}`,
      ),
      en: wordsLike(`pric(?:e[sd]?|ing)(?!\\p{L})|discount|${amounts}`),
    },
    message: (found) => `"${found}" speaks of a price, which the site does not show.`,
    remedy: "Delete it; prices are told in the conversation.",
  },
} satisfies Record<string, FaultPattern>;

function wordsLike(beginnings: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings})\\p{L}*`, "iu");
}
