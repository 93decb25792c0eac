import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import type { ContactValues } from "./contactSchema";
import * as styles from "./Field.module.css";

type InputProps = ComponentProps<"input">;

export type FieldProps = Pick<InputProps, "autoComplete" | "type" | "required" | "className"> & {
  name: keyof ContactValues;
  multiline?: boolean;
  hint?: TextKey;
};

type RegisteredProps = FieldProps &
  UseFormRegisterReturn<keyof ContactValues> &
  Pick<InputProps, "readOnly"> & { error?: TextKey };

const idOf = (name: keyof ContactValues) => `contact-${name}`;

/**
 * Scrolls to a field to which a key or a script has moved the focus, because browsers may leave its label covered.
 * After a press nothing may move: the pointer would select what comes below it.
 */
const showField = (input: HTMLElement | null) =>
  input?.parentElement?.scrollIntoView({ block: "nearest" });

/** Moves the focus to a field and scrolls to it, because WebKit would otherwise scroll to its caret later. */
export function focusField(name: keyof ContactValues): void {
  const input = document.getElementById(idOf(name));
  input?.focus({ preventScroll: true });
  showField(input);
}

export function Field({
  multiline,
  required,
  hint,
  error,
  className,
  ...attributes
}: RegisteredProps) {
  const t = useText();
  const { name } = attributes;
  const id = idOf(name);
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const Input = multiline ? "textarea" : "input";

  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{t(`contact.form.${name}`)}</label>
      <Input
        {...attributes}
        id={id}
        dir="auto"
        className={styles.input}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        onKeyUp={({ key, currentTarget }) => {
          if (key === "Tab") showField(currentTarget);
        }}
        aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
      />
      {hint && <p id={hintId}>{t(hint)}</p>}
      {error && (
        <p id={errorId} className={styles.error}>
          <span className="visuallyHidden">{`${t("contact.form.error")} `}</span>
          <span>{t(error)}</span>
        </p>
      )}
    </div>
  );
}
