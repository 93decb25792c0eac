/**
 * Whether a text says the same in two languages though it should not. Names, single words and
 * placeholders may be alike; two words of ten letters together seldom are.
 */
export function isUntranslated(text: string, other: string): boolean {
  return text === other && isSentence(text);
}

function isSentence(text: string): boolean {
  const words = text.replace(/\{\{.*?\}\}|\S+[@/]\S+/g, " ").match(/\p{L}+/gu) ?? [];
  return words.length > 1 && words.join("").length >= 10;
}
