import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { buildSite } from "../../../renderer/publish/build-site.ts";
import { openSite } from "../../../renderer/site/open-site.ts";
import { allExamples } from "../../support/examples-site.ts";
import { copySite } from "../../support/site-copy.ts";

/** A block type that wakes up in the browser. */
export interface WakingType {
  name: string;
  isIsland: boolean;
  /** It is part of the layout, and so on every page. */
  isShell: boolean;
}

/** A built site with a page of every block type that wakes. */
export interface FaultySite {
  dir: string;
  types: WakingType[];
  route: string;
  remove(): void;
}

const ROUTE = "/faults";

/**
 * Builds a site with one page on which every block type that wakes stands, those of the layout included, found
 * by their schemas. An island and a behavior stand there twice: a fault has to name the right one.
 */
export async function buildFaultySite(): Promise<FaultySite> {
  const dir = mkdtempSync(join(tmpdir(), "faulty-site-"));
  // Its pages are those that examples link to.
  copySite(dir);
  const layout = parse(readFileSync(join(dir, "pages/_layout.yaml"), "utf8")) as {
    blocks: { type: string }[];
  };
  const shell = new Set(layout.blocks.map(({ type }) => type));
  const { blockTypes } = await openSite({ dir, checkOnly: true });
  const types = [...blockTypes.values()]
    .filter(({ wake }) => wake !== "static")
    .map(({ name, isIsland }) => ({ name, isIsland, isShell: shell.has(name) }))
    // Those of the shell first: every second one breaks, and one of the shell has to go on working.
    .sort((a, b) => Number(b.isShell) - Number(a.isShell));

  const examples = allExamples();
  const own = types
    .filter(({ isShell }) => !isShell)
    .map(({ name }) => ({ name, ...examples.find(({ type }) => type === name) }));
  const missing = own.filter(({ block }) => !block).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`No example for: ${missing.join(", ")}`);
  const twins = ["cloud-scaler", "event-card"].map((type) =>
    examples.findLast((example) => example.type === type),
  );
  writeFileSync(
    join(dir, `pages${ROUTE}.yaml`),
    stringify(
      {
        title: "Every block that wakes",
        description: "One example of each block type that wakes up in the browser, on one page.",
        index: false,
        blocks: [
          { type: "hero", heading: "Every block that wakes" },
          ...own.map(({ block }) => block),
          ...twins.map((example) => example?.block),
        ],
      },
      { lineWidth: 0 },
    ),
  );
  await buildSite({ dir, outDir: join(dir, "dist") });
  return { dir, types, route: ROUTE, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
