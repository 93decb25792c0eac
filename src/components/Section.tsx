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

/** A section of the landing page, labelled by the headline of its Introduction. */
export function Section({ id, className, children }: SectionProps) {
  return (
    <section id={id} className={classNames("columns", className)} aria-labelledby={titleOf(id)}>
      {children}
    </section>
  );
}

type IntroductionProps = { section: SectionId; lead: string; className?: string };

export function Introduction({ section, lead, className }: IntroductionProps) {
  const t = useText();
  const title = t(`${section}.title`);

  return (
    <div className={classNames("introduction", className)}>
      <Headline level="h2" id={titleOf(section)} className="headline" text={title} />
      <p className="lead">{lead}</p>
    </div>
  );
}
