import { type Fault, type FaultPattern, findFaults } from "../reading/document";

export type ClaimKind = "heal" | "guarantee" | "price";

const amount = "\\d+(?:[.,]\\d+)*";
/** Sums of money, before or after their sign. */
const amounts = `${amount}\\s?(?:€|\\$|(?:KM|BAM|EUR|Euro)(?!\\p{L}))|[€$]\\s?${amount}`;

/** Beginnings of words, by language. A language without a pattern is not searched. */
const claims: Record<
  ClaimKind,
  Omit<FaultPattern, "pattern"> & { patterns: Partial<Record<string, RegExp>> }
> = {
  heal: {
    patterns: {
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
    patterns: {
      bs: wordsLike("garan[tc]|zagarant|jamč|zajamč|jamstv|sto posto|100 ?%"),
      de: wordsLike("garant|gewährleist|hundertprozentig|100 ?%"),
      en: wordsLike("guarant|warrant|100 ?%|one hundred per ?cent"),
    },
    message: (found) => `"${found}" may promise a guarantee that nobody has given.`,
    remedy: "Write what is done, without a guarantee.",
  },
  price: {
    patterns: {
      bs: wordsLike(`cijen(?:[aeou]|om|ama)(?!\\p{L})|cjeni|cjenovn|popust|${amounts}`),
      de: wordsLike(
        `preis(?:e[ns]?|liste\\p{L}*)?(?!\\p{L})|kaufpreis|mietpreis|rabatt|${amounts}`,
      ),
      en: wordsLike(`pric(?:e[sd]?|ing)(?!\\p{L})|discount|${amounts}`),
    },
    message: (found) => `"${found}" speaks of a price, which the site does not show.`,
    remedy: "Delete it; prices are told in the conversation.",
  },
};

/**
 * Looks for words that promise more than the provider may promise, or that name a price.
 *
 * @param kinds which promises are not allowed in this text
 * @returns the first word of each kind, with its place
 */
export function findClaims(
  text: string,
  language: string,
  kinds: readonly ClaimKind[] = ["heal", "guarantee", "price"],
): Fault[] {
  return kinds.flatMap((kind) => {
    const { patterns, ...advice } = claims[kind];
    const pattern = patterns[language];
    return pattern ? findFaults(text, [{ pattern, ...advice }]) : [];
  });
}

function wordsLike(beginnings: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings})\\p{L}*`, "iu");
}
