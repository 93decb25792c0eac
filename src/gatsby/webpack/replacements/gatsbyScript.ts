/** Stands in for Gatsby's script component and the worker library it brings; the site uses none. */
export const Script = () => null;
