import { render, screen } from "@testing-library/react";
import { languages } from "../../src/contract/languages";
import { Contact } from "../../src/sections/Contact/Contact";
import { staticQueryAnswers } from "../support/components/gatsby";
import { pictureFile } from "../support/components/pictureFile";
import { chooseLanguage, onSite, shownText } from "../support/components/renderOnSite";
import { company } from "../support/content";

jest.mock("../../src/sections/Contact/ContactForm", () => ({ ContactForm: () => null }));

const image = { url: null, focus: { x: 50, y: 50 }, phone: null, file: pictureFile("desk") };

const { whatsapp: _w, viber: _v, hours: _h, ...required } = company;

const optional = {
  whatsapp: "+387 61 123 456",
  viber: "+387 62 765 432",
  hours: [
    { days: "Mo-Fr", opens: "08:00", closes: "16:00" },
    { days: "Sa", opens: "09:00", closes: "12:00" },
  ],
};

function show(facts: object) {
  staticQueryAnswers.Company = { company: { ...required, ...facts } };
  return render(onSite(<Contact image={image} />));
}

const links = () => screen.getAllByRole<HTMLAnchorElement>("link").map(({ href }) => href);

describe("the ways to reach the company", () => {
  it("are e-mail and phone if there are no optional facts", () => {
    const { container } = show({ whatsapp: null, viber: null, hours: null });

    expect(links().filter((href) => !/^(?:mailto:|tel:|http:\/\/localhost)/.test(href))).toEqual(
      [],
    );
    expect(container.textContent).not.toContain(shownText("bs", "contact.hours.label"));
  });

  it.each(languages)("are also the messengers and the opening hours in %s", async (language) => {
    const { container } = show(optional);
    await chooseLanguage(language);
    const link = (name: "whatsapp" | "viber") =>
      screen.getByRole<HTMLAnchorElement>("link", { name: shownText(language, `contact.${name}`) });
    const day = (name: "Mo" | "Fr" | "Sa") => shownText(language, `contact.hours.${name}`);

    expect(link("whatsapp").href).toBe("https://wa.me/38761123456");
    expect(link("viber").href).toBe("viber://chat?number=%2B38762765432");
    expect(link("whatsapp").rel).toBe("noreferrer");
    expect(container.textContent).toContain(
      `${shownText(language, "contact.hours.label")}: ${day("Mo")}–${day("Fr")} 08:00–16:00, ${day("Sa")} 09:00–12:00`,
    );
  });

  it("break lines between groups of hours, and never inside one", () => {
    const { container } = show(optional);
    const groups = [...container.querySelectorAll(".noWrap")].filter(({ textContent }) =>
      textContent?.includes("–"),
    );

    expect(groups.map(({ previousSibling }) => previousSibling?.textContent)).toEqual([" ", " "]);
    expect(groups.every(({ textContent }) => textContent === textContent?.trim())).toBe(true);
  });
});
