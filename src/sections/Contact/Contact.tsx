import { EmailLink, PhoneLink } from "../../company/ContactLinks";
import { useCompany, useMessengers } from "../../company/useCompany";
import { Icon } from "../../components/Icon/Icon";
import { OpeningHours } from "../../components/OpeningHours/OpeningHours";
import { Picture } from "../../components/Picture/Picture";
import { Introduction, Section } from "../../components/Section/Section";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import * as styles from "./Contact.module.css";
import { ContactForm } from "./ContactForm";

const ways = [
  { name: "email", icon: "mail", Link: EmailLink },
  { name: "phone", icon: "phone", Link: PhoneLink },
] as const;

/** The contact section: the expert card with phone, e-mail and response time, and the form. */
export function Contact({ image }: { image: Queries.PictureFragment }) {
  const t = useText();
  const { hours } = useCompany();
  const messengers = useMessengers();

  return (
    <Section id="contact" className={styles.contact}>
      <Introduction of="contact" lead={t("contact.subtitle")} />
      <div className={classNames("half", styles.expert)}>
        <Picture
          slot={image}
          alt={t("contact.imageAlt")}
          sizes="(min-width: 64em) clamp(46rem, 42vw, 54rem), 92vw"
          className={classNames("screenOnly", styles.image)}
        />
        <div className={styles.card}>
          <h3>{t("contact.expert.title")}</h3>
          <p>{t("contact.expert.description")}</p>
          <address>
            {ways.map(({ name, icon, Link }) => (
              <p key={name} className={styles.line}>
                <Icon name={icon} />
                <span>
                  <span className="visuallyHidden">{`${t(`contact.expert.${name}`)}: `}</span>
                  <Link />
                </span>
              </p>
            ))}
            {messengers.map(({ name, href }) => (
              <p key={name} className={styles.line}>
                <Icon name="chat" />
                <a href={href} rel="noreferrer" className="target">
                  {t(`contact.${name}`)}
                </a>
              </p>
            ))}
            {hours && (
              <p className={styles.line}>
                <Icon name="calendar" />
                <OpeningHours hours={hours} />
              </p>
            )}
          </address>
          <p className={classNames(styles.line, styles.response)}>
            <Icon name="clock" />
            <span>{t("contact.expert.response")}</span>
          </p>
        </div>
      </div>
      <div className={classNames("half", "screenOnly", styles.form)}>
        <ContactForm />
      </div>
    </Section>
  );
}
