import type { ComponentPropsWithRef } from "react";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import * as styles from "./Field.module.css";

type FieldProps = Pick<
  ComponentPropsWithRef<"input">,
  "autoComplete" | "type" | "required" | "name"
> & {
  name: string;
  label: string;
  /** The key of the message to show under the field. */
  error?: TextKey;
  multiline?: boolean;
  ref: React.Ref<HTMLInputElement & HTMLTextAreaElement>;
};

/** A labelled input; its error is tied to it and follows the language. */
export function Field({ label, error, multiline, required, name, ...attributes }: FieldProps) {
  const t = useText();
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  const Input = multiline ? "textarea" : "input";

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Input
        {...attributes}
        id={id}
        name={name}
        className={multiline ? styles.message : styles.input}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <p id={errorId} className={styles.error}>
          <span className="visuallyHidden">{t("contact.form.error")} </span>
          {t(error)}
        </p>
      )}
    </div>
  );
}
