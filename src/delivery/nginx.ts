import { cacheRules, freshLifetime, hiddenPaths, mediaTypes, notFoundLifetime } from "./headers";

/** Quoted for nginx, whose strings take `$` for a variable; no header here has one. */
const quote = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** A pattern as nginx reads it: PCRE, in which a slash needs no escape. */
const pattern = ({ source }: RegExp) => `"${source.replaceAll("\\/", "/")}"`;

const cacheLocation = ({ paths, lifetime }: (typeof cacheRules)[number]) => `
location ~ ${pattern(paths)} {
  set $lifetime ${quote(lifetime)};
  try_files $uri =404;
}`;

/**
 * @param folder a finished build, where it is to be served from
 * @param everywhere the headers of every answer
 * @returns what to include in the `server` block that has the site's name and certificate. nginx
 *   needs the module that serves brotli files.
 */
export const nginxConfiguration = (
  folder: string,
  everywhere: Record<string, string>,
): string => `# For the server block that has the name and the certificate of the site. It is of one build, whose
# pages alone the policy knows: let nginx reload it after each one.
root ${quote(folder)};
types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `  ${quote(type)} ${ending};`)
  .join("\n")}
}
default_type application/octet-stream;
server_tokens off;
gzip_static on;
brotli_static on;
gzip_vary on;
# A redirect never leaves the host, and an empty part of a path is no way to a page.
absolute_redirect off;
merge_slashes off;

${Object.entries(everywhere)
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join("\n")}
set $lifetime ${quote(freshLifetime)};
add_header Cache-Control $lifetime always;
error_page 404 /404.html;

location / {
  try_files $uri $uri.html =404;
}
location = / {
  try_files /index.html =404;
}
location ~ //|${pattern(hiddenPaths).slice(1, -1)} {
  return 404;
}
location ~ "^(/[\\w-]+)/$" {
  return 301 $1$is_args$args;
}
location = /404.html {
  internal;
  set $lifetime ${quote(notFoundLifetime)};
}${cacheRules.map(cacheLocation).join("")}
`;
