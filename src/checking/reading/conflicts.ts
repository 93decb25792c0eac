const conflict =
  /^<{7}(?: .*)?\r?\n(?<first>(?:[^\n]*\n)*?)(?:\|{7}[^\n]*\n(?:[^\n]*\n)*?)?={7}\r?\n(?:[^\n]*\n)*?>{7}.*$/gm;
const leftover = /^(?:<{7}|>{7})(?: .*)?$/gm;

/** @returns where merge conflicts, or single marks left of one, begin */
export function findConflicts(text: string): number[] {
  const whole = [...text.matchAll(conflict)];
  const rest = text.replace(conflict, blank).matchAll(leftover);
  return [...whole, ...rest].map((match) => match.index);
}

/**
 * Blanks all of a merge conflict but its first version, so that the rest of the file can be
 * checked. Every character that stays keeps its line and column.
 */
export function keepFirstSide(text: string): string {
  return text
    .replace(conflict, (whole: string, first: string) => {
      const start = whole.indexOf("\n") + 1;
      const end = start + first.length;
      return blank(whole.slice(0, start)) + first + blank(whole.slice(end));
    })
    .replace(leftover, blank);
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, " ");
}
