import bosnian from "../../src/checking/messages.bs.json";
import english from "../../src/checking/messages.json";
import { useContentCopy } from "./contentCopy";

const placeholdersIn = (message: unknown) => JSON.stringify(message).match(/\{\w+\}/g) ?? [];

describe("the messages in Bosnian", () => {
  it("are those in English, and no others", () => {
    expect(Object.keys(bosnian.findings)).toEqual(Object.keys(english.findings));
  });

  it.each(Object.entries(bosnian.findings))("%s has values of the English one", (id, message) => {
    const values = placeholdersIn(english.findings[id as keyof typeof english.findings]);
    // The description of a value is English.
    const others = values.filter((value) => value !== "{description}");

    expect(others).toEqual(expect.arrayContaining(placeholdersIn(message)));
  });
});

describe("the command check:content bs", () => {
  const copy = useContentCopy();

  it("reports in Bosnian", () => {
    copy.edit("content/legal/de/gdpr.md", /\s*$/, "\n\nNeue<br>Zeile\n");
    const { stdout, status } = copy.run("command.mts", {}, "bs");
    const { message, remedy } = bosnian.findings.code;

    expect(stdout).toContain(
      `  greška  ${message.replace("{found}", "<br>")}\n  ${remedy}\n\ngreške: 1\n`,
    );
    expect(status).toBe(1);
  });
});
