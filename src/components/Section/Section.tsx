import type { ReactNode } from "react";
import { Headline } from "../Headline/Headline";

type SectionProps = {
  /** What links lead to. */
  id: string;
  className?: string;
  children: ReactNode;
};

const titleOf = (id: string) => `${id}-title`;

/** A section of the landing page, named by the headline that has its id. */
export function Section({ id, className, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      className={["columns", className].filter(Boolean).join(" ")}
      aria-labelledby={titleOf(id)}
    >
      {children}
    </section>
  );
}

type SectionTitleProps = { of: string; text: string };

/** The headline of the section with this id. */
export function SectionTitle({ of, text }: SectionTitleProps) {
  return <Headline level="h2" id={titleOf(of)} className="headline" text={text} />;
}

type IntroductionProps = SectionTitleProps & { lead: string; className?: string };

/** The headline of a section and what it says. */
export function Introduction({ lead, className = "introduction", ...title }: IntroductionProps) {
  return (
    <div className={className}>
      <SectionTitle {...title} />
      <p className="lead">{lead}</p>
    </div>
  );
}
