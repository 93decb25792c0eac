import { EmailLink, PhoneLink } from "../../company/ContactLinks";
import { useText } from "../../language/useText";
import * as styles from "./NotReadyNotice.module.css";

export const notReadyNoticeId = "contact-not-ready";

/** Opened by the platform alone where the form has no scripts (yet): how to reach the provider. */
export function NotReadyNotice() {
  const t = useText();

  return (
    <div id={notReadyNoticeId} popover="auto" role="alert" className={styles.notice}>
      <p>{t("contact.form.notReady")}</p>
      <p className={styles.links}>
        <EmailLink className={styles.link} />
        <PhoneLink className={styles.link} />
      </p>
      <button
        type="button"
        className="quietButton"
        popoverTarget={notReadyNoticeId}
        popoverTargetAction="hide"
      >
        {t("contact.form.close")}
      </button>
    </div>
  );
}
