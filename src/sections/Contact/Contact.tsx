import type { ComponentProps, ReactNode } from "react";
import { EmailLink, PhoneLink } from "../../company/ContactLinks";
import { useCompany, useMessengers } from "../../company/useCompany";
import { Icon } from "../../components/Icon";
import { OpeningHours } from "../../components/OpeningHours";
import { Picture } from "../../components/Picture";
import { Introduction, Section } from "../../components/Section";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import * as styles from "./Contact.module.css";
import { ContactForm } from "./ContactForm";

type ContactLineProps = ComponentProps<typeof Icon> & {
  /** Names the content for a screen reader. */
  label?: string;
  children: ReactNode;
};

const ContactLine = ({ name, label, className, children }: ContactLineProps) => (
  <p className={classNames(styles.line, className)}>
    <Icon name={name} />
    <span>
      {label && <span className="visuallyHidden">{`${label}: `}</span>}
      {children}
    </span>
  </p>
);

export function Contact({ image }: { image: Queries.PictureFragment }) {
  const t = useText();
  const { hours } = useCompany();
  const messengers = useMessengers();

  return (
    <Section id="contact" className={styles.contact}>
      <Introduction section="contact" className="half" lead={t("contact.subtitle")} />
      <div className={styles.expert}>
        <Picture
          slot={image}
          alt={t("contact.imageAlt")}
          sizes="(min-width: 64em) max(50vw, 58rem), 100vw"
          className="screenOnly"
        />
        <div className={styles.card}>
          <h3>{t("contact.expert.title")}</h3>
          <p>{t("contact.expert.description")}</p>
          <address>
            <ContactLine name="mail" label={t("contact.expert.email")}>
              <EmailLink />
            </ContactLine>
            <ContactLine name="phone" label={t("contact.expert.phone")}>
              <PhoneLink />
            </ContactLine>
            {messengers.map(({ name, href }) => (
              <ContactLine key={name} name="chat">
                <a href={href} rel="noreferrer" className="target">
                  {t(`contact.${name}`)}
                </a>
              </ContactLine>
            ))}
            {hours && (
              <ContactLine name="calendar">
                <OpeningHours hours={hours} />
              </ContactLine>
            )}
          </address>
          <ContactLine name="clock" className={styles.response}>
            {t("contact.expert.response")}
          </ContactLine>
        </div>
      </div>
      <ContactForm className={styles.form} />
    </Section>
  );
}
