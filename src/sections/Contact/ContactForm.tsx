import { zodResolver } from "@hookform/resolvers/zod";
import { QueryClient, useMutation, useMutationState } from "@tanstack/react-query";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { EmailLink, PhoneLink } from "../../company/ContactLinks";
import { useCompany } from "../../company/useCompany";
import { Icon } from "../../components/Icon/Icon";
import type { Language } from "../../contract/languages";
import { useLanguage } from "../../language/LanguageProvider";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import * as styles from "./ContactForm.module.css";
import { type ContactValues, contactSchema } from "./contactSchema";
import { Field, type FieldProps, fieldId } from "./Field";
import { sendMessage } from "./sendMessage";

const fields: readonly FieldProps[] = [
  { name: "name", autoComplete: "name", required: true, hint: "contact.form.nameHint" },
  {
    name: "email",
    type: "email",
    autoComplete: "email",
    required: true,
    hint: "contact.form.emailHint",
  },
  { name: "phone", type: "tel", autoComplete: "tel" },
  { name: "message", multiline: true, required: true, hint: "contact.form.messageHint" },
];

const emptyValues = Object.fromEntries(fields.map(({ name }) => [name, ""]));

/** What is typed, while the visitor reads another page. A reload empties it. */
let draft: Partial<ContactValues> = emptyValues;

/** @returns what stands in the fields, however it got there; without fields, what stood there before */
function readFields(): typeof draft {
  if (typeof document === "undefined") return draft;
  const valueIn = (name: keyof ContactValues) =>
    document.querySelector<HTMLInputElement>(`#${fieldId(name)}`)?.value ?? draft[name];
  return Object.fromEntries(fields.map(({ name }) => [name, valueIn(name)]));
}

/** The data cache: no retries, no fetch on window focus. */
const dataCache = new QueryClient({
  defaultOptions: {
    queries: { retry: 0, refetchOnWindowFocus: false },
    // Offline, the cache would otherwise keep a message until there is a network. What came of it stays
    // until the visitor writes another one.
    mutations: { retry: 0, networkMode: "always", gcTime: Number.POSITIVE_INFINITY },
  },
});

const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: "nearest" });

/** Where the submit button ended when its message was sent, in pixels below the top of the window. */
let sentAt = 0;

/**
 * Moves the focus from the form to the thanks. Their words take the place of the button, so that a second
 * press at the same point presses nothing.
 */
function showThanks(thanks: HTMLElement | null) {
  const words = thanks?.querySelector("p");
  if (!thanks || !words) return;
  if (thanks.parentElement?.contains(document.activeElement)) thanks.focus({ preventScroll: true });
  window.scrollBy(0, words.getBoundingClientRect().bottom - sentAt);
  bringIntoView(words);
}

/**
 * The contact form, which gives way to the thanks for a message. Before hydration, `method="dialog"`
 * makes a submit do nothing.
 */
export function ContactForm() {
  const t = useText();
  const { language } = useLanguage();
  const { endpoint } = useCompany();
  // What comes of a submit is news until the language changes, another page is read or it is repeated.
  const [newsIn, setNewsIn] = useState<Language>();
  // React renders a page anew that an extension or a translator has changed. The defaultValues of useForm
  // would overwrite what is typed meanwhile.
  const [typed] = useState(readFields);
  const { register, handleSubmit, setValues, setFocus, reset, formState } = useForm({
    resolver: zodResolver(contactSchema),
    // It would move the focus a second time, in a timer that a browser may run after the next keys.
    shouldFocusError: false,
  });
  const { errors } = formState;
  const submitButton = useRef<HTMLButtonElement>(null);
  const { mutate } = useMutation(
    {
      mutationFn: (values: ContactValues) => sendMessage(values, language, endpoint),
      onSuccess: () => {
        sentAt = submitButton.current?.getBoundingClientRect().bottom ?? 0;
      },
    },
    dataCache,
  );
  // Also of a message that was sent before the visitor has read another page.
  const statuses = useMutationState({ select: ({ state }) => state.status }, dataCache);
  const status = statuses.at(-1);
  const [seenStatus, setSeenStatus] = useState(status);
  const faults = Object.keys(errors).length;
  if (newsIn && newsIn !== language) setNewsIn(undefined);
  if (status !== seenStatus) {
    setSeenStatus(status);
    setNewsIn(language);
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
    return () => setFocus("name");
  }, [status, reset, setFocus]);

  const focusFirst = (faulty: typeof errors) => {
    setNewsIn(language);
    for (const { name } of fields) if (faulty[name]) return setFocus(name);
  };

  const submit = (event: FormEvent) => {
    const messages = dataCache.getMutationCache();
    // One message, also when a second press comes before the page shows what came of the first.
    if (messages.find({ predicate: ({ state }) => state.status !== "error" })) return;
    dataCache.clear();
    setNewsIn(undefined);
    // Browsers, password managers and scripts fill in fields without an event.
    setValues(readFields());
    handleSubmit((values) => mutate(values), focusFirst)(event);
  };

  return (
    <div
      className={classNames(
        "half",
        "screenOnly",
        styles.card,
        status === "success" && styles.short,
      )}
    >
      <div className="withoutScripts">
        <p>{t("contact.form.noScript")}</p>
        <EmailLink />
        <PhoneLink />
      </div>
      <form
        className={status === "success" ? styles.sent : styles.form}
        method="dialog"
        noValidate
        aria-label={t("contact.form.label")}
        onSubmit={submit}
      >
        <p>{t("contact.form.required")}</p>
        {fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            {...register(field.name)}
            defaultValue={typed[field.name]}
            // A successful submit resets the form, which would discard anything typed in the meantime.
            readOnly={status === "pending"}
            error={errors[field.name]?.message as TextKey | undefined}
          />
        ))}
        <div className="row">
          <button
            ref={submitButton}
            type="submit"
            className="button"
            aria-busy={status === "pending" ? true : undefined}
          >
            {t("contact.form.submit")}
          </button>
          <div role="status">
            {status === "pending" && <p className={styles.sending}>{t("contact.form.sending")}</p>}
            {newsIn && faults > 0 && (
              <p className="visuallyHidden">{t("contact.form.faults", { number: `${faults}` })}</p>
            )}
          </div>
        </div>
      </form>
      {status === "success" && (
        <div ref={newsIn && showThanks} tabIndex={-1} className={styles.thanks}>
          <Icon name="check" className={styles.check} />
          <p role={newsIn ? "alert" : undefined} className="title">
            {t("contact.success")}
          </p>
          <button type="button" className="button quiet" onClick={() => dataCache.clear()}>
            {t("contact.again")}
          </button>
        </div>
      )}
      {status === "error" && (
        <div
          ref={newsIn && bringIntoView}
          role={newsIn ? "alert" : undefined}
          className={styles.failure}
        >
          <p>{t("contact.form.failed")}</p>
          <EmailLink />
          <PhoneLink />
        </div>
      )}
    </div>
  );
}
