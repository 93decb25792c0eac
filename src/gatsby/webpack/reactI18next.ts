/** The two exports of react-i18next that the site uses; the package's entry imports all of it. */
export { I18nContext } from "../../../node_modules/react-i18next/dist/es/context.js";
export { I18nextProvider } from "../../../node_modules/react-i18next/dist/es/I18nextProvider.js";
