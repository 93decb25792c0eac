import { type ConfigData, HtmlValidate } from "html-validate";
import { builtPage } from "../support/build";
import { pagePaths } from "../support/content";

const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes HTML in this way; parsers accept it.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // The ids and the style of Gatsby's own elements.
    "valid-id": ["error", { relaxed: true }],
    "no-inline-style": "off",
    // The links of the header and of the side menu are never visible at once.
    "unique-landmark": "off",
    // The content check limits titles.
    "long-title": "off",
    // The styles prevent line breaks in phone numbers.
    "tel-non-breaking": "off",
    // The role keeps lists without bullets accessible in Safari. Lists may have a name.
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // The default type of an input is text.
    "no-implicit-input-type": "off",
    // Without scripts the form cannot send.
    "wcag/h32": "off",
  },
};

describe("the HTML", () => {
  const validator = new HtmlValidate(config);

  const faultsOf = async (html: string) =>
    (await validator.validateString(html)).results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );

  it.each([...pagePaths, "/404"])("of %s is valid", async (path) => {
    expect(await faultsOf(builtPage(path))).toEqual([]);
  });
});
