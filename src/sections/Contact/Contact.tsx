import { useText } from "../../language/useText";
import * as styles from "./Contact.module.css";
import { ContactForm } from "./ContactForm";
import { ExpertCard } from "./ExpertCard";

/** How to reach the provider: the expert card and the form. */
export function Contact() {
  const t = useText();

  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <div className={styles.content}>
        <div className={styles.introduction}>
          <h2 id="contact-title">{t("contact.title")}</h2>
          <p className="lead">{t("contact.subtitle")}</p>
          <ExpertCard />
        </div>
        <ContactForm />
      </div>
    </section>
  );
}
