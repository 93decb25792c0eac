import { createServer } from "node:http";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { ContactForm } from "../../src/sections/Contact/ContactForm";
import type { ContactValues } from "../../src/sections/Contact/contactSchema";
import { sendMessage } from "../../src/sections/Contact/sendMessage";
import { company } from "../support/components/fixture";
import { onSite, shownText } from "../support/components/renderOnSite";
import { type ListeningServer, listen } from "../support/listen";
import { watchConsole } from "../support/watchConsole";

jest.mock("../../src/sections/Contact/sendMessage", () => ({ sendMessage: jest.fn() }));

const values: ContactValues = {
  name: "Amra Primjer",
  email: "amra@example.com",
  phone: "061 000 000",
  message: "Trebam krevet za njegu.",
};

const answer = { status: 204, milliseconds: 0 };

let endpoint: ListeningServer;
let received: unknown[];

// jsdom has no fetch, and does not lay pages out.
const post = (url: string, body: string) =>
  new Promise<number>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.onload = () => resolve(request.status);
    request.onerror = () => reject(new Error("The endpoint cannot be reached"));
    request.send(body);
  });

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

beforeEach(async () => {
  received = [];
  Object.assign(answer, { status: 204, milliseconds: 0 });
  const server = createServer(async (request, response) => {
    received.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
    const headers = { "access-control-allow-origin": "http://localhost" };
    setTimeout(() => response.writeHead(answer.status, headers).end(), answer.milliseconds);
  });
  endpoint = await listen(server);
  jest.mocked(sendMessage).mockImplementation(async (sent) => {
    const status = await post(`${endpoint.origin}/messages`, JSON.stringify(sent));
    if (status >= 300) throw new Error(`The endpoint answered ${status}`);
  });
});

afterEach(() => endpoint.stop());

const field = (name: keyof ContactValues) =>
  screen.getByLabelText<HTMLInputElement>(shownText("bs", `contact.form.${name}`));

const typed = () => ({
  name: field("name").value,
  email: field("email").value,
  phone: field("phone").value,
  message: field("message").value,
});

const button = () => screen.getByRole("button", { name: shownText("bs", "contact.form.submit") });

const thanks = () => screen.findByText(shownText("bs", "contact.success"));

const failure = () => screen.findByText(shownText("bs", "contact.form.failed"));

function submitFilledForm() {
  render(onSite(<ContactForm />));
  for (const name of ["name", "email", "phone", "message"] as const) {
    fireEvent.change(field(name), { target: { value: values[name] } });
  }
  fireEvent.click(button());
}

describe("the contact form that posts to an endpoint", () => {
  it("delivers the message, empties the form and shows the success message", async () => {
    submitFilledForm();

    await thanks();
    expect(received).toEqual([values]);
    expect(typed()).toEqual({ name: "", email: "", phone: "", message: "" });
  });

  it("shows that it is sending while a slow endpoint responds, and sends once", async () => {
    answer.milliseconds = 1500;
    submitFilledForm();

    await screen.findByText(shownText("bs", "contact.form.sending"));
    expect(button().getAttribute("aria-busy")).toBe("true");
    expect(field("message").readOnly).toBe(true);
    fireEvent.click(button());
    await thanks();
    await waitFor(() =>
      expect(screen.queryByText(shownText("bs", "contact.form.sending"))).toBe(null),
    );
    expect(received).toEqual([values]);
  });

  it.each([
    ["responds with an error", async () => Object.assign(answer, { status: 500 })],
    ["cannot be reached", () => endpoint.stop()],
  ])("keeps the values and shows phone and e-mail when the endpoint %s", async (_how, fail) => {
    watchConsole("error");
    await fail();
    submitFilledForm();

    const alert = (await failure()).closest("[role=alert]");
    expect(alert?.textContent).toContain(company.phone);
    expect(alert?.textContent).toContain(company.email);
    expect(typed()).toEqual(values);
    expect(button().hasAttribute("aria-busy")).toBe(false);
    expect(field("message").readOnly).toBe(false);
  });

  it("shows the success message after a second click when the endpoint works again", async () => {
    watchConsole("error");
    answer.status = 500;
    submitFilledForm();
    await failure();

    answer.status = 204;
    fireEvent.click(button());
    await thanks();
    expect(screen.queryByText(shownText("bs", "contact.form.failed"))).toBe(null);
    expect(received).toEqual([values, values]);
  });
});
