import { Fragment } from "react";

type HeadlineProps = {
  id?: string;
  level: "h1" | "h2";
  /** A text whose groups of words are parted by ` | `. */
  text: string;
  className?: string;
};

/** A headline that breaks between its groups of words, and within one only where it is too long. */
export function Headline({ level: Heading, text, ...attributes }: HeadlineProps) {
  return (
    <Heading {...attributes}>
      {text.split(" | ").map((words, index) => (
        <Fragment key={words}>
          {index > 0 && " "}
          <span className="phrase">{words}</span>
        </Fragment>
      ))}
    </Heading>
  );
}
