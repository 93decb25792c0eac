/** The sections of the landing page that links may lead to, by their ids, in order. */
export const anchors = ["home", "process", "quality", "service", "contact"] as const;
