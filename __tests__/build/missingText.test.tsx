import i18next from "i18next";
import { renderToString } from "react-dom/server";
import { createText } from "../../src/language/text";

it("a missing text stops the build with its key", async () => {
  const catalogue = i18next.createInstance();
  await catalogue.init({ resources: {} });
  const t = createText(catalogue, "bs");
  const Hero = () => <h1>{t("hero.title")}</h1>;

  expect(() => renderToString(<Hero />)).toThrow("Missing translation: hero.title (bs)");
});
