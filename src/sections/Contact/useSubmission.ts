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

const emptyValues = Object.fromEntries(Object.keys(contactSchema.shape).map((name) => [name, ""]));

/** What the visitor has typed, kept while another page is read. A reload empties it. */
let draft: Partial<ContactValues> = emptyValues;

/** Finds the form by its section, since its values are also read before hydration, when no React reference exists. */
const findForm = () => document.querySelector<HTMLFormElement>("#contact form");

/** @returns the values of the fields, however they got there; on a page without the form, the last draft */
function readFields(): typeof draft {
  const form = typeof document === "undefined" ? null : findForm();
  return form ? Object.fromEntries(new FormData(form)) : draft;
}

/**
 * The values of the contact form, and what came of the latest message, both kept while the visitor reads
 * another page. The result is announced until the language changes, another page is read or the message is sent again.
 */
export function useSubmission() {
  const { language } = useLanguage();
  const { endpoint } = useCompany();
  // React renders a page anew that an extension or a translator has changed. The defaultValues of useForm
  // would overwrite what is typed meanwhile.
  const [typed] = useState(readFields);
  const { register, handleSubmit, setValues, reset, formState } = useForm({
    resolver: zodResolver(contactSchema),
    // useForm would move the focus a second time, in a timer that a browser may run after the next keys.
    shouldFocusError: false,
  });
  const send = async (values: ContactValues) => {
    await sendMessage(values, language, endpoint);
    return findForm()?.querySelector("[type=submit]")?.getBoundingClientRect().bottom;
  };
  const { mutate } = useMutation({ mutationFn: send }, queryClient);
  const latest = useMutationState({ select: ({ state }) => state }, queryClient).at(-1);
  const status = latest?.status;
  const [announced, setAnnounced] = useState({ status, language, shouldAnnounce: false });
  const setShouldAnnounce = (shouldAnnounce: boolean) =>
    setAnnounced((current) => ({ ...current, shouldAnnounce }));
  if (announced.status !== status || announced.language !== language) {
    setAnnounced({ status, language, shouldAnnounce: announced.language === language });
  }

  useLayoutEffect(
    () => () => {
      draft = readFields();
    },
    [],
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
    // Browsers, password managers and scripts fill in fields without an event.
    setValues(readFields());
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
    /** Where the submit button ended when its message was sent, in pixels below the top of the window. */
    submitButtonBottom: latest?.data as number | undefined,
    errors: formState.errors,
    fieldProps: (name: keyof ContactValues) => ({ ...register(name), defaultValue: typed[name] }),
    submit,
    writeAnother: () => queryClient.clear(),
  };
}
