import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openSite } from "../../renderer/site/open-site.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";
import { copyWithExamples } from "./copy-with-examples.ts";

const workDir = mkdtempSync(join(tmpdir(), "examples-site-"));
afterAll(() => {
  rmSync(workDir, { recursive: true, force: true });
  removeMockSites();
});

const dir = writeMockSite({
  "data/site.yaml": "url: https://example.com\nlang: en\nlanguages: [{ lang: de }]\n",
  "public/jobs/cook.de.md": "<!-- of: c26933476046 -->\nEine Stelle.\n",
  "pages/about.yaml": "title: About\nblocks:\n  - type: hera\n    heading: About\n",
  "blocks/notice/examples.yaml":
    "- name: a notice\n  block:\n    type: prose\n    text: Read [more](/about#team).\n",
});
const examples = [
  {
    type: "notice",
    name: "a notice",
    block: { type: "prose", text: "Read [more](/about#team)." },
    route: "/examples/notice-1",
  },
];

/** Errors of the site that is looked at. */
async function errors(isOfBlocks: boolean): Promise<string[]> {
  copyWithExamples(dir, workDir, examples, isOfBlocks);
  const site = await openSite({ dir: workDir, blockDirs: [join(dir, "blocks")] });
  return site.problems
    .filter(({ severity }) => severity === "error")
    .map(({ file, code }) => `${file} ${code}`);
}

it("has the pages of the site, with what is wrong with them", async () => {
  expect(await errors(false)).toContain("pages/about.yaml unknown-block-type");
});

it("has for some blocks alone only their examples, whose links may lead to pages that are not there", async () => {
  expect(await errors(true)).toEqual([]);
});

it("has a page for each row whose page an example has a link to", async () => {
  const block = {
    type: "card-grid",
    source: "jobs",
    item: {
      title: "${item.title}",
      text: "Read [more](/roles/${item.slug}#pay)",
      href: "/jobs/${item.slug}",
    },
  };
  copyWithExamples(
    dir,
    workDir,
    [{ type: "notice", name: "rows", block, route: "/examples/notice-1" }],
    true,
  );
  const site = await openSite({ dir: workDir, blockDirs: [join(dir, "blocks")] });
  const routes = site.routes.map(({ route }) => route);
  expect(routes).toContain("/jobs/writer");
  expect(routes).toContain("/roles/writer");
});
