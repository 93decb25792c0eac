import { graphql } from "gatsby";
import { Picture } from "../../components/Picture";
import { Introduction, Section } from "../../components/Section";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import * as styles from "./Service.module.css";

const cards = [
  { name: "delivery", image: "serviceDelivery" },
  { name: "demonstration", image: "serviceDemonstration" },
  { name: "payment", image: "servicePayment" },
  { name: "pickup", image: "servicePickup" },
] as const;

export function Service({ images }: { images: Queries.ServiceImagesFragment }) {
  const t = useText();

  return (
    <Section id="service" className={classNames("screenOnly", styles.service)}>
      <div className={classNames(styles.distance, images.service.calm && "calm")}>
        <Picture
          slot={images.service}
          alt={t("service.imageAlt")}
          sizes="(min-width: 64em) and (orientation: landscape) 100vw, 155vw"
        />
        <Introduction section="service" className="half onPicture" lead={t("service.text")} />
      </div>
      <ul role="list">
        {cards.map(({ name, image }) => (
          <li key={name} className="settle">
            {/* Its title says what it stands for. */}
            <Picture slot={images[image]} alt="" />
            <h3>{t(`service.cards.${name}.title`)}</h3>
            <p>{t(`service.cards.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const serviceImages = graphql`
  fragment ServiceImages on Images {
    service {
      ...WidePicture
    }
    serviceDelivery {
      ...SmallPicture
    }
    serviceDemonstration {
      ...SmallPicture
    }
    servicePayment {
      ...SmallPicture
    }
    servicePickup {
      ...SmallPicture
    }
  }
`;
