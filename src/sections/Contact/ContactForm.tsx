import type { KeyboardEvent, MouseEvent } from "react";
import { EmailLink, PhoneLink } from "../../company/ContactLinks";
import { useCompany, useMessengers } from "../../company/useCompany";
import { Icon } from "../../components/Icon/Icon";
import { OpeningHours } from "../../components/OpeningHours/OpeningHours";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import * as styles from "./ContactForm.module.css";
import { Field, type FieldProps } from "./Field";
import { useContactForm } from "./useContactForm";

const notReadyId = "contact-not-ready";

const fields: readonly FieldProps[] = [
  { name: "name", autoComplete: "name", required: true },
  { name: "email", type: "email", autoComplete: "email", required: true },
  { name: "phone", type: "tel", autoComplete: "tel" },
  { name: "message", multiline: true, required: true },
];

// A second press would submit the emptied form and replace the success by errors.
const takeHeldEnterForOne = (event: KeyboardEvent) => {
  const isLineBreak = event.target instanceof HTMLTextAreaElement;
  if (event.repeat && event.key === "Enter" && !isLineBreak) event.preventDefault();
};

const takeDoublePressForOne = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** It comes where the button was pressed, which on a phone may be the end of the window. */
const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: "nearest" });

/**
 * The contact form. Its values never leave the page. Until its scripts are there, and without
 * them, `method="dialog"` makes a submit a no-op, and in place of the button stands a link to how
 * else to reach the provider.
 */
export function ContactForm() {
  const t = useText();
  const { hours } = useCompany();
  const messengers = useMessengers();
  const { form, errors, sent } = useContactForm();

  return (
    <>
      <form
        className={styles.form}
        method="dialog"
        noValidate
        aria-label={t("contact.form.label")}
        onKeyDown={takeHeldEnterForOne}
        onSubmit={form?.submit}
      >
        <p>{t("contact.form.required")}</p>
        {fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            registration={form?.register(field.name)}
            error={errors[field.name]?.message as TextKey | undefined}
          />
        ))}
        {form ? (
          <button type="submit" className="button" onClick={takeDoublePressForOne}>
            {t("contact.form.submit")}
          </button>
        ) : (
          <a href={`#${notReadyId}`} className="button">
            {t("contact.form.submit")}
          </a>
        )}
      </form>
      {!form && (
        <div id={notReadyId} role="alert" className={styles.notReady}>
          <p>{t("contact.form.notReady")}</p>
          <EmailLink />
          <PhoneLink />
        </div>
      )}
      {sent && (
        // biome-ignore lint/a11y: it may come under the pointer between the presses of a double press
        <div ref={bringIntoView} className={styles.success} onClick={takeDoublePressForOne}>
          <Icon name="check" className={styles.check} />
          <p role="alert" className={styles.thanks}>
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
      )}
    </>
  );
}
