import { z } from "zod";
import { localized } from "../../src/contract/text";
import { siteFileTypes } from "../../src/gatsby/node/siteFileTypes";

jest.mock("../../src/contract/siteFiles", () => ({
  get siteFiles() {
    const item = z.strictObject({ question: localized("A question"), order: z.int().optional() });
    return { questions: z.strictObject({ list: z.array(item), open: z.boolean() }) };
  },
}));

it("a new file in content/site has the GraphQL types of its schema", () => {
  expect(siteFileTypes.join("\n").replace(/ +/g, " ")).toBe(
    "type Questions implements Node @dontInfer { list: [QuestionsList!]! open: Boolean! }\n" +
      "type QuestionsList { question: JSON! order: Int }",
  );
});
