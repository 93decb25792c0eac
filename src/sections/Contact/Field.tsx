import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import type { ContactValues } from "./contactSchema";
import * as styles from "./Field.module.css";

export type FieldProps = Pick<ComponentProps<"input">, "autoComplete" | "type" | "required"> & {
  name: keyof ContactValues;
  multiline?: boolean;
  /** The key of the message to show under the field. */
  error?: TextKey;
  /** Joins the input to the form once its scripts are there. */
  registration?: UseFormRegisterReturn;
};

/** A labelled input; its error is tied to it and follows the language. */
export function Field({
  name,
  multiline,
  required,
  error,
  registration,
  ...attributes
}: FieldProps) {
  const t = useText();
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  const Input = multiline ? "textarea" : "input";

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t(`contact.form.${name}`)}
      </label>
      <Input
        {...attributes}
        name={name}
        {...registration}
        id={id}
        dir="auto"
        className={styles.input}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <p id={errorId} className={styles.error}>
          <span className="visuallyHidden">{`${t("contact.form.error")} `}</span>
          <span>{t(error)}</span>
        </p>
      )}
    </div>
  );
}
