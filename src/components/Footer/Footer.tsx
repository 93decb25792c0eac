import { graphql, useStaticQuery } from "gatsby";
import { useLayoutEffect, useState } from "react";
import { EmailLink, PhoneLink } from "../../company/ContactLinks";
import { useCompany } from "../../company/useCompany";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import { LinkList, legalNavigation, sectionNavigation } from "../LinkList";
import { Logo } from "../Logo";
import * as styles from "./Footer.module.css";

export function Footer() {
  const t = useText();
  const { name, legalForm, street, postalCode, city } = useCompany();
  const { site } = useStaticQuery<Queries.BuildYearQuery>(graphql`
    query BuildYear {
      site {
        year: buildTime(formatString: "YYYY")
      }
    }
  `);
  // The static HTML has the year of the build, with which React must hydrate it.
  const [year, setYear] = useState(site?.year ?? "");
  useLayoutEffect(() => setYear(String(new Date().getFullYear())), []);

  return (
    <footer className={styles.footer}>
      <img
        src="/skyline.svg"
        alt=""
        loading="lazy"
        className={classNames("screenOnly", styles.skyline)}
      />
      <img
        src="/window.svg"
        alt=""
        loading="lazy"
        className={classNames("screenOnly", styles.skyline, styles.window)}
      />
      <div className={styles.columns}>
        <p translate="no" className={classNames("title headline screenOnly", styles.name)}>
          {name}
        </p>
        <section className="screenOnly">
          <h2>{t("footer.service.title")}</h2>
          <p>{t("footer.service.text")}</p>
        </section>
        <section>
          <h2>{t("footer.provider.title")}</h2>
          <p>{[name, legalForm].filter(Boolean).join("\u00A0")}</p>
          <p>{t("footer.provider.years")}</p>
          <p>{`${street}, ${postalCode} ${city}`}</p>
        </section>
        <section className="screenOnly">
          <h2>{t("footer.contact.title")}</h2>
          <p>
            <span>{`${t("footer.contact.phone")}: `}</span>
            <PhoneLink />
          </p>
          <p>
            <span>{`${t("footer.contact.email")}: `}</span>
            <EmailLink />
          </p>
        </section>
      </div>
      {/* Without scripts these links replace the side menu. */}
      <div className="onlyWithoutScripts">
        <LinkList links={sectionNavigation} className="row" />
      </div>
      <div className={classNames("row screenOnly", styles.end)}>
        <p className="row">
          <Logo />
          <span>{t("footer.copyright", { year })}</span>
        </p>
        <nav aria-label={t("footer.legal")}>
          <LinkList links={legalNavigation} className="row" />
        </nav>
      </div>
    </footer>
  );
}
