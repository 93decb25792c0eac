import { contactSchema } from "../../src/sections/Contact/contactSchema";

describe("the rules of the contact form", () => {
  it("answer values that are missing with the messages of the form", () => {
    const { error } = contactSchema.safeParse({});

    expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["name", "contact.validation.name"],
      ["email", "contact.validation.email"],
      ["message", "contact.validation.message"],
    ]);
  });
});
