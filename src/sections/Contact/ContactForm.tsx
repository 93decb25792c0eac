import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, type MouseEvent, useRef } from "react";
import { useForm } from "react-hook-form";
import { useHydrated } from "../../app/useHydrated";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import * as styles from "./ContactForm.module.css";
import { type ContactValues, contactSchema } from "./contactSchema";
import { Field, type FieldProps } from "./Field";
import { NotReadyNotice, notReadyNoticeId } from "./NotReadyNotice";
import { useSubmission } from "./useSubmission";

type FormField = Omit<FieldProps, "label" | "error" | "registration"> & {
  name: keyof ContactValues;
  label: TextKey;
};

const fields: readonly FormField[] = [
  { name: "name", label: "contact.form.name", autoComplete: "name", required: true },
  {
    name: "email",
    label: "contact.form.email",
    type: "email",
    autoComplete: "email",
    required: true,
  },
  { name: "phone", label: "contact.form.phone", type: "tel", autoComplete: "tel" },
  { name: "message", label: "contact.form.message", multiline: true, required: true },
];

// The second press would submit the emptied form and replace the success by errors.
const takeDoublePressForOne = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/**
 * The contact form. Its values never leave the page. Until the scripts are there, and without
 * them, `method="dialog"` makes a submit a no-op and the button shows how to reach the provider.
 */
export function ContactForm() {
  const t = useText();
  const hydrated = useHydrated();
  const submission = useSubmission();
  const submitting = useRef(false);
  // No default values: they would overwrite what was typed before the scripts came.
  const { register, handleSubmit, reset, formState } = useForm<ContactValues>({
    resolver: zodResolver(contactSchema),
  });

  const submit = handleSubmit(
    async (values) => {
      await submission.mutateAsync(values);
      reset();
    },
    () => submission.reset(),
  );

  const submitOnce = async (event: FormEvent) => {
    event.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    await submit(event);
    submitting.current = false;
  };

  return (
    <div>
      <form
        className={styles.form}
        method="dialog"
        noValidate
        aria-label={t("contact.form.label")}
        onSubmit={submitOnce}
      >
        <p className={styles.required}>{t("contact.form.required")}</p>
        {fields.map(({ name, label, ...field }) => (
          <Field
            key={name}
            {...field}
            registration={register(name)}
            label={t(label)}
            error={formState.errors[name]?.message as TextKey | undefined}
          />
        ))}
        {hydrated ? (
          <button type="submit" className="button" onClick={takeDoublePressForOne}>
            {t("contact.form.submit")}
          </button>
        ) : (
          <button type="button" className="button" popoverTarget={notReadyNoticeId}>
            {t("contact.form.submit")}
          </button>
        )}
      </form>
      <NotReadyNotice />
      {submission.isSuccess && (
        <p role="alert" className={styles.success}>
          {t("contact.success")}
        </p>
      )}
    </div>
  );
}
