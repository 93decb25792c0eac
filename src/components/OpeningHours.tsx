import { daysOf } from "../company/daysOf";
import type { useCompany } from "../company/useCompany";
import type { TextKey } from "../language/text";
import { useText } from "../language/useText";

type Groups = NonNullable<ReturnType<typeof useCompany>["hours"]>;

/** A dash, and word joiners, so that no line ends at it. */
const dash = "\u2060–\u2060";

/** When the team can be reached, such as "Mon–Fri 08:00–16:00, Sat 09:00–12:00"; lines end only between groups. */
export function OpeningHours({ hours }: { hours: Groups }) {
  const t = useText();
  const groups = hours.map(({ opens, closes, ...days }) => {
    const names = daysOf(days).map((day) => t(`contact.hours.${day}` as TextKey));
    return `${names.join(dash)}\u00A0${opens}${dash}${closes}`;
  });

  return <span>{`${t("contact.hours.label")}: ${groups.join(", ")}`}</span>;
}
