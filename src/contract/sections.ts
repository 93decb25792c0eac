/** The ids of the landing page's sections, in the order of the page. */
export const sectionIds = ["home", "process", "quality", "service", "contact"] as const;

export type SectionId = (typeof sectionIds)[number];

/** The id of the headline of each legal page. */
export const legalTitleId = "legal-title";
