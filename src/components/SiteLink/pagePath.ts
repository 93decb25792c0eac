import { createContext, useContext } from "react";

export const PagePathContext = createContext("/");

/** @returns the path of the current page */
export const usePagePath = () => useContext(PagePathContext);
