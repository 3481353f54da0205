import { type HostileSites, page } from "./hostile-site.ts";

/** Segments that mean something to a file system, a host or a reader, or only look like another. */
const segments = [
  "..",
  ".",
  "%2e%2e",
  "%252e%252e",
  "..%2f..",
  "..\\..",
  "c:",
  "con",
  "NUL",
  "aux",
  "a.",
  "a ",
  ".hidden",
  "a\tb",
  "\u202eabout",
  "ａbout",
  "аbout",
  "é",
  "e\u0301",
  "👩‍💻",
  "x".repeat(300),
  "assets",
  "_headers",
  "sitemap.xml",
  "About",
  "index.html",
];

const jobs = (slug: string) =>
  `- slug: ${JSON.stringify(slug)}\n  title: T\n  department: Data\n  skills: []\n`;
/** Rows whose slugs are not looked at by their schema, so that the check of addresses is on its own. */
const looseSchema = JSON.stringify({
  type: "object",
  "x-key": "slug",
  properties: { slug: { type: "string" }, title: {}, department: {}, skills: {} },
});
const eachJob =
  "title: Job ${item.slug}\ndescription: What ${item.slug} is.\nblocks:\n  - type: hero\n    heading: Job\neach: jobs\n";

/** Addresses that would leave the site, and several claims to one. */
export const routeSites: HostileSites = {
  ...Object.fromEntries(
    segments.map((segment) => {
      // What the build claims, it claims at the beginning of addresses.
      const page = segment === "assets" ? "pages/[slug].yaml" : "pages/jobs/[slug].yaml";
      return [
        `a row with the slug ${JSON.stringify(segment.slice(0, 20))}`,
        {
          files: {
            "data/jobs.schema.json": looseSchema,
            "data/jobs.yaml": jobs(segment),
            [page]: eachJob,
          },
          problems: [
            segment.includes("\u202e") ? "data/jobs.yaml:1:10 hidden-character" : `${page}:6:7 bad-route`,
          ],
        },
      ];
    }),
  ),
  ...Object.fromEntries(
    segments.map((segment) => [
      `an alias ${JSON.stringify(segment.slice(0, 20))}`,
      {
        files: { "pages/x.yaml": `${page()}aliases:\n  - ${JSON.stringify(`/${segment}`)}\n` },
        problems: ["pages/x.yaml:7:"],
      },
    ]),
  ),
  ...Object.fromEntries(
    [
      "//evil.example",
      "/..",
      "/%2e%2e/x",
      "\\\\evil",
      "javascript:alert(1)",
      "/a\\b",
      "data:text/html,x",
    ].map((target) => [
      `a redirect to ${target}`,
      {
        files: { "pages/x.yaml": `redirect: ${JSON.stringify(target)}\n` },
        problems: ["pages/x.yaml:1:11 "],
      },
    ]),
  ),
  "two rows with slugs that differ in capitals": {
    files: {
      "data/jobs.schema.json": looseSchema,
      "data/jobs.yaml": jobs("one") + jobs("One"),
      "pages/jobs/[slug].yaml": eachJob,
    },
    problems: ["data/jobs.yaml:5:9 bad-route"],
  },
  "an alias that another page has": {
    files: { "pages/x.yaml": `${page()}aliases: [/about]\n` },
    problems: ["pages/x.yaml:6:11 duplicate-route"],
  },
  "an alias that a redirect has": {
    files: { "pages/x.yaml": `${page()}aliases: [/former]\n` },
    problems: ["pages/x.yaml:6:11 duplicate-route"],
  },
  "a row and a page with one address": {
    files: {
      "data/jobs.schema.json": looseSchema,
      "data/jobs.yaml": jobs("one"),
      "pages/jobs/[slug].yaml": eachJob,
      "pages/jobs/one.yaml": page(),
    },
    problems: ["pages/jobs/one.yaml:1:1 duplicate-route"],
  },
  "pages whose names differ in capitals": {
    files: { "pages/About.yaml": page() },
    problems: ["pages/About.yaml:1:1 bad-route"],
  },
  ...Object.fromEntries(
    ["about/index.html", "about/page.json", "About/INDEX.html", "about", "about/index.html/x.txt"].map(
      (path) => [
        `public/${path}, where a page goes`,
        { files: { [`public/${path}`]: "x" }, problems: ["pages/about.yaml:1:1 duplicate-route"] },
      ],
    ),
  ),
  ...Object.fromEntries(
    ["_headers", "_redirects", "robots.txt", "Sitemap.xml", "404.html", "assets", "llms.txt"].map((path) => [
      `public/${path}, where the build writes`,
      { files: { [`public/${path}`]: "x" }, problems: [`public/${path}:1:1 duplicate-route`] },
    ]),
  ),
  "public/index.html, where the home page goes": {
    files: { "public/index.html": "x" },
    problems: ["pages/index.yaml:1:1 duplicate-route"],
  },
};
