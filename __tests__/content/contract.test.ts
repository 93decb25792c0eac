import { text } from "../support/content";
import { finding, placeOf } from "./contentCopy";
import { checkEdited, content, contentWith, edit, textOf } from "./editedContent";

describe("the content contract", () => {
  it("accepts the content of the site", async () => {
    expect(await checkEdited(content)).toEqual([]);
  });

  it.each([
    ["contact.validation.name", "Please enter your name"],
    ["contact.validation.email", "Please enter a valid email address"],
    ["contact.validation.message", "Message must be at least 10 characters"],
    ["contact.success", "Thank you! Your message has been sent. We will contact you soon."],
    ["notFound.message", "Oops! Page not found"],
    ["notFound.returnHome", "Return to Home"],
    ["error.title", "Unexpected Application Error"],
  ] as const)("holds the words of the specification: %s", (key, words) => {
    // Some spaces may not break.
    expect(text("en", key).replace(/\s/g, " ")).toBe(words);
  });

  it("accepts files with the line ends of Windows", async () => {
    const texts = [...content.keys()].filter((file) => /\.(?:json|md)$/.test(file));
    const windows = texts.map((file) => [file, textOf(file).replace(/\r?\n/g, "\r\n")]);

    expect(await checkEdited(contentWith(Object.fromEntries(windows)))).toEqual([]);
  });

  it("tells several faults in several files in one run, errors before warnings", async () => {
    const faults = [
      ["content/legal/de/gdpr.md", /^- (?=\*)/m, "- ▸{{company.nam}} ", "{{company.name}}"],
      ["content/locales/de/translation.json", /(?<="skip": )".*"/, '▸""', "is empty"],
      ["content/locales/en/translation.json", /\s*\}\s*$/, "▸,\n}\n", "comma"],
      ["content/site/company.json", /(?<="phone": )".*"/, '▸"033 000 000"', '"phone"'],
      ["content/locales/bs/translation.json", /(?<="skip": ")/, "▸  Na ", "A space", "warning"],
    ] as const;
    const marked = faults.map(([file, replace, by]) => [file, edit(file, replace, by)] as const);

    expect(
      await checkEdited(
        contentWith(
          Object.fromEntries(marked.map(([file, text]) => [file, text.replace("▸", "")])),
        ),
      ),
    ).toEqual(
      faults.map(([file, , , message, severity], index) =>
        finding(file, placeOf(marked[index]?.[1] ?? "", /▸/), message, severity),
      ),
    );
  });
});
