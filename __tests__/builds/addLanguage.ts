import type { SiteCopy } from "./siteCopy";

/**
 * Adds a language as the guide for editors says: two folders, its wording of the facts that have
 * one in each language, and one line of code. Its texts are the English ones, each led by the
 * language.
 *
 * @param site a copy of the site that has not been built
 * @param language two letters
 * @param name what the switcher calls it
 */
export function addLanguage(site: SiteCopy, language: string, name: string): void {
  const table = site
    .read("content/locales/en/translation.json")
    .replace(/(?<=": ")(?=[^"]*[^"\s])/g, `${language} `)
    .replace(/(?<="name": ").*?(?=")/, name);
  site.write(`content/locales/${language}/translation.json`, table);
  for (const page of site.list("content/legal/en")) {
    const text = site.read(`content/legal/en/${page}`);
    const translated = text
      .replace(/^(?:title|description): "?/gm, (start) => `${start}${language} `)
      .replace(/^(?:## |- )?(?=\*{0,2}[A-Z])/gm, (start) => `${start}${language} `);
    site.write(`content/legal/${language}/${page}`, translated);
  }
  const company = "content/site/company.json";
  site.write(company, site.read(company).replaceAll(/": \{/g, `": { "${language}": "Bosnia",`));
  site.edit("src/contract/languages.ts", /(?<=languages = \[.*)\]/, `, "${language}"]`);
}
