import { afterAll, expect, it } from "vitest";
import { findForeignFile } from "../../renderer/pages/foreign-file.ts";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const environment = await mockEnvironment([]);

it.each<[string, "html" | "redirects", string]>([
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
])("a file of another system is told as a whole: %s", (_, holds, text) => {
  expect(findForeignFile(text)?.holds).toBe(holds);
  const { told } = readMockPage(text, environment);
  expect(told).toEqual([expect.stringContaining("not-a-page")]);
  expect(told[0]).toContain(holds === "html" ? "holds HTML" : "such as redirect: /new");
});

it.each([
  "redirect: /new\n",
  "title: /old /new\nblocks: []\n",
  "blocks:\n  - type: hero\n    heading: Home\ntitle: <p>\n",
  "<!-- a note -->\ntitle: Home\nblocks:\n  - type: hero\n    heading: Home\n",
  "<p>\ntitle: Home\n",
  "Redirects are fine\n",
  "/about\n",
  "",
])("what may be meant as a page is none: %j", (text) => {
  expect(findForeignFile(text)).toBeUndefined();
});
