import { contactSchema } from "../../src/sections/Contact/contactSchema";

const valid = { name: "Amra", email: "amra@example.com", phone: "", message: "Dobar dan svima" };

const messagesFor = (values: Record<string, unknown>) =>
  contactSchema
    .safeParse(values)
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

const endless = 100_000;

describe("the rules of the contact form", () => {
  it("report missing values with the messages of the form", () => {
    expect(messagesFor({})).toEqual([
      ["name", "contact.validation.name"],
      ["email", "contact.validation.email"],
      ["message", "contact.validation.message"],
    ]);
  });

  it.each([
    ["name", ["", "   ", "A", "  A  "]],
    ["email", ["", "amra.example.com", "@example.com", "amra@", "amra@example"]],
    ["email", ["am ra@example.com", "amra@@example.com", "amra@example..com", "amra@.com"]],
    ["message", ["", "            ", "123456789", "  123456789  "]],
  ])("reject as %s each of %j", (field, values) => {
    for (const value of values) {
      expect(messagesFor({ ...valid, [field]: value })).toEqual([
        [field, `contact.validation.${field}`],
      ]);
    }
  });

  it.each([
    ["name", ["Al", "  Al  ", "Šć"]],
    ["email", ["amra+krevet@example.com", "amra@mail.example.co.uk", "  amra@example.com  "]],
    ["email", ["a&b@example.com", "müller@bücher.de", "o'neill@example.com"]],
    ["phone", ["", "poslije podne"]],
    ["message", ["1234567890", "  1234567890  "]],
  ])("accept as %s any of %j, and trim it", (field, values) => {
    for (const value of values) {
      expect(contactSchema.parse({ ...valid, [field]: value })).toEqual({
        ...valid,
        [field]: value.trim(),
      });
    }
  });

  it("accept an address that was copied with the full stop of its sentence", () => {
    const { email } = contactSchema.parse({ ...valid, email: " amra@example.com. " });
    expect(email).toBe("amra@example.com");
  });

  it("require no telephone number", () => {
    expect(contactSchema.parse({ ...valid, phone: undefined }).phone).toBe("");
  });

  it.each(["a", "a.", "a@b."])("reject 200 kB of %j as an address within two seconds", (part) => {
    const start = performance.now();

    expect(messagesFor({ ...valid, email: part.repeat(endless) })).toHaveLength(1);
    expect(messagesFor({ ...valid, email: `a@${part.repeat(endless)}` })).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
