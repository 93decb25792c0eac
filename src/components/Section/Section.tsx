import type { ReactNode } from "react";
import type { SectionId as PageSectionId } from "../../contract/sections";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import { Headline } from "../Headline/Headline";

/** The id that links lead to, which is also the name of the group of the section's texts. */
type SectionId = Exclude<PageSectionId, "home">;

type SectionProps = {
  id: SectionId;
  className?: string;
  children: ReactNode;
};

const titleOf = (id: SectionId) => `${id}-title`;

/** A section of the landing page, named by the headline that has its id. */
export function Section({ id, className, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      className={classNames("columns", className)}
      aria-labelledby={titleOf(id)}
    >
      {children}
    </section>
  );
}

/** The headline of the section with this id. */
export function SectionTitle({ of }: { of: SectionId }) {
  const t = useText();

  return <Headline level="h2" id={titleOf(of)} className="headline" text={t(`${of}.title`)} />;
}

type IntroductionProps = { of: SectionId; lead: string; className?: string };

/** The headline of a section and what it says. */
export function Introduction({ of, lead, className = "introduction" }: IntroductionProps) {
  return (
    <div className={className}>
      <SectionTitle of={of} />
      <p className="lead">{lead}</p>
    </div>
  );
}
