import { Fragment } from "react";

type HeadlineProps = {
  id?: string;
  level: "h1" | "h2";
  /** A text in which ` | ` separates the phrases. */
  text: string;
  className?: string;
};

/** A headline that wraps between its phrases; only a phrase wider than a line wraps itself. */
export function Headline({ level: Heading, text, ...attributes }: HeadlineProps) {
  return (
    // A translator may have replaced the text nodes, and then React can only remove the headline as a whole.
    <Heading key={text} {...attributes}>
      {text.split(" | ").map((words, index) => (
        <Fragment key={words}>
          {index > 0 && " "}
          <span className="noWrap">{words}</span>
        </Fragment>
      ))}
    </Heading>
  );
}
