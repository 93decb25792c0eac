/** The days of the week in order, as schema.org abbreviates them. */
export const weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

type Weekday = (typeof weekdays)[number];

/**
 * @param days a day or a range of days, as in company.json; a range may continue after Sunday
 * @returns the first, the last and all of the days, in order
 */
export function daysOf(days: string): { first: Weekday; last: Weekday; all: Weekday[] } {
  const [first, last = first] = days.split("-") as [Weekday, Weekday?];
  const start = weekdays.indexOf(first);
  const count = ((weekdays.indexOf(last) - start + weekdays.length) % weekdays.length) + 1;
  const all = [...weekdays, ...weekdays].slice(start, start + count);
  return { first, last, all };
}
