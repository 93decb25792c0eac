import type { TextKey } from "../../language/text";
import { useText } from "../../language/useText";
import * as styles from "./Process.module.css";

const steps: readonly { title: TextKey; text: TextKey }[] = [
  { title: "process.steps.talk.title", text: "process.steps.talk.text" },
  { title: "process.steps.delivery.title", text: "process.steps.delivery.text" },
  { title: "process.steps.demonstration.title", text: "process.steps.demonstration.text" },
  { title: "process.steps.payment.title", text: "process.steps.payment.text" },
];

/** From the first conversation to the bed in place, in four numbered steps. */
export function Process() {
  const t = useText();

  return (
    <section id="process" className={styles.process} aria-labelledby="process-title">
      <div className={styles.content}>
        <h2 id="process-title">{t("process.title")}</h2>
        <p className="lead">{t("process.text")}</p>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.title}>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
