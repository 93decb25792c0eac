import fc from "fast-check";
import type { ContentFiles } from "../../src/checking/contentFiles";

/** A change of content files that an editor or a damaged disk might make. */
export type Mutation = { name: string; apply: (files: Map<string, Buffer>) => void };

const snippets = [
  ...'" \\ { } [ ] , : # --- <br> <!-- <script> &amp; {{ }} null 1e999 -0 🛏️ š'.split(" "),
  ..."{{company.name}} {{company.constructor}} {{company.__proto__}} {{year}}".split(" "),
  ..."[^1] [x](/gdpr) [x](javascript:alert(1)) ![x](x) $t(nav.home) $& __proto__".split(" "),
  ...["\n", "\r\n", "\t", "\0", "\uFEFF", "\u2028", "\\ud83d", "\\u0000", "s\u030c"],
  ...["---\n", "---js\n", "####### ", "- ", "1. ", "> ", "```\n", "|a|b|\n|-|-|\n"],
  ...["[x]: vbscript:y\n", '"__proto__": {},', '"constructor": "x",'],
  ...["<<<<<<< HEAD\n", "=======\n", ">>>>>>> desk\n"],
  ...["title: [\n", "title: !!js/function 'x'\n", "title: 2024-01-01\n", "title: &a x\nx: *a\n"],
  ...["[", "{", '{"a":', "> "].map((start) => start.repeat(3000)),
  ...["*a ", "- "].map((start) => start.repeat(500)),
];

const snippet = fc.oneof(
  fc.constantFrom(...snippets),
  fc.constantFrom("x", " ", "ž", "Novo ", "neu", "- new\n", "7"),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);

const share = fc.integer({ min: 0, max: 9999 }).map((part) => part / 10_000);

/** @returns one to three changes of the given files */
export function mutations(files: ContentFiles): fc.Arbitrary<Mutation[]> {
  const names = [...files.keys()];
  const texts = names.filter((name) => /\.(?:json|md)$/.test(name));
  const change = fc.oneof(
    { weight: 8, arbitrary: textChange(texts) },
    { weight: 4, arbitrary: valueChange(texts.filter((name) => name.endsWith(".json"))) },
    { weight: 2, arbitrary: byteChange(names) },
    { weight: 2, arbitrary: fileChange(names) },
  );
  return fc.array(change, { minLength: 1, maxLength: 3 });
}

function textChange(names: string[]): fc.Arbitrary<Mutation> {
  const edit = fc.constantFrom("insert", "replace", "delete", "double line", "cut off");
  return fc
    .tuple(fc.constantFrom(...names), edit, share, fc.integer({ min: 1, max: 40 }), snippet)
    .map(([file, kind, place, length, inserted]) => ({
      name: `${kind} ${JSON.stringify(inserted.slice(0, 40))} at ${place} in ${file}`,
      apply: (files) => {
        const text = files.get(file)?.toString("utf8") ?? "";
        const at = Math.floor(place * text.length);
        const lineEnd = text.indexOf("\n", at) + 1;
        const line = text.slice(text.lastIndexOf("\n", at) + 1, lineEnd);
        const changed = {
          insert: text.slice(0, at) + inserted + text.slice(at),
          replace: text.slice(0, at) + inserted + text.slice(at + length),
          delete: text.slice(0, at) + text.slice(at + length),
          "double line": text.slice(0, lineEnd) + line + text.slice(lineEnd),
          "cut off": text.slice(0, at),
        }[kind];
        files.set(file, Buffer.from(changed));
      },
    }));
}

function valueChange(names: string[]): fc.Arbitrary<Mutation> {
  const value = fc.oneof(
    snippet,
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom("", " ", "+387 33 1", "https://x", "a".repeat(5000), [], {}),
  );
  const key = fc.oneof(fc.constant(undefined), fc.constantFrom("__proto__", "toString", "titel"));
  return fc
    .tuple(fc.constantFrom(...names), share, value, key)
    .map(([file, place, written, newKey]) => ({
      name: `write ${JSON.stringify(written).slice(0, 60)} as ${newKey ?? "value"} at ${place} in ${file}`,
      apply: (files) => {
        const text = files.get(file)?.toString("utf8") ?? "";
        const entries = [...text.matchAll(/"(\w+)": ("(?:[^"\\\n]|\\.)*"|\d+)/g)];
        const entry = entries[Math.floor(place * entries.length)];
        if (entry === undefined) return;
        const end = entry.index + entry[0].length;
        const changed = `"${newKey ?? entry[1]}": ${JSON.stringify(written)}`;
        files.set(file, Buffer.from(text.slice(0, entry.index) + changed + text.slice(end)));
      },
    }));
}

function byteChange(names: string[]): fc.Arbitrary<Mutation> {
  return fc
    .tuple(fc.constantFrom(...names), share, fc.uint8Array({ maxLength: 8 }), fc.boolean())
    .map(([file, place, bytes, over]) => ({
      name: `bytes ${bytes} ${over ? "over" : "into"} ${file} at ${place}`,
      apply: (files) => {
        const before = files.get(file) ?? Buffer.alloc(0);
        const at = Math.floor(place * before.length);
        const rest = before.subarray(at + (over ? bytes.length : 0));
        files.set(file, Buffer.concat([before.subarray(0, at), bytes, rest]));
      },
    }));
}

function fileChange(names: string[]): fc.Arbitrary<Mutation> {
  const name = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom("content/legal/bs/404.md", "content/x", "content/images/a.pdf"),
    fc
      .tuple(
        fc.constantFrom("legal/de", "locales/en", "locales/fr", "site", "images", "."),
        fc.string({ unit: fc.constantFrom(..."aZ0-_. šü😀"), minLength: 1, maxLength: 8 }),
        fc.constantFrom(".md", ".json", ".webp", ""),
      )
      .map(([folder, stem, end]) => `content/${folder}/${stem}${end}`),
  );
  return fc
    .tuple(fc.constantFrom(...names), name, fc.constantFrom("delete", "move", "copy", "empty"))
    .map(([file, target, kind]) => ({
      name: `${kind} ${file}${kind === "delete" || kind === "empty" ? "" : ` to ${target}`}`,
      apply: (files) => {
        const bytes = files.get(file) ?? Buffer.alloc(0);
        if (kind === "empty") files.set(file, Buffer.alloc(0));
        if (kind === "move" || kind === "copy") files.set(target, bytes);
        if (kind === "delete" || (kind === "move" && target !== file)) files.delete(file);
      },
    }));
}
