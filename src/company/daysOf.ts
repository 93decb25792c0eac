/** @returns the days between which a group of opening hours lies, such as `Mo` and `Fr`, or its only day */
export const daysOf = <Day>({ firstDay, lastDay }: { firstDay: Day; lastDay?: Day | null }) => [
  ...new Set([firstDay, lastDay ?? firstDay]),
];
