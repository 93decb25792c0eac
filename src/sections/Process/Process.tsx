import { graphql } from "gatsby";
import { Picture } from "../../components/Picture/Picture";
import { Introduction, Section } from "../../components/Section/Section";
import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import * as styles from "./Process.module.css";

type ProcessProps = { images: Queries.ProcessImagesFragment };

type Step = {
  image: keyof Queries.ProcessImagesFragment;
  imageAlt: TextKey;
  title: TextKey;
  text: TextKey;
};

const steps: readonly Step[] = [
  {
    image: "stepTalk",
    imageAlt: "process.steps.talk.imageAlt",
    title: "process.steps.talk.title",
    text: "process.steps.talk.text",
  },
  {
    image: "stepDelivery",
    imageAlt: "process.steps.delivery.imageAlt",
    title: "process.steps.delivery.title",
    text: "process.steps.delivery.text",
  },
  {
    image: "stepDemonstration",
    imageAlt: "process.steps.demonstration.imageAlt",
    title: "process.steps.demonstration.title",
    text: "process.steps.demonstration.text",
  },
  {
    image: "stepPayment",
    imageAlt: "process.steps.payment.imageAlt",
    title: "process.steps.payment.title",
    text: "process.steps.payment.text",
  },
];

/** From the first conversation to the bed in place, in four numbered steps. */
export function Process({ images }: ProcessProps) {
  const t = useText();

  return (
    <Section id="process" className={styles.process}>
      <Introduction of="process" text={t("process.title")} lead={t("process.text")} />
      <ol role="list" className={styles.steps}>
        {steps.map(({ image, imageAlt, title, text }) => (
          <li key={image} className={styles.step}>
            <Picture
              slot={images[image]}
              alt={t(imageAlt)}
              sizes="(min-width: 64em) 22vw, (min-width: 40em) 30vw, 72vw"
              className={[styles.image, "settle"].join(" ")}
            />
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
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
