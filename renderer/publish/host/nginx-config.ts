import { type HeaderRule, type HostRules, type LocalNotFound, notFoundPage } from "./host-rules.ts";

/** Where nginx finds the site and listens. */
export interface NginxPlace {
  /** Absolute folder that holds the built site; of one below a path, that holds the folders of the path. */
  root: string;
  port: number;
}

/** The place inside the container image. */
export const CONTAINER_PLACE: NginxPlace = { root: "/usr/share/nginx/html", port: 8080 };

/** Kinds of text that are sent smaller; pictures and fonts are small already. */
const COMPRESSED =
  "application/atom+xml application/javascript application/json application/manifest+json image/svg+xml text/calendar text/css text/csv text/javascript text/markdown text/plain text/vtt text/xml application/xml";

/** Kinds of text whose encoding is named; that of HTML always is. */
const ENCODED =
  "application/atom+xml application/json application/manifest+json application/xml application/javascript image/svg+xml text/calendar text/css text/javascript text/markdown text/plain text/xml";

/** Kinds that nginx's own list lacks in one release or another. */
const KINDS: Readonly<Record<string, string>> = {
  avif: "image/avif",
  csv: "text/csv",
  ics: "text/calendar",
  md: "text/markdown",
  vtt: "text/vtt",
  webmanifest: "application/manifest+json",
};

/**
 * A server block for nginx, to be included in its `http` block (`/etc/nginx/conf.d/default.conf`): clean
 * addresses with and without a slash at the end, redirects, headers, the not-found page with status 404. It
 * needs no module beyond the usual ones.
 */
export function nginxConfig(rules: HostRules, { root, port }: NginxPlace = CONTAINER_PLACE): string {
  const { basePath } = rules;
  const isEverywhere = ({ path }: HeaderRule) => path === `${basePath}/*`;
  const everywhere = rules.headers.filter(isEverywhere);
  const special = rules.headers.filter((rule) => !isEverywhere(rule));
  const missing = basePath ? quote(`${basePath}/404.html`) : "/404.html";
  return `# Written by the build from the same table as _headers and _redirects. Do not edit.

# A dollar sign, which would begin a name everywhere else.
geo $${DOLLAR} {
  default "$";
}

# The status is part of the question: a missing file must not be kept for ever.
map "$status $uri" $site_cache_control {
  default ${quote(rules.cache)};
${special.map(cacheLine).join("")}}

server {
  listen ${port};
  server_name _;
  root ${quote(root)};
  server_tokens off;
  absolute_redirect off;
  etag on;

  charset utf-8;
  charset_types ${ENCODED};
  gzip on;
  gzip_comp_level 6;
  gzip_min_length 1024;
  gzip_vary on;
  gzip_proxied any;
  gzip_types ${COMPRESSED};

${everywhere.flatMap(({ headers }) => Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quote(value)} always;\n`)).join("")}  add_header Cache-Control $site_cache_control always;

  error_page 404 ${missing};
  location = ${missing} {
    internal;
  }
${rules.gone.length > 0 ? `  error_page 410 ${missing};\n` : ""}
${rules.redirects.map(redirectLines).join("")}${rules.gone.map((route) => goneLines(route, rules)).join("")}${Object.entries(KINDS).map(kindLines).join("")}
  location / {
    try_files $uri $uri/index.html =404;
  }
${rules.notFound.map(notFoundLines).join("")}}
`;
}

/** One line of the map: the rule's Cache-Control for answers that carry the file. */
function cacheLine({ path, headers }: HeaderRule): string {
  const value = headers["Cache-Control"];
  if (!value) return "";
  const start = path.replace(/\*$/, "").replaceAll(/[.\\+*?[^\]$(){}=!<>|:-]/g, "\\$&");
  return `  "~^(200|206|304) ${start}${path.endsWith("*") ? "" : "$"}" ${quote(value)};\n`;
}

function redirectLines({ from, to }: { from: string; to: string }): string {
  // A target with a query or an anchor of its own keeps it; else the visitor's query goes along.
  const target = /[?#]/.test(to) ? quote(to) : `${quote(to).slice(0, -1)}$is_args$args"`;
  return [from, `${from}/`]
    .map((path) => `  location = ${quote(path)} {\n    return 301 ${target};\n  }\n`)
    .join("");
}

function goneLines(route: string, rules: HostRules): string {
  const page = notFoundPage(route, rules);
  const own = page === `${rules.basePath}/404.html` ? "" : `    error_page 410 ${quote(page)};\n`;
  return [route, `${route}/`]
    .map((path) => `  location = ${quote(path)} {\n${own}    return 410;\n  }\n`)
    .join("");
}

/** Addresses in another language: what is not there is said in it. */
function notFoundLines({ below, page }: LocalNotFound): string {
  return `  location = ${quote(page)} {
    internal;
    error_page 404 ${quote(page)};
  }
  location ${quote(below)} {
    error_page 404 ${quote(page)};
    try_files $uri $uri/index.html =404;
  }
`;
}

function kindLines([extension, type]: [string, string]): string {
  return `  location ~ \\.${extension}$ {\n    types {\n      ${type} ${extension};\n    }\n  }\n`;
}

/** Stands for a dollar sign: nginx knows no other way to write one. */
const DOLLAR = "site_dollar";

/** A text as a parameter of nginx: quoted, and nothing in it is taken for a variable's name or the text's end. */
function quote(text: string): string {
  const quoted = text.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
  return `"${quoted.split("$").join(`\${${DOLLAR}}`)}"`;
}
