import { type ParseError, printParseErrorCode } from "jsonc-parser";
import type { Advice, Fault } from "../finding";

/** A fault of syntax; a harmless one leaves no doubt about what belongs where. */
export type JsonFault = Fault & { harmless?: boolean };

/**
 * Puts the parser's errors, which stand in the order of the text, into an editor's words.
 *
 * @returns one fault for each cause; errors that only follow from an earlier one are left out
 */
export function explainJsonErrors(text: string, errors: readonly ParseError[]): JsonFault[] {
  return causes(text, errors).map((error) => ({ index: error.offset, ...explain(text, error) }));
}

function causes(text: string, errors: readonly ParseError[]): ParseError[] {
  const found: ParseError[] = [];
  let damageEnd = 0;
  for (const error of errors) {
    const last = found.at(-1);
    const between = text.slice(damageEnd, error.offset);
    const isOnSameLine = !between.includes("\n");
    const isInDamage = last && isBrokenQuote(last) && (isOnSameLine || !/\S/.test(between));
    const isNew = !isInDamage && error.offset !== last?.offset;
    if (isNew) found.push(error);
    if (isNew || isOnSameLine || isBrokenQuote(error)) {
      damageEnd = Math.max(damageEnd, error.offset + error.length);
    }
  }
  return found;
}

function isBrokenQuote({ error }: ParseError): boolean {
  return ["InvalidSymbol", "UnexpectedEndOfString"].includes(printParseErrorCode(error));
}

/** @returns what the editor is told, and where it is, if not where the parser stopped */
function explain(text: string, error: ParseError): Advice & Partial<JsonFault> {
  const spelling = text.slice(error.offset, error.offset + error.length);
  const previousEnd = text.slice(0, error.offset).trimEnd().length;

  switch (printParseErrorCode(error.error)) {
    case "PropertyNameExpected":
    case "ValueExpected":
      if (text[previousEnd - 1] === ",") {
        return {
          index: previousEnd - 1,
          harmless: true,
          message: "There is a comma too many here.",
          remedy: "Delete the comma.",
        };
      }
      return {
        message: "Here a name or a value is missing.",
        remedy: 'Write every entry as "name": "text".',
      };
    case "CommaExpected":
      return {
        index: previousEnd,
        harmless: true,
        message: `A comma is missing before ${spelling}.`,
        remedy: "Write a comma here, between the two entries.",
      };
    case "ColonExpected":
      return {
        index: previousEnd,
        message: "A colon is missing between a name and its text.",
        remedy: 'Write every entry as "name": "text".',
      };
    case "CloseBraceExpected":
    case "CloseBracketExpected":
      return {
        index: previousEnd,
        message: "A group is not closed: at the end of the file a brace } is missing.",
        remedy: "Close every group that opens with { by a }.",
      };
    case "EndOfFileExpected":
      return {
        harmless: true,
        message: `After the end of the content stands ${spelling}.`,
        remedy: "Delete what follows the last brace.",
      };
    case "InvalidCommentToken":
    case "UnexpectedEndOfComment":
      return {
        harmless: true,
        message: "Comments are not possible in a JSON file.",
        remedy: "Delete the comment.",
      };
    case "UnexpectedEndOfString":
      return {
        message: "A double quote is missing: the text that begins here does not end on its line.",
        remedy: 'Close the text with a straight double quote ("); a text stands on one line.',
      };
    case "InvalidUnicode":
    case "InvalidEscapeCharacter":
      return {
        index: error.offset + spelling.search(/\\(?!["\\/bfnrt]|u[\da-f]{4})/i),
        message: "A single backslash has no meaning here.",
        remedy: "Delete the backslash, or write \\\\ to show one.",
      };
    case "InvalidCharacter":
      return {
        index: error.offset + Math.max(0, spelling.search(/\p{Cc}/u)),
        message: "A text contains a tab or another invisible character.",
        remedy: "Write a space instead.",
      };
    case "UnexpectedEndOfNumber":
    case "InvalidNumberFormat":
      return {
        message: `"${spelling}" is not a complete number.`,
        remedy: "Write the number with digits only, such as 24.",
      };
    default:
      return {
        message: /^[“”„‟«»‘’‚'`]/.test(spelling)
          ? `${spelling} stands between the wrong kind of quotes.`
          : `${spelling} stands outside the double quotes: one quote is missing or one is too many.`,
        remedy:
          'Every name and every text stands between straight double quotes ("); a quote inside a text is written \\".',
      };
  }
}
