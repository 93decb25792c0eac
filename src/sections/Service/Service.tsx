import { Icon } from "../../components/Icon/Icon";
import { Picture } from "../../components/Picture/Picture";
import { Introduction, Section } from "../../components/Section/Section";
import type { Translation } from "../../contract/translation";
import { useText } from "../../language/useText";
import * as styles from "./Service.module.css";

/** The name is that of the card's texts and its icon. */
type Card = { name: keyof Translation["service"]["cards"]; tone?: "quiet" | "strong" };

const cards: readonly Card[] = [
  { name: "delivery" },
  { name: "demonstration", tone: "quiet" },
  { name: "payment", tone: "strong" },
  { name: "pickup" },
];

/** What the provider takes off the family's hands, in four cards. */
export function Service({ image }: { image: Queries.PictureFragment }) {
  const t = useText();

  return (
    <Section id="service">
      <Introduction
        of="service"
        className={["half", styles.introduction].join(" ")}
        lead={t("service.text")}
      />
      <Picture
        slot={image}
        alt={t("service.imageAlt")}
        sizes="(min-width: 64em) min(46vw, 50rem), 92vw"
        className={["half", styles.image].join(" ")}
      />
      <ul role="list" className={styles.cards}>
        {cards.map(({ name, tone }) => (
          <li key={name} className={[styles.card, "settle"].join(" ")} data-tone={tone}>
            <Icon name={name} className={styles.icon} />
            <h3>{t(`service.cards.${name}.title`)}</h3>
            <p className={styles.text}>{t(`service.cards.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
