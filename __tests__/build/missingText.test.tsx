import i18next from "i18next";
import { renderToString } from "react-dom/server";
import { createText } from "../../src/language/text";

it("stops a build that misses a text, and names the key", async () => {
  const catalogue = i18next.createInstance();
  await catalogue.init({ resources: {} });
  const t = createText(catalogue, "bs");
  const Hero = () => <h1>{t("hero.title")}</h1>;

  expect(() => renderToString(<Hero />)).toThrow("Missing translation: hero.title (bs)");
});
