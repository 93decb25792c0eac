import { addLegalPage } from "./addLanguage";
import { SiteCopy } from "./siteCopy";

type Change = { of: string; words: boolean; apply: (site: SiteCopy) => void };

const changes: Change[] = [
  {
    of: "a text",
    words: true,
    apply: (site) =>
      site.edit("content/locales/bs/translation.json", /"learnMore": ".*"/, '"learnMore": "Više"'),
  },
  {
    of: "a legal page",
    words: true,
    apply: (site) => site.edit("content/legal/de/gdpr.md", /\s*$/, "\n\nNoch ein Satz.\n"),
  },
  {
    of: "a fact of the company",
    words: true,
    apply: (site) =>
      site.edit("content/site/company.json", /"phone": ".*"/, '"phone": "+387 33 111 222"'),
  },
  {
    of: "a new legal page",
    words: true,
    apply: (site) => addLegalPage(site, "returns"),
  },
  {
    of: "a legal page that is gone",
    words: true,
    apply: (site) => {
      for (const language of ["bs", "de", "en"])
        site.remove(`content/legal/${language}/returns.md`);
    },
  },
  {
    of: "a picture",
    words: false,
    apply: (site) => {
      const { file } = JSON.parse(site.read("content/site/images.json")).quality;
      site.edit("content/site/images.json", /(?<="hero": \{\s*)"file": ".*"/, `"file": "${file}"`);
    },
  },
  {
    of: "the styles",
    words: false,
    apply: (site) => site.edit("src/styles/base.css", /\s*$/, "\nbody { --warm: 1; }\n"),
  },
  {
    of: "the code",
    words: false,
    apply: (site) =>
      site.edit(
        "src/components/SiteLink/pagePath.ts",
        /createContext\("\/"\)/,
        'createContext("/" as string)',
      ),
  },
];

describe("a build upon an earlier one", () => {
  const site = new SiteCopy();
  const times: Record<string, string> = {};

  beforeAll(() => {
    site.build();
  });
  afterAll(() => {
    site.dispose();
    console.table(times);
  });

  it.each(changes)("after a change of $of makes what a build from nothing makes", (change) => {
    change.apply(site);
    const warm = site.build().seconds;
    const output = site.output();
    const cold = site.buildFromNothing().seconds;

    expect([...output]).toEqual([...site.output()]);
    times[change.of] = `${warm.toFixed(1)} s, from nothing ${cold.toFixed(1)} s`;
    if (change.words) expect(warm).toBeLessThan(cold / 2);
  });
});
