export const headline = (name: string) => ({ role: "heading", name });

export const footerLink = (name: string) => ({ role: "link", name, within: "contentinfo" });

export const headerLink = (name: string) => ({ role: "link", name, within: "banner" });

export const openButton = { role: "button", name: "Otvorite meni" };

export const closeButton = { role: "button", name: "Zatvorite meni" };

export const menu = { role: "dialog", name: "Meni" };
