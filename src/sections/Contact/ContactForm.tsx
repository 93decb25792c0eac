import { useLayoutEffect, useRef } from "react";
import { EmailLink, PhoneLink } from "../../company/ContactLinks";
import { useCompany } from "../../company/useCompany";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import * as styles from "./ContactForm.module.css";
import { Field, type FieldProps } from "./Field";
import { useSubmission } from "./useSubmission";

const fields: readonly FieldProps[] = [
  { name: "name", autoComplete: "name", required: true },
  {
    name: "email",
    type: "email",
    autoComplete: "email",
    required: true,
    hint: "contact.form.emailHint",
    className: styles.paired,
  },
  { name: "phone", type: "tel", autoComplete: "tel", className: styles.paired },
  { name: "message", multiline: true, required: true },
];

/**
 * The contact form, which gives way to the thanks for a message. Before hydration, `method="dialog"`
 * makes a submit do nothing.
 */
export function ContactForm({ className }: { className: string }) {
  const t = useText();
  const result = useRef<HTMLDivElement>(null);
  const { endpoint } = useCompany();
  const { status, shouldAnnounce, errors, register, submit, writeAnother } = useSubmission();
  const faults = Object.keys(errors).length;

  useLayoutEffect(() => {
    if (!shouldAnnounce || !result.current) return;
    const isSent = status === "success";
    if (isSent) result.current.focus({ preventScroll: true });
    result.current.scrollIntoView({ block: isSent ? "start" : "nearest" });
  }, [status, shouldAnnounce]);

  return (
    <div className={classNames("half screenOnly", className)}>
      <div className="onlyWithoutScripts">
        <p>{t("contact.form.noScript")}</p>
        <EmailLink />
        <PhoneLink />
      </div>
      <form
        className={styles.form}
        hidden={status === "success"}
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
            // A successful submit resets the form, which would discard anything typed in the meantime.
            readOnly={status === "pending"}
            error={errors[field.name]?.message as TextKey | undefined}
          />
        ))}
        <div className="row">
          <button
            type="submit"
            className="button"
            aria-busy={status === "pending" ? true : undefined}
          >
            {t("contact.form.submit")}
          </button>
          <div role="status">
            {status === "pending" && <p className={styles.sending}>{t("contact.form.sending")}</p>}
            {shouldAnnounce && faults > 0 && (
              <p className="visuallyHidden">{t("contact.form.faults", { number: `${faults}` })}</p>
            )}
          </div>
        </div>
      </form>
      {status === "success" && (
        <div ref={result} tabIndex={-1} className={styles.thanks}>
          <img src="/window.svg#near" alt="" className={styles.window} />
          <p role={shouldAnnounce ? "alert" : undefined} className="title">
            {t("contact.success")}
          </p>
          <button type="button" className="button secondary" onClick={writeAnother}>
            {t("contact.again")}
          </button>
          <div className={styles.next}>
            <p>{t(endpoint ? "contact.expert.response" : "contact.urgent")}</p>
            <PhoneLink />
          </div>
        </div>
      )}
      {status === "error" && (
        <div ref={result} role={shouldAnnounce ? "alert" : undefined} className={styles.failure}>
          <p>{t("contact.form.failed")}</p>
          <EmailLink />
          <PhoneLink />
        </div>
      )}
    </div>
  );
}
