import bosnian from "../../src/checking/messages.bs.json";
import english from "../../src/checking/messages.json";
import { useContentCopy } from "./contentCopy";

type Message = { message: string; remedy: string };

/** The values that consist of English words. */
const inEnglish = /\{(?:block|expected|fixed|format|other|others|own|reason|shape|verb)\}/;

const placeholdersIn = ({ message, remedy }: Message) => `${message} ${remedy}`.match(/\{\w+\}/g);

describe("the messages in Bosnian", () => {
  const copy = useContentCopy();

  it("are those in English, and no others", () => {
    expect(Object.keys(bosnian)).toEqual(Object.keys(english));
  });

  it.each(Object.entries<Message>(bosnian))(
    "%s has values of the English one, and no English words",
    (id, message) => {
      const known = placeholdersIn(english[id as keyof typeof english]) ?? [];

      expect(known).toEqual(expect.arrayContaining(placeholdersIn(message) ?? []));
      expect(`${message.message} ${message.remedy}`).not.toMatch(inEnglish);
    },
  );

  it("are those of `npm run check:content bs`", () => {
    copy.edit("content/locales/de/translation.json", /"skip": ".*"/, '"skip": "**Zum Inhalt**"');
    const { stdout, status } = copy.run("command.mts", {}, "bs");

    expect(stdout).toContain(
      "  greška  Na stranici bi se vidio znak **Zum Inhalt**\n  Obrišite ga.",
    );
    expect(stdout).toContain("\n\ngreške: 1\n");
    expect(status).toBe(1);
  });
});
