import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeOpenTabs, newTitle } from "../support/browser/openTabs";
import "../support/browser/setup";
import { SiteCopy } from "./siteCopy";

jest.setTimeout(1_200_000);

const site = new SiteCopy();
let present: string;

/** Builds, and keeps a copy of what came of it. */
function build(): string {
  site.build();
  const folder = mkdtempSync(join(tmpdir(), "next-build-"));
  cpSync(join(site.root, "public"), folder, { recursive: true });
  return folder;
}

afterAll(() => {
  site.dispose();
  rmSync(present, { recursive: true });
});

describeOpenTabs(() => {
  present = build();
  site.edit("content/legal/bs/imprint.md", /(?<=^title: ).*/m, newTitle);
  const wordsChanged = build();
  // In what pages share, in a page of its own, and in what comes late.
  site.edit("src/app/Layout.tsx", /<main id/, '<main data-changed="" id');
  site.edit("src/templates/legalPage.tsx", /<article/, '<article data-changed=""');
  site.edit(
    "src/sections/Contact/contactSchema.ts",
    /nameMinimumLength = 2/,
    "nameMinimumLength = 3",
  );
  return { present, wordsChanged, codeChanged: build() };
});
