import type { Advice } from "../finding";

export type ClaimKind = "heal" | "guarantee" | "price";

const amount = "\\d+(?:[.,]\\d+)*";
/** Sums of money, before or after their sign. */
const amounts = `${amount}\\s?(?:€|\\$|(?:KM|BAM|EUR|Euro)(?!\\p{L}))|[€$]\\s?${amount}`;

/** Beginnings of words, by language. A language without a list is not searched. */
const claims: Partial<Record<string, Record<ClaimKind, RegExp>>> = {
  bs: {
    heal: wordsLike("liječ(?!ni)|izliječ|izlječ|zaliječ|ozdrav|iscjelj|iscijel|bezboln|bez bolova"),
    guarantee: wordsLike("garan[tc]|zagarant|jamč|zajamč|jamstv|sto posto|100 ?%"),
    price: wordsLike(`cijen(?:[aeou]|om|ama)(?!\\p{L})|cjeni|cjenovn|popust|${amounts}`),
  },
  de: {
    heal: wordsLike(
      "heil(?!ig|bron|pädagog)|geheilt|genes|gesundmach|kurier(?!e?dienst)|schmerzfrei|schmerzlos",
    ),
    guarantee: wordsLike("garant|gewährleist|hundertprozentig|100 ?%"),
    price: wordsLike(
      `preis(?:e[ns]?|liste\\p{L}*)?(?!\\p{L})|kaufpreis|mietpreis|rabatt|${amounts}`,
    ),
  },
  en: {
    heal: wordsLike("heal(?!th)|cure|curing|pain-?free|painless"),
    guarantee: wordsLike("guarant|warrant|100 ?%|one hundred per ?cent"),
    price: wordsLike(`pric(?:e[sd]?|ing)(?!\\p{L})|discount|${amounts}`),
  },
};

const advice: Record<ClaimKind, (found: string) => Advice> = {
  heal: (found) => ({
    message: `"${found}" may promise to heal, which the site must not do.`,
    remedy: "Write what the bed or the service does, not what it does for someone's health.",
  }),
  guarantee: (found) => ({
    message: `"${found}" may promise a guarantee that nobody has given.`,
    remedy: "Write what is done, without a guarantee.",
  }),
  price: (found) => ({
    message: `"${found}" speaks of a price, which the site does not show.`,
    remedy: "Delete it; prices are told in the conversation.",
  }),
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
): { index: number; advice: Advice }[] {
  return kinds.flatMap((kind) => {
    const match = claims[language]?.[kind].exec(text);
    return match ? [{ index: match.index, advice: advice[kind](match[0]) }] : [];
  });
}

function wordsLike(beginnings: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings})\\p{L}*`, "iu");
}
