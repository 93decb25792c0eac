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

export function Service({ image }: { image: Queries.WidePictureFragment }) {
  const t = useText();

  return (
    <Section id="service" className={classNames("screenOnly", styles.service)}>
      <div className={classNames(styles.distance, image.calm && "calm")}>
        <Picture
          slot={image}
          alt={t("service.imageAlt")}
          sizes="(min-width: 64em) and (orientation: landscape) 100vw, 155vw"
        />
        <Introduction section="service" className="half onPicture" lead={t("service.text")} />
      </div>
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
