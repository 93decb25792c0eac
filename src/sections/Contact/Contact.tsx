import { Picture } from "../../components/Picture/Picture";
import { useText } from "../../language/useText";
import * as styles from "./Contact.module.css";
import { ContactForm } from "./ContactForm";
import { ExpertCard } from "./ExpertCard";

type ContactProps = { image: Queries.PictureFragment };

/** How to reach the provider: the expert card and the form. */
export function Contact({ image }: ContactProps) {
  const t = useText();

  return (
    <section id="contact" tabIndex={-1} className={styles.contact} aria-labelledby="contact-title">
      <div className={styles.introduction}>
        <h2 id="contact-title">{t("contact.title")}</h2>
        <p className="lead">{t("contact.subtitle")}</p>
      </div>
      <div className={styles.expert}>
        <Picture
          slot={image}
          alt={t("contact.imageAlt")}
          sizes="(min-width: 64em) 40vw, 100vw"
          className={styles.image}
        />
        <ExpertCard />
      </div>
      <div className={styles.form}>
        <ContactForm />
      </div>
    </section>
  );
}
