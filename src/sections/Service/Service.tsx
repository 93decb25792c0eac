import { Drawing } from "../../components/Icon";
import { Picture } from "../../components/Picture";
import { Introduction, Section } from "../../components/Section";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import * as styles from "./Service.module.css";

const cards = [
  { name: "delivery", drawing: "door" },
  { name: "demonstration", drawing: "control" },
  { name: "payment", drawing: "folder" },
  { name: "pickup", drawing: "leaving" },
] as const;

export function Service({ image }: { image: Queries.PictureFragment }) {
  const t = useText();

  return (
    <Section id="service" className={classNames("screenOnly", styles.service)}>
      <Introduction section="service" className="half" lead={t("service.text")} />
      <Picture
        slot={image}
        alt={t("service.imageAlt")}
        sizes="(min-width: 64em) min(46vw, 50rem), 92vw"
        className="half"
      />
      <ul role="list">
        {cards.map(({ name, drawing }) => (
          <li key={name} className="settle">
            <Drawing name={drawing} />
            <h3>{t(`service.cards.${name}.title`)}</h3>
            <p>{t(`service.cards.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
