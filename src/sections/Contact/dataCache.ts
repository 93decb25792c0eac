import { QueryClient } from "@tanstack/react-query";

/** The data cache: nothing is tried again, and nothing fetched when the window gains focus. */
export const dataCache = new QueryClient({
  defaultOptions: {
    queries: { retry: 0, refetchOnWindowFocus: false },
    mutations: { retry: 0 },
  },
});
