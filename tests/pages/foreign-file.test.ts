import { afterAll, expect, it } from "vitest";
import { type ForeignKind, findForeignFile } from "../../renderer/pages/foreign-file.ts";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const environment = await mockEnvironment([]);

const WORDS: Readonly<Record<ForeignKind, string>> = {
  html: "holds HTML",
  redirects: "such as redirect: /new",
  markdown: "holds a text in Markdown",
  toml: "holds TOML",
  xml: "holds XML",
};

it.each<[string, ForeignKind, string]>([
  ["a whole page", "html", "<!DOCTYPE html>\n<html>\n<body><p>One: two</p></body>\n</html>\n"],
  ["its body alone", "html", "\n  <h1>One</h1>\n<p>Two: three.</p>\n"],
  ["a static host", "redirects", "# old ones\n/old /new 301\n/older/* /new/:splat\n"],
  ["a static host with addresses in full", "redirects", "/old https://example.com/new 302!\n"],
  ["a table", "redirects", "/old,/new\n/older,/new\n"],
  ["arrows", "redirects", "/old -> /new\n"],
  ["one server", "redirects", "Redirect 301 /old /new\nRedirect permanent /older /new\n"],
  ["one server by rules", "redirects", "RewriteEngine On\nRewriteRule ^old$ /new [R=301,L]\n"],
  ["another server", "redirects", "rewrite ^/old$ /new permanent;\n"],
  ["another server by places", "redirects", "location = /old {\n  return 301 /new;\n}\n"],
  ["a framework", "redirects", "redirects:\n  - source: /old\n    destination: /new\n    permanent: true\n"],
  ["a text in Markdown", "markdown", "# News\n\nWe moved to *Berlin*.\n\n- one\n- two\n"],
  ["a text of two headings", "markdown", "# News\n\n## Ours\n\nWe moved.\n"],
  ["a text in front of which TOML stands", "toml", '+++\ntitle = "News"\n+++\n\nWe moved.\n'],
  ["a file of TOML", "toml", '[[blocks]]\ntype = "hero"\n'],
  ["a feed", "xml", '<?xml version="1.0"?>\n<rss><channel/></rss>\n'],
])("a file of another system is told as a whole: %s", (_, holds, text) => {
  expect(findForeignFile(text)?.holds).toBe(holds);
  const { told } = readMockPage(text, environment);
  expect(told).toEqual([expect.stringContaining("not-a-page")]);
  expect(told[0]).toContain(WORDS[holds]);
});

it.each([
  "redirect: /new\n",
  "title: /old /new\nblocks: []\n",
  "blocks:\n  - type: hero\n    heading: Home\ntitle: <p>\n",
  "<!-- a note -->\ntitle: Home\nblocks:\n  - type: hero\n    heading: Home\n",
  "<p>\ntitle: Home\n",
  "Redirects are fine\n",
  "# A note\n\ntitle: Home\n",
  "# A note\ntitle : Home\n",
  "# A note\n\n- type: hero\n  heading: Home\n",
  "# A note\n\n{ title: Home }\n",
  "# A note\n",
  "/about\n",
  "",
])("what may be meant as a page is none: %j", (text) => {
  expect(findForeignFile(text)).toBeUndefined();
});

it.each([
  [
    "pages/about.yaml",
    "- type: hero\n  heading: Home\n",
    "blocks: above the list, and title: above that",
    true,
  ],
  [
    "pages/_layout.yaml",
    "- type: page\n- type: hero\n  heading: Home\n",
    "Write blocks: above the list.",
    true,
  ],
  ["pages/_layout.yaml", "- home\n- about\n", "Write blocks: above the list.", false],
])("a list as the whole of %s lacks its name", (file, text, hint, isOffered) => {
  const { told, page } = readMockPage(text, environment, file);
  expect(told).toEqual([expect.stringContaining(hint)]);
  const [problem] = page.problems;
  expect(problem?.offer?.text).toBe(isOffered ? "blocks:\n" : undefined);
});
