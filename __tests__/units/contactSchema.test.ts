import { contactSchema } from "../../src/sections/Contact/contactSchema";
import { validValues as valid } from "../support/browser/form";

const messagesFor = (values: Record<string, unknown>) =>
  contactSchema
    .safeParse(values)
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

describe("the rules of the contact form", () => {
  it("report missing values with the messages of the form", () => {
    for (const name of ["name", "email", "message"]) {
      expect(messagesFor({})).toContainEqual([name, `contact.validation.${name}`]);
    }
  });

  it.each([
    ["name", ["", "   ", "A", "  A  "]],
    ["email", ["", "amra.example.com", "@example.com", "amra@", "amra@example", "amra@example.c"]],
    ["email", ["am ra@example.com", "amra@@example.com", "amra@example..com", "amra@.com"]],
    ["email", [".amra@example.com", "am..ra@example.com", "amra.@example.com", "amra@127.0.0.1"]],
    ["email", ["amra@-example.com", "amra@example-.com", "amra@example.com-", "amra@exa_mple.com"]],
    [
      "email",
      ["amra@example.com,", "amra@example.com;", "<amra@example.com>", "(amra@example.com)"],
    ],
    [
      "email",
      ['"amra@example.com"', "„amra@example.com“", "amra@example.com'", "amra@example.com!"],
    ],
    ["email", ["mailto:amra@example.com", "Amra <amra@example.com>", "amra@example.com?subject=x"]],
    [
      "email",
      ["a@b.ba,c@d.ba", "a@b.ba; c@d.ba", "a@b.ba/c@d.ba", "a@b,c.ba", '"a b"@example.com'],
    ],
    ["message", ["", "            ", "123456789", "  123456789  "]],
  ])("reject as %s each of %j", (field, values) => {
    for (const value of values) {
      expect([value, messagesFor({ ...valid, [field]: value })]).toEqual([
        value,
        [[field, `contact.validation.${field}`]],
      ]);
    }
  });

  it.each([
    ["name", ["Al", "Šć", "李明"]],
    ["phone", ["", "poslije podne"]],
    ["message", ["1234567890", "1234\n567890", "ćao, zovite"]],
  ])("accept as %s any of %j, and return it as it was typed", (field, values) => {
    for (const value of values) {
      for (const typed of [value, `  ${value}\u00A0`]) {
        const all = { ...valid, [field]: typed };
        expect(contactSchema.parse(all)).toEqual(all);
      }
    }
  });

  it.each([
    ["amra+krevet@example.com", "o'neil+x@mail.example.co.uk", "a&b@example.com"],
    ["müller@bücher.de", "mu\u0308ller@bu\u0308cher.de", "амра@пример.срб"],
    ["a.b-c_d@xn--bcher-kva.example", "1@1.ba", "amra@a--b.xn--p1ai"],
  ])("accept the addresses %s, %s, %s, without spaces around them", (...addresses) => {
    for (const email of addresses) {
      const typed = { ...valid, email: `  ${email}\u00A0` };
      expect(contactSchema.parse(typed)).toEqual({ ...valid, email });
    }
  });

  it("require no telephone number", () => {
    expect(contactSchema.parse({ ...valid, phone: undefined }).phone).toBe("");
  });
});
