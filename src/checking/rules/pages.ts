import type { Heading, Link } from "mdast";
import { headingIds, linkedLegalPages, privacyPage } from "../../contract/legal";
import { sectionIds } from "../../contract/sections";
import { type Finding, findingAt } from "../finding";
import type { Content } from "../reading/content";
import { type Page, type PageNode, startOf, wordsIn, writtenAs } from "../reading/page";

/** Reports HTML in the legal pages, and their dead links. */
export function checkPages({ files, pages }: Content): Finding[] {
  const slugs = [...linkedLegalPages, ...pages.map(({ slug }) => slug)];
  const downloads = [...files.keys()]
    .filter((file) => file.startsWith("static/"))
    .map((file) => file.replace("static", ""))
    .flatMap((address) => [address, encodeURI(address)]);
  return pages.flatMap((page) => {
    const others = pages.filter(({ language }) => language === page.language);
    const known = ["/", ...sectionIds.map((id) => `/#${id}`), ...others.flatMap(addressesOf)];
    // A page that is missing or cannot be read has a finding of its own.
    const addresses = slugs.every((slug) => known.includes(`/${slug}`)) ? known : [];
    return page.nodes.flatMap((node) => {
      if (node.type === "link") return checkLink(page, node, addresses, downloads);
      if (node.type !== "html") return [];
      const found = writtenAs(page, node).split("\n")[0] ?? "";
      return [findingAt(page, startOf(node), "code", { found })];
    });
  });
}

/** @returns the addresses of a page and of its sections */
function addressesOf(page: Page): string[] {
  const isSection = (node: PageNode): node is Heading =>
    node.type === "heading" && node.depth === 2;
  const ids = headingIds(page.nodes.filter(isSection).map(wordsIn));
  return [`/${page.slug}`, ...ids.map((id) => `/${page.slug}#${id}`)];
}

const outsideAddresses = [
  /^https?:\/\/[^\s/?#]+\.[^\s/?#]+/i,
  /^mailto:(?:\{\{[^{}]*\}\}|[^\s@]+@[^\s@]+\.[^\s@?]+)(?:\?\S+)?$/i,
  /^tel:(?:\{\{[^{}]*\}\}|\+?\d[\d\s/-]*)$/i,
];

/**
 * @param addresses those of all pages in its language, none if one cannot be read
 * @param downloads those of the files of `static`
 */
function checkLink(
  page: Page,
  link: Link,
  addresses: readonly string[],
  downloads: readonly string[],
): Finding[] {
  const { url } = link;
  const [file = ""] = url.split(/[?#]/);
  const isOutside = outsideAddresses.some((form) => form.test(url));
  // A browser shows the address of a section with its letters encoded.
  const isPage = addresses.some((each) => each === url || encodeURI(each) === url);
  if (isOutside || isPage || downloads.includes(file)) return [];
  const address = url.split("#")[0] || `/${page.slug}`;
  const near = addresses.filter((each) => !each.includes("#") || each.startsWith(`${address}#`));
  if (near.length === 0) return [];
  const index = startOf(link) + Math.max(0, writtenAs(page, link).lastIndexOf(url));
  return [findingAt(page, index, "deadLink", { url, addresses: near.join(", ") })];
}

/** The optional facts that name a service. */
const services: Partial<Record<string, string>> = { whatsapp: "WhatsApp", viber: "Viber" };

/** Reports who receives data of visitors but is not named in each privacy policy. */
export function checkPrivacy({ facts, slots, pages }: Content): Finding[] {
  const registered = /[^.]+\.(?:(?:com?|net|org|gov|edu|ac)\.(?=..$))?[^.]+$/;
  const recipients = [...facts, ...slots].flatMap(({ name, file, text }) => {
    const isAddress = name === "endpoint" || name.endsWith(".url");
    const [host] = (isAddress && registered.exec(new URL(text).hostname)) || [];
    const recipient = services[name] ?? host;
    return recipient ? [{ recipient, name, file }] : [];
  });
  const policies = pages.filter(({ slug }) => slug === privacyPage);
  return policies.flatMap((page) =>
    recipients
      .filter(({ recipient }) => !page.text.toLowerCase().includes(recipient.toLowerCase()))
      .map((values) => findingAt(page, startOf(page.nodes[0]), "notInPrivacyPolicy", values)),
  );
}
