import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { engineDir } from "../../renderer/files/engine-dir.ts";
import { openSite, openUnreadSite } from "../../renderer/site/open-site.ts";
import { type Files, removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterEach(removeMockSites);

/** The site checked from summaries of all pages that have one, as they come from another thread or run. */
async function checkSummarized(dir: string, blockDirs?: string[]) {
  const options = { dir, ...(blockDirs && { blockDirs }), checkOnly: true };
  const unread = await openUnreadSite(options);
  let summed = 0;
  for (const file of unread.pageFiles) {
    const { summary } = unread.read(file).summarize();
    if (!summary) continue;
    unread.add(JSON.parse(JSON.stringify(summary)));
    summed += 1;
  }
  return { summed, site: unread.finish() };
}

const hero = "    heading: One\n";
const page = (title: string, rest = "") =>
  `title: ${title}\ndescription: What ${title} is.\nblocks:\n  - type: hero\n${hero}${rest}`;

const sites: Record<string, Files> = {
  "a site in order": {},
  "links and anchors that lead nowhere": {
    "pages/one.yaml": page(
      "One",
      "    actions: [{ label: Go, href: /nowhere }, { label: Up, href: /about#roof }]\n",
    ),
  },
  "the same title and description twice": { "pages/one.yaml": page("Same"), "pages/two.yaml": page("Same") },
  "the same id twice": {
    "pages/one.yaml": `${page("One")}    id: here\n  - type: hero\n    id: here\n    heading: Two\n`,
  },
  "two main headings": { "pages/one.yaml": `${page("One")}  - type: hero\n    heading: Two\n` },
  "an address that is claimed twice": { "pages/one.yaml": `aliases: [/about]\n${page("One")}` },
  "a layout that does not exist": { "pages/one.yaml": `layout: wide\n${page("One")}` },
  "a redirect in a circle": { "pages/a.yaml": "redirect: /b\n", "pages/b.yaml": "redirect: /a\n" },
  "a missing picture in the head": {
    "pages/one.yaml": `image: { src: /images/none.svg, alt: None }\n${page("One")}`,
  },
  "a page that nobody reaches": {
    "checks.yaml": "description-length: off\nunused-collection: off\nunused-picture: off\n",
    "pages/one.yaml": page("One"),
  },
};

describe("a site checked from summaries has the same problems as one read in full", () => {
  it.each(Object.entries(sites))("%s", async (_, files) => {
    const dir = writeMockSite(files);
    const blockDirs = [join(dir, "blocks")];
    const whole = await openSite({ dir, blockDirs, checkOnly: true });
    const { summed, site } = await checkSummarized(dir, blockDirs);
    expect(summed).toBeGreaterThan(0);
    expect(site.problems).toEqual(whole.problems);
    expect(site.routes).toEqual(whole.routes);
  });

  it("the site of this repository", async () => {
    const whole = await openSite({ dir: engineDir, checkOnly: true });
    const { summed, site } = await checkSummarized(engineDir);
    expect(summed).toBeGreaterThan(20);
    expect(site.problems).toEqual(whole.problems);
    expect(site.routes).toEqual(whole.routes);
  });
});
