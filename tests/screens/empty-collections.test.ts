import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPrerenderer, type ServerBlock } from "../../renderer/runtime/server.tsx";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { byType, copySite } from "../support/site-copy.ts";

const views = byType(
  import.meta.glob<ServerBlock["view"]>("../../blocks/**/view.tsx", { import: "default", eager: true }),
);

const dir = mkdtempSync(join(tmpdir(), "empty-collections-"));
let site: Site;
let prerenderer: ReturnType<typeof createPrerenderer>;

/** The real site with other data: four collections empty, three testimonials, a category without a description. */
beforeAll(async () => {
  copySite(dir);
  for (const name of ["services", "blueprints", "events", "jobs"])
    writeFileSync(join(dir, `data/${name}.yaml`), "[]\n");
  const quotes = ["First", "Second", "Third"].map(
    (word) => `- { id: ${word.toLowerCase()}, quote: ${word} quote., author: ${word} Author, company: Acme }`,
  );
  writeFileSync(join(dir, "data/testimonials.yaml"), `${quotes.join("\n")}\n`);
  const technologies = readFileSync(join(dir, "data/technologies.yaml"), "utf8");
  writeFileSync(
    join(dir, "data/technologies.yaml"),
    technologies
      .replace(/^ {2}description: .*\n/m, "")
      .replace(/^ +- \{ name: .*, link: \/showcases\/.* \}\n/gm, "")
      .replace(/relatedProjects:$(?!\n +- )/gm, "relatedProjects: []"),
  );

  site = await openSite({ dir });
  const blocks = [...site.blockTypes.values()].map((type): [string, ServerBlock] => {
    const view = views.get(type.name);
    if (!view) throw new Error(`blocks/${type.name} has no view.tsx`);
    const source = type.wake === "static" ? undefined : `/assets/${type.name}.js`;
    return [type.name, { view, wake: type.wake, isIsland: type.isIsland, slots: type.slots, source }];
  });
  prerenderer = createPrerenderer(new Map(blocks));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const htmlOf = (route: string) =>
  (site.page(route)?.blocks ?? [])
    .map((block, index) => prerenderer.renderBlock(block, `b${index}-`, "en").html)
    .join("");

describe("data files that are emptied, with no page changed", () => {
  it("leave a site without errors", () => {
    const errors = site.problems.filter(({ severity }) => severity === "error");
    // Articles go on linking to the blueprints that are gone; that is told in their own files.
    expect(errors.filter(({ file }) => !file.startsWith("public/content/"))).toEqual([]);
  });

  it.each([
    ["/services", "Our solutions portfolio is currently being updated.", 'href="/contact"'],
    ["/showcases", "We are forging new blueprints."],
    ["/careers", "No jobs match your criteria."],
    ["/insights/events", "No upcoming events at the moment. Check back soon!", "No past events to display."],
  ])("%s says so", (route, ...texts) => {
    const html = htmlOf(route);
    for (const text of texts) expect(html).toContain(text);
  });
});

describe("the home page", () => {
  it("says that a category without a description will have one", () => {
    expect(htmlOf("/")).toContain("Stay tuned for more information on this capability");
  });

  it("shows two testimonials of three, and where there are more", () => {
    const html = htmlOf("/");
    expect(html.match(/(First|Second|Third) quote\./g)).toEqual(["First quote.", "Second quote."]);
    expect(html).toMatch(/href="\/showcases"[^>]*>(<[^>]+>)*View More Success Stories/);
    expect(html).not.toContain("Client stories coming soon.");
  });
});
