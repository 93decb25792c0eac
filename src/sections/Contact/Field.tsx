import type { ComponentPropsWithRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import * as styles from "./Field.module.css";

export type FieldProps = Pick<
  ComponentPropsWithRef<"input">,
  "autoComplete" | "type" | "required"
> & {
  label: string;
  /** The key of the message to show under the field. */
  error?: TextKey;
  multiline?: boolean;
  /** Joins the input to the form: its name and, once the form's scripts are there, the rest. */
  registration: UseFormRegisterReturn | { name: string };
};

/** A labelled input; its error is tied to it and follows the language. */
export function Field({
  label,
  error,
  multiline,
  required,
  registration,
  ...attributes
}: FieldProps) {
  const t = useText();
  const id = `contact-${registration.name}`;
  const errorId = `${id}-error`;
  const Input = multiline ? "textarea" : "input";

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Input
        {...attributes}
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
