import { contactSchema } from "../../src/sections/Contact/contactSchema";

const sound = { name: "Amra", email: "amra@example.com", phone: "", message: "Dobar dan svima" };

const messagesFor = (values: Record<string, unknown>) =>
  contactSchema
    .safeParse(values)
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

describe("the rules of the contact form", () => {
  it("answer values that are missing with the messages of the form", () => {
    expect(messagesFor({})).toEqual([
      ["name", "contact.validation.name"],
      ["email", "contact.validation.email"],
      ["message", "contact.validation.message"],
    ]);
  });

  it.each([
    ["name", "  Ab  ", "  A  "],
    ["email", " amra@example.com ", "amra@example"],
    ["email", "amra.h+njega@example.co.uk", "amra example.com"],
    ["message", " 0123456789 ", " 012345678 "],
  ])("let the %s be %j, but not %j", (field, good, bad) => {
    expect(messagesFor({ ...sound, [field]: good })).toEqual([]);
    expect(messagesFor({ ...sound, [field]: bad })).toEqual([
      [field, `contact.validation.${field}`],
    ]);
  });

  it("ask for no telephone number, and take the spaces around from every value", () => {
    expect(contactSchema.parse({ ...sound, phone: undefined }).phone).toBe("");
    const spaced = Object.fromEntries(
      Object.entries({ ...sound, phone: "061" }).map(([field, value]) => [field, ` ${value} `]),
    );

    expect(contactSchema.parse(spaced)).toEqual({ ...sound, phone: "061" });
  });
});
