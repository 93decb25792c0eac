import { Icon, type IconName } from "../../components/Icon/Icon";
import { Picture } from "../../components/Picture/Picture";
import { Introduction, Section } from "../../components/Section/Section";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import * as styles from "./Service.module.css";

type ServiceProps = { image: Queries.PictureFragment };

type Card = { icon: IconName; tone?: "quiet" | "strong"; title: TextKey; text: TextKey };

const cards: readonly Card[] = [
  {
    icon: "delivery",
    title: "service.cards.delivery.title",
    text: "service.cards.delivery.text",
  },
  {
    icon: "demonstration",
    tone: "quiet",
    title: "service.cards.demonstration.title",
    text: "service.cards.demonstration.text",
  },
  {
    icon: "payment",
    tone: "strong",
    title: "service.cards.payment.title",
    text: "service.cards.payment.text",
  },
  {
    icon: "pickup",
    title: "service.cards.pickup.title",
    text: "service.cards.pickup.text",
  },
];

/** What the provider takes off the family's hands, in four cards. */
export function Service({ image }: ServiceProps) {
  const t = useText();

  return (
    <Section id="service">
      <Introduction
        of="service"
        className={["half", styles.introduction].join(" ")}
        text={t("service.title")}
        lead={t("service.text")}
      />
      <Picture
        slot={image}
        alt={t("service.imageAlt")}
        sizes="(min-width: 64em) min(46vw, 50rem), 92vw"
        className={["half", styles.image].join(" ")}
      />
      <ul role="list" className={styles.cards}>
        {cards.map(({ icon, tone, title, text }) => (
          <li key={icon} className={[styles.card, "settle"].join(" ")} data-tone={tone}>
            <Icon name={icon} className={styles.icon} />
            <h3>{t(title)}</h3>
            <p className={styles.text}>{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
