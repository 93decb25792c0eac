import { Picture } from "../../components/Picture/Picture";
import { Introduction, Section } from "../../components/Section/Section";
import { useText } from "../../language/useText";
import * as styles from "./Contact.module.css";
import { ContactForm } from "./ContactForm";
import { ExpertCard } from "./ExpertCard";

type ContactProps = { image: Queries.PictureFragment };

/** How to reach the provider: the expert card and the form. */
export function Contact({ image }: ContactProps) {
  const t = useText();

  return (
    <Section id="contact" className={styles.contact}>
      <Introduction of="contact" text={t("contact.title")} lead={t("contact.subtitle")} />
      <div className={["half", styles.expert].join(" ")}>
        <Picture
          slot={image}
          alt={t("contact.imageAlt")}
          sizes="(min-width: 64em) clamp(36rem, 42vw, 50rem), 92vw"
          className={styles.image}
        />
        <ExpertCard />
      </div>
      <div className={["half", styles.form].join(" ")}>
        <ContactForm />
      </div>
    </Section>
  );
}
