import { sourceOf } from "../../src/checking/finding";
import { findUnreadable } from "../../src/checking/reading/unreadable";
import { finding, placeOf } from "./contentCopy";
import { checkWith, content, edit, end, itAccepts, page, table, textOf } from "./editedContent";

const [bosnian, german] = [table("bs"), table("de")];
const company = "content/site/company.json";
const subtitle = /(?<="subtitle": )".*"/;
const representative = /(?<="representative": )".*"/;

/** What Windows has for the codes from 80 to 9F. */
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** What programs make of a text in UTF-8. */
const programs = {
  "Latin-1": (text: string) => Buffer.from(text).toString("latin1"),
  "windows-1252": (text: string) =>
    Buffer.from(text)
      .toString("latin1")
      .replace(/[\x80-\x9F]/g, (code) => windows1252[code.charCodeAt(0) - 0x80] ?? ""),
  "windows-1250": (text: string) => new TextDecoder("windows-1250").decode(Buffer.from(text)),
  "windows-1252, twice": (text: string) => {
    const once = programs["windows-1252"];
    return once(once(text));
  },
  ASCII: (text: string) => text.replace(/[^\0-\x7F]/g, "?"),
  "bytes of ASCII": (text: string) => text.replace(/[^\0-\x7F]/g, "??"),
};

const files = [...content.keys()].filter((file) => /\.(?:json|md)$/.test(file));

describe.each(Object.entries(programs))("what a program has saved as %s", (_name, spoil) => {
  it.each(files.filter((file) => spoil(textOf(file)) !== textOf(file)))(
    "is not published: %s",
    async (file) => {
      const errors = (await checkWith({ [file]: spoil(textOf(file)) })).filter(
        (each) => each.file === file && each.severity === "error",
      );
      // All that English loses are dashes, and apostrophes at the end of a word.
      expect(errors).toHaveLength(1);
      expect(errors[0]?.message).toMatch(
        /^(?:Letters|Places) of this file (?:that|where) a program has/,
      );
    },
  );
});

describe("one sentence that a program has spoiled", () => {
  it.each([
    ["garbled, in a table", bosnian, subtitle, '"Vaša ▸kuÄ‡a."', "kuÄ‡a was kuća"],
    ["garbled by another program", bosnian, subtitle, '"▸kuĹľni Å¡"', "kuĹľni was kužni"],
    ["with an invisible sign", bosnian, subtitle, '"mora ▸veÄ\u0087"', "veÄ\u0087 was već"],
    ["garbled twice", german, subtitle, '"Hilfe ▸fÃƒÂ¼r Sie"', "fÃƒÂ¼r was für"],
    ["with a garbled dash", german, subtitle, '"Bett ▸â€“ neu"', "â€“ was –"],
    ["with a garbled quote", german, subtitle, '"▸â€žBettâ€œ"', "â€žBettâ€œ was „Bett“"],
    ["garbled, in a fact", company, representative, '"Amra ▸HadÅ¾iÄ‡"', "HadÅ¾iÄ‡ was Hadžić"],
    ["garbled, in front matter", page("bs"), /(?<=title: ).*/, '"▸KolaÄŤiÄ‡i"', "was Kolačići"],
    ["garbled, in a page", page("bs"), end, "\n\nDobro ▸doĹˇli.\n", "doĹˇli was došli"],
    ["without its letters", bosnian, subtitle, '"Va?a ku?a."', "The first: Va?a"],
    ["without a first letter", bosnian, subtitle, '"Ovo je ▸?ivot."', "The first: ?ivot"],
    ["without an Ä", german, subtitle, '"Die ▸?rztin"', "The first: ?rztin"],
    ["without a capital letter", german, subtitle, '"IHR ▸B?RO"', "The first: B?RO"],
    ["with several marks", bosnian, subtitle, '"Vaša ▸ku??a."', "The first: ku??a"],
    ["without its dash", german, subtitle, '"Lieferung ▸? und Aufbau"', "The first: ?"],
    ["without a sign of multiplication", german, subtitle, '"▸90?200 cm"', "The first: 90?200"],
    ["without its quotes", german, subtitle, '"Das ▸?Bett?"', "The first: ?Bett?"],
    ["without letters, in a fact", company, representative, '"Amra ▸Hadži?"', "Hadži?"],
    ["without letters, in a link", page("de"), end, "\n\n[▸f?r](/gdpr)\n", "The first: f?r"],
    ["without letters, in front matter", page("de"), /(?<=title: ).*/, '"▸F?r"', "The first: F?r"],
  ])("is reported: %s", async (_what, file, replace, by, message) => {
    const marked = edit(file, replace, by.includes("▸") ? by : by.replace('"', '"▸'));
    const found = (await checkWith({ [file]: marked.replace("▸", "") })).filter(
      ({ severity }) => severity === "error",
    );

    expect(found).toEqual([
      finding(file, placeOf(marked, /▸/), message, "error", "Bring back the earlier version"),
    ]);
  });

  it("is counted with the others of its file", async () => {
    const [error] = await checkWith({ [bosnian]: edit(bosnian, subtitle, '"kuÄ‡a, reÄ‡i"') });

    expect(error?.message).toContain("garbled: 2. ");
  });
});

describe("an ordinary text", () => {
  itAccepts(german, [
    ["questions", subtitle, '"Wann? (Ja?) „Wie?“ So?Ja Wo?! Was?, wer ? Ich?"'],
    ["letters in quotes", subtitle, '"„Ä“, ‚Ä‘, “Ä”, »Ö«, „Ö…“"'],
    ["addresses", subtitle, '"https://a.ba/b?c=d a.ba/b?c www.a.ba/?b=c x?y=z"'],
  ]);
  itAccepts(page("de"), [
    ["addresses", end, "\n\n[a](https://a.ba/?x=1) [b](mailto:a@b.ba?subject=c) (a.ba/b?c=1)\n"],
  ]);
});

describe("the time for a text", () => {
  it.each(["a", "Ä", "?", "a?", "“Ä", " ?", "a ", "a,", "Ã"])(
    "of 600 kB is well under a second, also of one kind of sign: %s",
    (sign) => {
      // A larger file is not searched at all.
      const parts = Array.from({ length: 4 }, () =>
        sourceOf("a", sign.repeat(150_000 / sign.length)),
      );
      const start = performance.now();
      parts.forEach(findUnreadable);

      expect(performance.now() - start).toBeLessThan(500);
    },
  );
});

it("the letters of a new language are those of the fonts", () => {
  jest.isolateModules(() => {
    jest.doMock("../../src/delivery/fonts/characters", () => ({ characters: { latin: "ő" } }));
    const { findUnreadable } = jest.requireActual("../../src/checking/reading/unreadable");

    expect(findUnreadable(sourceOf("a", "esÅ‘"))?.message).toContain("esÅ‘ was eső");
    expect(findUnreadable(sourceOf("a", "kuÄ‡a"))).toBeUndefined();
  });
});
