import { zodResolver } from "@hookform/resolvers/zod";
import { QueryClient, useMutation, useMutationState } from "@tanstack/react-query";
import { type FormEvent, useLayoutEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useCompany } from "../../company/useCompany";
import { useLanguage } from "../../language/LanguageProvider";
import { type ContactValues, contactSchema } from "./contactSchema";
import { focusField } from "./Field";
import { sendMessage } from "./sendMessage";

/** Sends a message once only, and fetches nothing when the window gets the focus. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 0, refetchOnWindowFocus: false },
    // Offline, the client would otherwise hold a message back until there is a network. The result of a
    // message stays until the visitor writes another one.
    mutations: { retry: 0, networkMode: "always", gcTime: Number.POSITIVE_INFINITY },
  },
});

const emptyValues: ContactValues = { name: "", email: "", phone: "", message: "" };

/**
 * What the visitor has typed, kept while another page is read. A reload empties it. At first there are no values, so
 * that useForm takes those that were typed before hydration from the fields.
 */
let draft: Partial<ContactValues> = {};

/**
 * The values of the contact form, and what came of the latest message, both kept while the visitor reads
 * another page. The result is announced until the language changes, another page is read or the message is sent again.
 */
export function useSubmission() {
  const { language } = useLanguage();
  const { endpoint } = useCompany();
  const { register, handleSubmit, getValues, reset, formState } = useForm<ContactValues>({
    resolver: zodResolver(contactSchema),
    defaultValues: draft,
    // useForm would move the focus a second time, in a timer that a browser may run after the next keys.
    shouldFocusError: false,
  });
  const { mutate } = useMutation(
    { mutationFn: (values: ContactValues) => sendMessage(values, language, endpoint) },
    queryClient,
  );
  const status = useMutationState({ select: ({ state }) => state.status }, queryClient).at(-1);
  const [announced, setAnnounced] = useState({ status, language, shouldAnnounce: false });
  const setShouldAnnounce = (shouldAnnounce: boolean) =>
    setAnnounced((current) => ({ ...current, shouldAnnounce }));
  if (announced.status !== status || announced.language !== language) {
    setAnnounced({ status, language, shouldAnnounce: announced.language === language });
  }

  useLayoutEffect(
    () => () => {
      draft = getValues();
    },
    [getValues],
  );

  useLayoutEffect(() => {
    if (status !== "success") return;
    reset(emptyValues);
    return () => focusField("name");
  }, [status, reset]);

  const submit = (event: FormEvent) => {
    const messages = queryClient.getMutationCache();
    // A second press, before the page shows the result of the first, sends no second message.
    if (messages.find({ predicate: ({ state }) => state.status !== "error" })) return;
    queryClient.clear();
    setShouldAnnounce(false);
    handleSubmit(
      (values) => mutate(values),
      (errors) => {
        setShouldAnnounce(true);
        focusField(Object.keys(errors)[0] as keyof ContactValues);
      },
    )(event);
  };

  return {
    status,
    shouldAnnounce: announced.shouldAnnounce,
    errors: formState.errors,
    register,
    submit,
    writeAnother: () => queryClient.clear(),
  };
}
