import { Headline } from "../../components/Headline/Headline";
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
    <section
      id="contact"
      tabIndex={-1}
      className={["columns", styles.contact].join(" ")}
      aria-labelledby="contact-title"
    >
      <div className="introduction">
        <Headline level="h2" id="contact-title" text={t("contact.title")} />
        <p className="lead">{t("contact.subtitle")}</p>
      </div>
      <div className={styles.expert}>
        <Picture
          slot={image}
          alt={t("contact.imageAlt")}
          sizes="(min-width: 64em) clamp(36rem, 42vw, 50rem), 92vw"
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
