import { createContext, useContext } from "react";

export const PagePathContext = createContext("/");

/** @returns the path of the page that is shown */
export const usePagePath = () => useContext(PagePathContext);
