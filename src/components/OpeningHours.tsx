import { Fragment } from "react";
import { daysOf } from "../company/daysOf";
import type { useCompany } from "../company/useCompany";
import type { TextKey } from "../language/text";
import { useText } from "../language/useText";

type Groups = NonNullable<ReturnType<typeof useCompany>["hours"]>;

/** When the team can be reached, such as "Mon–Fri 08:00–16:00, Sat 09:00–12:00". */
export function OpeningHours({ hours }: { hours: Groups }) {
  const t = useText();
  const groups = hours.map(({ opens, closes, ...days }) => {
    const names = daysOf(days).map((day) => t(`contact.hours.${day}` as TextKey));
    return `${names.join("–")} ${opens}–${closes}`;
  });

  return (
    // A translator may have replaced the text nodes, and then React can only replace the hours as a whole.
    <span key={groups.join()}>
      {`${t("contact.hours.label")}:`}
      {groups.map((group, index) => (
        <Fragment key={group}>
          {" "}
          <span className="noWrap">{index < groups.length - 1 ? `${group},` : group}</span>
        </Fragment>
      ))}
    </span>
  );
}
