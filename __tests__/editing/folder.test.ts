import { Form, fixtureFiles, phoneRefused } from "./support/form";

const table = "content/locales/bs/translation.json";
const company = "content/site/company.json";

/** Opens a folder with the fixtures. The browser's own private folder takes the place of one on the disk. */
async function openFolder(): Promise<Form> {
  const form = await Form.open();
  const files = Array.from(fixtureFiles(), ([path, bytes]) => [path, bytes.toString()] as const);
  await form.page.evaluate(async (entries) => {
    const root = await navigator.storage.getDirectory();
    for (const [path, text] of [...entries, [".git/HEAD", ""] as const]) {
      const names = path.split("/");
      let folder = root;
      for (const name of names.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(name, { create: true });
      }
      const file = await folder.getFileHandle(names.at(-1) ?? "", { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
    Object.assign(window, { showDirectoryPicker: async () => root });
  }, files);
  await form.page.getByRole("button", { name: "Uredi folder na ovom računaru" }).click();
  return form;
}

/** Writes a file of the folder, as another program. */
const write = (form: Form, path: string, text: string): Promise<void> =>
  form.page.evaluate(
    async ([names, content]) => {
      let folder = await navigator.storage.getDirectory();
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      const file = await folder.getFileHandle(names.at(-1) ?? "");
      const stream = await file.createWritable();
      await stream.write(content);
      await stream.close();
    },
    [path.split("/"), text] as const,
  );

/** @returns the text of a file in the folder */
const read = (form: Form, path: string): Promise<string> =>
  form.page.evaluate(async (names) => {
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const file = await folder.getFileHandle(names.at(-1) ?? "");
    return (await file.getFile()).text();
  }, path.split("/"));

it("changes a headline in the file of the folder, and no other byte", async () => {
  const form = await openFolder();
  await form.choose("Tekstovi");
  await form.expand("hero");
  await form.write("hero.title", "Krevet | za njegu");
  await form.saved();
  const before = fixtureFiles();
  const { hero } = JSON.parse(before.get(table)?.toString() ?? "");

  for (const [path, bytes] of before) {
    const text = bytes
      .toString()
      .replace(`"title": "${hero.title}"`, '"title": "Krevet | za njegu"');
    expect([path, await read(form, path)]).toEqual([path, text]);
  }
  expect(await read(form, table)).toContain("Krevet | za njegu");
  expect(form.github.requests).toEqual([]);
});

it("writes nothing that the check refuses", async () => {
  const form = await openFolder();
  await form.choose("Podaci o kompaniji");
  await form.write("phone", "033 412 907");

  expect(await form.refused()).toContain(phoneRefused);
  expect(await read(form, company)).toBe(fixtureFiles().get(company)?.toString());
});

it("adds a second group of opening hours, moves it, and saves twice", async () => {
  const form = await openFolder();
  await form.choose("Podaci o kompaniji");
  for (const [index, day] of ["Ponedjeljak", "Subota"].entries()) {
    await form.addItem("hours");
    await form.pick(`hours.${index}.firstDay`, day);
    await form.write(`hours.${index}.opens`, "08:00");
    await form.write(`hours.${index}.closes`, "16:00");
  }
  await form.saved();
  await form.choose("Podaci o kompaniji");
  await form.write("hours.1.closes", "14:00");
  await form.saved();

  expect(form.dialogs).toEqual([]);
  expect(JSON.parse(await read(form, company)).hours).toEqual([
    { firstDay: "Mo", opens: "08:00", closes: "16:00" },
    { firstDay: "Sa", opens: "08:00", closes: "14:00" },
  ]);
});

it("asks before it undoes what another program has written, in another language too", async () => {
  const form = await openFolder();
  const german = "content/locales/de/translation.json";
  await form.choose("Tekstovi");
  await form.expand("hero");
  await form.write("hero.title", "Krevet | za njegu");
  const text = (await read(form, german)).replace("Zum Inhalt", "Direkt zum Inhalt");
  await write(form, german, text);
  form.accepts = false;

  expect(await form.refused()).toContain("Ovo je neko u međuvremenu promijenio.");
  expect(await read(form, german)).toBe(text);
});

it("says what to do when the folder cannot be read any more", async () => {
  const form = await openFolder();
  await form.choose("Podaci o kompaniji");
  await form.write("phone", "+387 33 123 456");
  await form.page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    await root.removeEntry("content", { recursive: true });
  });

  expect(await form.refused()).toContain("Folder se ne može čitati");
});
