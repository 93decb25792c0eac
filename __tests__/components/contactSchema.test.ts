import { contactSchema } from "../../src/sections/Contact/contactSchema";

const sound = { name: "Amra", email: "amra@example.com", phone: "", message: "Dobar dan svima" };

const messagesFor = (values: Record<string, unknown>) =>
  contactSchema
    .safeParse(values)
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

const endless = 100_000;

describe("the rules of the contact form", () => {
  it("answer values that are missing with the messages of the form", () => {
    expect(messagesFor({})).toEqual([
      ["name", "contact.validation.name"],
      ["email", "contact.validation.email"],
      ["message", "contact.validation.message"],
    ]);
  });

  it.each([
    ["name", ["", "   ", "A", "  A  "]],
    ["email", ["", "amra.example.com", "@example.com", "amra@", "amra@example"]],
    ["email", ["am ra@example.com", "amra@@example.com"]],
    ["message", ["", "            ", "123456789", "  123456789  "]],
  ])("refuse as %s each of %j", (field, values) => {
    for (const value of values) {
      expect(messagesFor({ ...sound, [field]: value })).toEqual([
        [field, `contact.validation.${field}`],
      ]);
    }
  });

  it.each([
    ["name", ["Al", "  Al  ", "Šć"]],
    ["email", ["amra+krevet@example.com", "amra@mail.example.co.uk", "  amra@example.com  "]],
    ["phone", ["", "poslije podne"]],
    ["message", ["1234567890", "  1234567890  "]],
  ])("let the %s be any of %j, without the spaces around", (field, values) => {
    for (const value of values) {
      expect(contactSchema.parse({ ...sound, [field]: value })).toEqual({
        ...sound,
        [field]: value.trim(),
      });
    }
  });

  it("ask for no telephone number", () => {
    expect(contactSchema.parse({ ...sound, phone: undefined }).phone).toBe("");
  });

  it.each(["a", "a.", "a@b."])("judge 200 kB of %j as an address in no time", (part) => {
    const start = performance.now();

    expect(messagesFor({ ...sound, email: part.repeat(endless) })).toHaveLength(1);
    expect(messagesFor({ ...sound, email: `a@${part.repeat(endless)}` })).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
