/** Silences Gatsby's announcer, which speaks English whatever the language; ours is in Layout. */
export const RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true };
