import { Fragment } from "react";
import type { OpeningHours as Group } from "../../contract/company";
import { daysOf } from "../../contract/weekdays";
import { useText } from "../../language/useText";

/** When the team can be reached, such as "Mon–Fri 08:00–16:00, Sat 09:00–12:00". */
export function OpeningHours({ hours }: { hours: readonly Group[] }) {
  const t = useText();
  const groups = hours.map(({ days, opens, closes }) => {
    const { first, last } = daysOf(days);
    const names = [...new Set([first, last])].map((day) => t(`contact.hours.${day}`));
    return `${names.join("–")} ${opens}–${closes}`;
  });

  return (
    // As a whole, because a translator may have replaced its texts.
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
