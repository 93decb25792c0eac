import type { ReactNode } from "react";
import type { SectionId as PageSectionId } from "../contract/sections";
import { useText } from "../language/useText";
import { classNames } from "../styles/classNames";
import { Headline } from "./Headline";

/** The id of the section, which is also the key of its texts. */
type SectionId = Exclude<PageSectionId, "home">;

type SectionProps = {
  id: SectionId;
  className?: string;
  children: ReactNode;
};

const titleOf = (id: SectionId) => `${id}-title`;

/** A section of the landing page, labelled by its SectionTitle. */
export function Section({ id, className, children }: SectionProps) {
  return (
    <section id={id} className={classNames("columns", className)} aria-labelledby={titleOf(id)}>
      {children}
    </section>
  );
}

export function SectionTitle({ section }: { section: SectionId }) {
  const t = useText();

  return (
    <Headline level="h2" id={titleOf(section)} className="headline" text={t(`${section}.title`)} />
  );
}

type IntroductionProps = { section: SectionId; lead: string; className?: string };

export function Introduction({ section, lead, className }: IntroductionProps) {
  return (
    <div className={classNames("introduction", className)}>
      <SectionTitle section={section} />
      <p className="lead">{lead}</p>
    </div>
  );
}
