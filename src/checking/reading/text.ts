import { type Check, fileFinding, findingAt, type Source, sourceOf } from "../finding";

/** Ten times what the longest legal page or translation needs. */
const largestFile = 500_000;

/** A merge conflict, of which the first version is caught, or a mark that is left of one. */
const conflict =
  /^<{7}(?: .*)?\r?\n((?:[^\n]*\n)*?)(?:\|{7}[^\n]*\n(?:[^\n]*\n)*?)?={7}\r?\n(?:[^\n]*\n)*?>{7}.*$|^(?:<{7}|>{7})(?: .*)?$/gm;

/**
 * Decodes a file and looks for faults that have nothing to do with its format.
 *
 * @returns the source, unless there is nothing in it to read on; of a merge conflict it holds the
 *   first version, all else blanked, so that places stay as they are
 */
export function* readText(file: string, bytes: Buffer): Check<Source | undefined> {
  if (bytes.length > largestFile) {
    yield fileFinding(file, {
      message: `The file has ${Math.round(bytes.length / 1000)} kB; a text file of the site has ${largestFile / 1000} kB at most.`,
      remedy: "Bring back its content from the history; something was pasted that does not belong.",
    });
    return undefined;
  }
  const text = decode(bytes);
  const source = sourceOf(file, text);
  if (bytes.toString("utf8") !== text) {
    yield fileFinding(file, {
      message: "The file begins with an invisible byte order mark (BOM).",
      remedy: 'Save the file with the encoding "UTF-8", not "UTF-8 with BOM".',
    });
  }
  const unreadable = text.search(/[\uFFFD\0]/);
  if (unreadable !== -1) {
    yield findingAt(source, unreadable, {
      message: "The file is not saved as UTF-8: here a letter cannot be read.",
      remedy: 'Save the file with the encoding "UTF-8" and fix letters that were lost.',
    });
  }
  const letters = [...text.matchAll(/\p{L}\p{M}+/gu)];
  const parted = letters.find(([letter]) => letter.normalize() !== letter);
  if (parted) {
    yield findingAt(source, parted.index, {
      message: "A letter is written in two parts, the letter and its accent.",
      remedy: "Write the words again from here on; words copied from a PDF often come so.",
    });
  }
  if (text.includes("\0")) return undefined;
  if (!/\S/.test(text)) {
    yield fileFinding(file, {
      message: "The file is empty.",
      remedy: "Bring back its content from the history, or write it anew.",
    });
    return undefined;
  }
  for (const { index } of text.matchAll(conflict)) {
    yield findingAt(source, index, {
      message: "Marks of a merge conflict are left in the file.",
      remedy:
        "Keep one of the two versions and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
    });
  }
  return sourceOf(file, keepFirstVersions(text));
}

/** Turns bytes into text without the byte order mark; what is not UTF-8 becomes U+FFFD. */
export function decode(bytes: Buffer): string {
  return bytes.toString("utf8").replace(/^\uFEFF/, "");
}

/** @returns a file as a source, whatever is wrong with it; a missing one is empty */
export function sourceIn(file: string, bytes: Buffer = Buffer.alloc(0)): Source {
  return sourceOf(file, decode(bytes));
}

function keepFirstVersions(text: string): string {
  return text.replace(conflict, (whole: string, first = "") => {
    const start = whole.indexOf("\n") + 1;
    return blank(whole.slice(0, start)) + first + blank(whole.slice(start + first.length));
  });
}

/** @returns the text with a space in place of each character, its lines kept */
export function blank(text: string): string {
  return text.replace(/[^\r\n]/g, " ");
}
