import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { EmailLink, PhoneLink } from "../../company/ContactLinks";
import { useCompany, useMessengers } from "../../company/useCompany";
import { Icon } from "../../components/Icon/Icon";
import { OpeningHours } from "../../components/OpeningHours/OpeningHours";
import type { Language } from "../../contract/languages";
import { useLanguage } from "../../language/LanguageProvider";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import * as styles from "./ContactForm.module.css";
import { Field, type FieldProps } from "./Field";
import { useContactForm } from "./useContactForm";

const fields: readonly FieldProps[] = [
  { name: "name", autoComplete: "name", required: true },
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

// A repeated Enter would submit the emptied form and replace the success message by errors.
const ignoreRepeatedEnter = (event: KeyboardEvent) => {
  const isLineBreak = event.target instanceof HTMLTextAreaElement;
  if (event.repeat && event.key === "Enter" && !isLineBreak) event.preventDefault();
};

const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** On a phone the outcome may be below the visible part of the page. */
const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: "nearest" });

/**
 * The contact form. Before hydration, `method="dialog"` makes a submit do nothing, and
 * src/hydration/startScripts.ts repeats the click after it. If the scripts fail to load, styles show
 * the phone number and the e-mail address.
 */
export function ContactForm() {
  const t = useText();
  const { register, submit, errors, outcome, outcomes, isSlow } = useContactForm();
  const faults = Object.keys(errors).length;

  return (
    <>
      <form
        className={styles.form}
        method="dialog"
        noValidate
        aria-label={t("contact.form.label")}
        onKeyDown={ignoreRepeatedEnter}
        onSubmit={submit}
      >
        <p>{t("contact.form.required")}</p>
        {fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            // A successful submit resets the form, which would discard anything typed in the meantime.
            readOnly={outcome === "sending"}
            registration={register?.(field.name)}
            error={errors[field.name]?.message as TextKey | undefined}
          />
        ))}
        <div className={styles.action}>
          <button
            type="submit"
            className="button"
            aria-busy={isSlow || undefined}
            onClick={ignoreSecondClick}
          >
            {t("contact.form.submit")}
          </button>
          <p role="status">
            {isSlow && t("contact.form.sending")}
            {outcome === "invalid" && faults > 0 && <FaultCount key={outcomes} faults={faults} />}
          </p>
        </div>
      </form>
      <div role="alert" className={classNames("withoutScripts", styles.notReady)}>
        <p>{t("contact.form.notReady")}</p>
        <EmailLink />
        <PhoneLink />
      </div>
      {outcome === "failed" && <Failure key={outcomes} />}
      {outcome === "sent" && <Success key={outcomes} />}
    </>
  );
}

/** @returns whether the language is that of the first render. A translation is not announced. */
function useIsNews() {
  const { language } = useLanguage();
  const [announcedIn, setAnnouncedIn] = useState<Language | undefined>(language);
  if (announcedIn && announcedIn !== language) setAnnouncedIn(undefined);
  return announcedIn === language;
}

/** Announces the number of errors, since the focus may already be in the first faulty field. */
function FaultCount({ faults }: { faults: number }) {
  const t = useText();
  const isNews = useIsNews();

  return (
    isNews && (
      <span className="visuallyHidden">{t("contact.form.faults", { number: `${faults}` })}</span>
    )
  );
}

function Failure() {
  const t = useText();
  const isNews = useIsNews();

  return (
    <div ref={bringIntoView} role={isNews ? "alert" : undefined} className={styles.failure}>
      <p>{t("contact.form.failed")}</p>
      <EmailLink />
      <PhoneLink />
    </div>
  );
}

function Success() {
  const t = useText();
  const isNews = useIsNews();
  const { hours } = useCompany();
  const messengers = useMessengers();

  return (
    // biome-ignore lint/a11y: the second click of a double click may hit its link
    <div ref={bringIntoView} className={styles.success} onClick={ignoreSecondClick}>
      <Icon name="check" className={styles.check} />
      <p role={isNews ? "alert" : undefined} className={styles.thanks}>
        {t("contact.success")}
      </p>
      <p>{t("contact.expert.response")}</p>
      <PhoneLink />
      {messengers.map(({ name, href }) => (
        <a key={name} href={href} rel="noreferrer" className="target">
          {t(`contact.${name}`)}
        </a>
      ))}
      {hours && (
        <p>
          <OpeningHours hours={hours} />
        </p>
      )}
    </div>
  );
}
