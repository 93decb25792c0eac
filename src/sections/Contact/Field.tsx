import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import type { ContactValues } from "./contactSchema";
import * as styles from "./Field.module.css";

type InputProps = ComponentProps<"input">;

export type FieldProps = Pick<InputProps, "autoComplete" | "type" | "required"> & {
  name: keyof ContactValues;
  multiline?: boolean;
  hint?: TextKey;
};

type RegisteredProps = FieldProps &
  UseFormRegisterReturn<keyof ContactValues> &
  Pick<InputProps, "defaultValue" | "readOnly"> & { error?: TextKey };

export function Field({ multiline, required, hint, error, ...attributes }: RegisteredProps) {
  const t = useText();
  const { name } = attributes;
  const id = `contact-${name}`;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const Input = multiline ? "textarea" : "input";

  return (
    <div className={classNames(styles.field, multiline && styles.tall)}>
      <label htmlFor={id}>{t(`contact.form.${name}`)}</label>
      {hint && <p id={hintId}>{t(hint)}</p>}
      <Input
        {...attributes}
        id={id}
        dir="auto"
        className={styles.input}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
        // Browsers scroll to the input, and WebKit to its caret, which may leave the label covered.
        onFocus={({ target }) => target.parentElement?.scrollIntoView({ block: "nearest" })}
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
