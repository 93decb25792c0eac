import { contactSchema } from "../../src/sections/Contact/contactSchema";
import { validValues as valid } from "../support/browser/form";

const messagesFor = (values: Record<string, unknown>) =>
  contactSchema
    .safeParse(values)
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

/** One of each kind: soft hyphen, joiner, direction, filler, variation, tag, blank, object, control. */
const invisible =
  "\u00AD\u034F\u061C\u115F\u180E\u200B\u200D\u202A\u2060\u2800\u3164\uFE0F\uFEFF\uFFA0\uFFFC\u{E0020}\u0007\u0085";

describe("the rules of the contact form", () => {
  it("report missing values with the messages of the form", () => {
    for (const name of ["name", "email", "message"]) {
      expect(messagesFor({})).toContainEqual([name, `contact.validation.${name}`]);
    }
  });

  it.each([
    [
      "name",
      ["", "   ", "A", "  A  ", "e\u0301", "🛏", "\u0301\u0301A", invisible, `A${invisible}`],
    ],
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
    ["message", ["", "            ", "123456789", "  123456789  ", `123456789${invisible}`]],
    ["message", ["e\u0301".repeat(9), "🛏".repeat(9), "\u2800".repeat(10)]],
  ])("reject as %s each of %j", (field, values) => {
    for (const value of values) {
      expect([value, messagesFor({ ...valid, [field]: value })]).toEqual([
        value,
        [[field, `contact.validation.${field}`]],
      ]);
    }
  });

  it.each([
    ["name", ["Al", "Šć", "e\u0301e\u0301", "李明", "🛏🛏"]],
    ["phone", ["", "poslije podne"]],
    [
      "message",
      ["1234567890", "1234\n567890", "ćao, zovite", "👩\u200D👧 می\u200Cخواهم Pflege\u00ADbett"],
    ],
  ])("accept as %s any of %j, and return it as it was typed", (field, values) => {
    for (const value of values) {
      for (const typed of [value, `  ${value}\u00A0`, `${invisible} ${value}${invisible}`]) {
        expect(contactSchema.parse({ ...valid, [field]: typed })).toEqual({
          ...valid,
          [field]: typed,
        });
      }
    }
  });

  it.each([
    ["amra+krevet@example.com", "o'neil+x@mail.example.co.uk", "a&b@example.com"],
    ["müller@bücher.de", "mu\u0308ller@bu\u0308cher.de", "амра@пример.срб"],
    ["a.b-c_d@xn--bcher-kva.example", "1@1.ba", "amra@a--b.xn--p1ai"],
  ])(
    "accept the addresses %s, %s, %s, without spaces around them and invisible characters",
    (...addresses) => {
      for (const email of addresses) {
        for (const typed of [email, `  ${email}\u00A0`, `${invisible} ${email}${invisible}`]) {
          expect(contactSchema.parse({ ...valid, email: typed })).toEqual({ ...valid, email });
        }
      }
    },
  );

  it("accept an address that was copied with the full stop of its sentence", () => {
    const { email } = contactSchema.parse({ ...valid, email: " amra@example.com.\u200B " });
    expect(email).toBe("amra@example.com");
  });

  it("require no telephone number", () => {
    expect(contactSchema.parse({ ...valid, phone: undefined }).phone).toBe("");
  });

  it.each(["a", "a.", "a-", "a@b.", "\u0301", "\u200B"])(
    "reject 200 kB of %j as an address or a message within two seconds",
    (part) => {
      const start = performance.now();
      const endless = part.repeat(100_000);

      expect(messagesFor({ ...valid, email: endless })).toHaveLength(1);
      expect(messagesFor({ ...valid, email: `a@${endless}` })).toHaveLength(1);
      messagesFor({ ...valid, message: endless });
      expect(performance.now() - start).toBeLessThan(2000);
    },
  );
});
