import { EmailLink, PhoneLink } from "../../company/ContactLinks";
import { Icon } from "../../components/Icon/Icon";
import { useText } from "../../language/useText";
import * as styles from "./Contact.module.css";

/** Who answers, where and how soon. */
export function ExpertCard() {
  const t = useText();

  return (
    <div className={styles.card}>
      <h3>{t("contact.expert.title")}</h3>
      <p>{t("contact.expert.description")}</p>
      <div>
        <p className={styles.line}>
          <Icon name="mail" />
          <span>
            <span className="visuallyHidden">{`${t("contact.expert.email")}: `}</span>
            <EmailLink />
          </span>
        </p>
        <p className={styles.line}>
          <Icon name="phone" />
          <span>
            <span className="visuallyHidden">{`${t("contact.expert.phone")}: `}</span>
            <PhoneLink />
          </span>
        </p>
      </div>
      <p className={[styles.line, styles.response].join(" ")}>
        <Icon name="clock" />
        <span>{t("contact.expert.response")}</span>
      </p>
    </div>
  );
}
