/** Hides Gatsby's announcer, which is always English; src/app/PageAnnouncer.tsx replaces it. */
export const RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true };
