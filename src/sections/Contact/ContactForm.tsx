import { useState } from "react";
import { EmailLink, PhoneLink } from "../../company/ContactLinks";
import { Icon } from "../../components/Icon/Icon";
import { useLanguage } from "../../language/LanguageProvider";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import * as styles from "./ContactForm.module.css";
import { Field, type FieldProps } from "./Field";
import { useContactForm } from "./useContactForm";

const fields: readonly FieldProps[] = [
  { name: "name", autoComplete: "name", required: true },
  { name: "email", type: "email", autoComplete: "email", required: true, hint: "emailHint" },
  { name: "phone", type: "tel", autoComplete: "tel" },
  { name: "message", multiline: true, required: true, hint: "messageHint" },
];

/** @returns whether an outcome is news. It is not in another language, nor when the page opens again. */
function useIsNews(outcome: string | undefined): boolean {
  const { language } = useLanguage();
  const [news, setNews] = useState({ outcome, language, isKnown: true });
  const isKnown = news.isKnown || news.language !== language;
  if (news.outcome !== outcome) setNews({ outcome, language, isKnown: false });
  else if (isKnown !== news.isKnown) setNews({ ...news, isKnown });
  return !isKnown;
}

/**
 * The contact form, which gives way to the thanks for a message. Before hydration, `method="dialog"`
 * makes a submit do nothing, and src/hydration/startScripts.ts repeats the click after it.
 */
export function ContactForm() {
  const t = useText();
  const { form, submit, restart, errors, outcome } = useContactForm();
  const isNews = useIsNews(outcome);
  const isBusy = outcome === "sending";
  const faults = Object.keys(errors).length;

  return (
    <>
      <div className="withoutScripts">
        <p>{t("contact.form.noScript")}</p>
        <EmailLink />
        <PhoneLink />
      </div>
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        noValidate
        hidden={outcome === "sent"}
        aria-label={t("contact.form.label")}
        onSubmit={submit}
      >
        <p>{t("contact.form.required")}</p>
        {fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            // A successful submit resets the form, which would discard anything typed in the meantime.
            readOnly={isBusy}
            error={errors[field.name]?.message as TextKey | undefined}
          />
        ))}
        <div className="row">
          <button type="submit" className="button" aria-busy={isBusy || undefined}>
            {t("contact.form.submit")}
          </button>
          <p role="status">
            {isBusy && t("contact.form.sending")}
            {outcome === "invalid" && faults > 0 && isNews && (
              <span className="visuallyHidden">
                {t("contact.form.faults", { number: `${faults}` })}
              </span>
            )}
          </p>
        </div>
      </form>
      {outcome === "failed" && (
        <div role={isNews ? "alert" : undefined} className={styles.failure}>
          <p>{t("contact.form.failed")}</p>
          <EmailLink />
          <PhoneLink />
        </div>
      )}
      {outcome === "sent" && (
        <div className={styles.thanks}>
          <Icon name="check" className={styles.check} />
          <p role={isNews ? "alert" : undefined} className="title">
            {t("contact.success")}
          </p>
          <button type="button" className="button quiet" onClick={restart}>
            {t("contact.again")}
          </button>
        </div>
      )}
    </>
  );
}
