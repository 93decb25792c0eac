import type { BrowserContext, Locator, Page } from "playwright-core";
import { content } from "../../content/editedContent";
import { GitHub, token } from "./github";

/** The requests that are neither to GitHub's API nor to the form's own host. */
export const elsewhere: string[] = [];

/** How the form calls a language. Bosnian is the first, also where it is the only one. */
const names: Partial<Record<string, string>> = { de: "Njemački", en: "Engleski" };

/** The form in one browser, and the GitHub that it talks to. */
export class Form {
  /** What the form has told in dialogs of the browser. */
  readonly dialogs: string[] = [];

  private constructor(
    readonly page: Page,
    readonly github: GitHub,
    readonly context: BrowserContext,
  ) {
    page.on("dialog", async (dialog) => {
      this.dialogs.push(dialog.message());
      await dialog.accept();
    });
  }

  /** Opens the form as an editor who has not been there yet. */
  static async open({ width = 1280, locale = "bs-BA" } = {}): Promise<Form> {
    const github = new GitHub(new Map(content));
    const viewport = { width, height: 800 };
    const context = await sharedBrowser.newContext({ viewport, locale });
    // A busy machine is slow.
    context.setDefaultTimeout(30_000);
    // Those to the form's own host need not wait for the test.
    await context.route(new RegExp(`^(?!${process.env.FORM_ORIGIN}/)http`), (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    });
    await github.answerIn(context);
    return Form.in(context, github);
  }

  /** Opens another tab in the same browser. */
  static async in(context: BrowserContext, github: GitHub): Promise<Form> {
    const form = new Form(await context.newPage(), github, context);
    await form.page.goto(`${process.env.FORM_ORIGIN}/`);
    return form;
  }

  async signIn(key = token): Promise<void> {
    await this.page.getByRole("button", { name: "Prijava tokenom" }).click();
    await this.page.locator("input").first().fill(key);
    await this.page.keyboard.press("Enter");
  }

  /** Waits until the form shows the content. @throws with what it shows instead */
  async opened(): Promise<void> {
    try {
      await this.page.getByText("Tekstovi i slike", { exact: true }).first().waitFor();
    } catch (cause) {
      throw new Error(await this.page.locator("body").innerText(), { cause });
    }
  }

  /** Opens a part of the content by its name in a list, such as a legal page. */
  async choose(name: string, list = "Tekstovi i slike"): Promise<void> {
    await this.opened();
    await this.page.getByText(list, { exact: true }).first().click();
    await this.page.getByText(name, { exact: true }).last().click();
    await this.page.getByRole("button", { name: "Sačuvaj" }).waitFor();
  }

  /** Begins a new legal page. */
  async startPage(): Promise<void> {
    await this.page.getByText("Pravne stranice", { exact: true }).first().click();
    await this.page.getByText("Impresum").first().waitFor();
    await this.page.getByRole("button", { name: /^Nova/ }).last().click();
    await this.page.getByRole("button", { name: "Sačuvaj" }).waitFor();
  }

  /** @returns the part of the form in a language, such as `de` */
  private pane(language: string): Locator {
    const name = names[language];
    return this.page.locator(name ? `.pane[aria-label*="${name}"]` : ".pane").first();
  }

  /** Shows a language, such as `de`, in the form, which has room for two and on phones for one. */
  async show(language: string): Promise<void> {
    const name = names[language] ?? "Bosanski";
    const choice = this.page.locator(".content-editor").getByRole("combobox");
    if ((await choice.count()) === 0) {
      if (language !== "bs") await this.page.getByRole("radio", { name }).last().click();
      return;
    }
    await choice.first().click();
    await this.page.getByRole("option", { name }).click();
  }

  field(path: string, language = "bs"): Locator {
    return this.pane(language).locator(`[data-key-path="${path}"]`);
  }

  /** Types a text in place of that of a field. */
  async write(path: string, text: string, language = "bs"): Promise<void> {
    await this.reveal(path, language);
    const field = this.field(path, language);
    await field.locator("input:visible, textarea:visible").first().click();
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.insertText(text);
  }

  /** Scrolls to a field. The form renders only what is near. */
  private async reveal(path: string, language: string): Promise<void> {
    const field = this.field(path, language).first();
    const box = await this.pane(language).boundingBox();
    await this.page.mouse.move((box?.x ?? 0) + 200, 400);
    for (let step = 0; step < 40 && (await field.count()) === 0; step++) {
      await this.page.mouse.wheel(0, 500);
      await this.page.waitForTimeout(100);
    }
    await field.scrollIntoViewIfNeeded();
  }

  /** Adds an item at the end of a list. */
  async addItem(path: string): Promise<void> {
    await this.reveal(path, "bs");
    await this.field(path)
      .getByRole("button", { name: /^Dodaj/ })
      .last()
      .click();
  }

  /** Chooses one of the answers of a field. */
  async pick(path: string, answer: string): Promise<void> {
    await this.reveal(path, "bs");
    await this.field(path).getByRole("combobox").click();
    await this.page.getByRole("option", { name: answer, exact: true }).click();
  }

  /** Opens a group, if it is closed. */
  async expand(path: string): Promise<void> {
    await this.reveal(path, "bs");
    const button = this.field(path).getByRole("button", { name: "Proširi" }).first();
    if ((await button.count()) > 0) await button.click();
  }

  /** Chooses a file from the disk in place of a picture. */
  async upload(path: string, name: string, buffer: Buffer): Promise<void> {
    await this.field(path).getByRole("button", { name: "Zamijeni sliku" }).click();
    const dialog = this.page.getByRole("dialog").last();
    await dialog.getByRole("button", { name: "Dodaj" }).waitFor();
    const file = { name, mimeType: "image/jpeg", buffer };
    await this.page.locator("input[type=file]").last().setInputFiles(file);
  }

  /** Takes the picture that has been chosen, and waits until the field has its name. */
  async insert(path: string, name: string): Promise<void> {
    await this.page.getByRole("button", { name: "Umetni" }).click();
    await this.field(path).getByText(name).first().waitFor();
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Sačuvaj", exact: true }).click();
  }

  /** Saves, and waits until the form says that it is saved. */
  async saved(): Promise<void> {
    const words = this.page.getByText("Sačuvano. Kada prođe provjeru").first();
    // Those of an earlier save.
    await words.waitFor({ state: "hidden" });
    await this.save();
    await words.waitFor();
  }

  /** Saves, and returns what the form says against it. */
  async refused(): Promise<string> {
    await this.save();
    await this.page.getByText("Nije sačuvano", { exact: true }).waitFor();
    return this.page.locator("body").innerText();
  }

  /** Closes what the form says. */
  async close(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await this.page.getByText("Nije sačuvano", { exact: true }).waitFor({ state: "hidden" });
  }
}
