const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** @returns the text as it is written in HTML */
export const asText = (text: unknown): string =>
  String(text).replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** @returns a table whose first column names the rows; texts are escaped */
export function table(heads: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const head = heads.map((each) => `<th scope="col">${asText(each)}</th>`).join("");
  const body = rows.map(
    ([name, ...cells]) =>
      `<tr><th scope="row">${asText(name)}</th>${cells.map((cell) => `<td>${asText(cell)}</td>`).join("")}</tr>`,
  );
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
}

/** @returns what opens on a press; the content is HTML */
export const details = (summary: string, content: string, open = false): string =>
  `<details${open ? " open" : ""}><summary>${asText(summary)}</summary>${content}</details>`;
