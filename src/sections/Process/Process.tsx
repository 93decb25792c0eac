import { graphql } from "gatsby";
import { Picture } from "../../components/Picture";
import { Introduction, Section } from "../../components/Section";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import * as styles from "./Process.module.css";

const steps = [
  { name: "talk", image: "stepTalk" },
  { name: "delivery", image: "stepDelivery" },
  { name: "demonstration", image: "stepDemonstration" },
  { name: "payment", image: "stepPayment" },
] as const;

export function Process({ images }: { images: Queries.ProcessImagesFragment }) {
  const t = useText();

  return (
    <Section id="process">
      <Introduction section="process" lead={t("process.text")} />
      <ol role="list" className={styles.steps}>
        {steps.map(({ name, image }) => (
          <li key={name} className={classNames("settle", styles.step)}>
            <Picture
              slot={images[image]}
              alt={t(`process.steps.${name}.imageAlt`)}
              sizes="(min-width: 40em) min(54vw, 71em), 95vw"
            />
            <div>
              <h3>{t(`process.steps.${name}.title`)}</h3>
              <p>{t(`process.steps.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={classNames("title headline", styles.closing)}>{t("process.closing")}</p>
    </Section>
  );
}

export const processImages = graphql`
  fragment ProcessImages on Images {
    stepTalk {
      ...Picture
    }
    stepDelivery {
      ...Picture
    }
    stepDemonstration {
      ...Picture
    }
    stepPayment {
      ...Picture
    }
  }
`;
