import { Icon, type IconName } from "../../components/Icon/Icon";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import * as styles from "./Service.module.css";

const cards: readonly { icon: IconName; title: TextKey; text: TextKey }[] = [
  {
    icon: "delivery",
    title: "service.cards.delivery.title",
    text: "service.cards.delivery.text",
  },
  {
    icon: "demonstration",
    title: "service.cards.demonstration.title",
    text: "service.cards.demonstration.text",
  },
  {
    icon: "payment",
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
export function Service() {
  const t = useText();

  return (
    <section id="service" className={styles.service} aria-labelledby="service-title">
      <div className={styles.content}>
        <h2 id="service-title">{t("service.title")}</h2>
        <p className="lead">{t("service.text")}</p>
        <ul className={styles.cards}>
          {cards.map(({ icon, title, text }) => (
            <li key={title} className={styles.card}>
              <Icon name={icon} className={styles.icon} />
              <h3 className={styles.title}>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
