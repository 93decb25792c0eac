import { QueryClient, useMutation } from "@tanstack/react-query";
import type { ContactValues } from "./contactSchema";

/** The data cache: nothing is tried again, and nothing fetched when the window gains focus. */
export const dataCache = new QueryClient({
  defaultOptions: {
    queries: { retry: 0, refetchOnWindowFocus: false },
    mutations: { retry: 0 },
  },
});

/** @returns the mutation that takes a valid form: the values go to the console and nowhere else */
export function useSubmission() {
  return useMutation(
    { mutationFn: async (values: ContactValues) => console.log(values), gcTime: 0 },
    dataCache,
  );
}
