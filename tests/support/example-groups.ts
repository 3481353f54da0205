import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Example } from "./examples-of.ts";

/** Examples that stand below each other on one page. */
export interface ExampleGroup {
  /** The block type; of an example that has a page for itself its name as well. */
  name: string;
  route: string;
  examples: Example[];
}

/**
 * Writes a page for all examples of each block type into a site that has one for each of them: to look at one page
 * takes a third of the time of looking at several. Where they cannot stand on one page, because two have the same id,
 * each stays alone.
 */
export async function writeExampleGroups(dir: string, examples: readonly Example[]): Promise<ExampleGroup[]> {
  const ofType = new Map<string, Example[]>();
  for (const example of examples) ofType.set(example.type, [...(ofType.get(example.type) ?? []), example]);
  const groups = [...ofType].map(([name, some]) => ({ name, route: `/examples/${name}`, examples: some }));
  for (const { name, route, examples } of groups) {
    const page = {
      title: `Examples: ${name}`,
      description: `All examples of the block type ${name}, one below the other.`,
      layout: "bare",
      index: false,
      blocks: examples.map(({ block }) => block),
    };
    writeFileSync(join(dir, fileOf(route)), stringify(page, { lineWidth: 0 }));
  }
  const broken = await brokenPages(dir);
  return groups.flatMap((group) => {
    if (!broken.has(fileOf(group.route))) return group;
    removePages(dir, [group]);
    return group.examples.map((example) => ({
      name: `${example.type}, ${example.name}`,
      route: example.route,
      examples: [example],
    }));
  });
}

/** Files of pages that cannot be made. */
export async function brokenPages(dir: string): Promise<Set<string>> {
  const { problems } = await openSite({ dir, checkOnly: true });
  return new Set(problems.flatMap(({ file, severity }) => (severity === "error" ? [file] : [])));
}

/** Takes the pages of examples away that stand in a group. */
export function removeGrouped(
  dir: string,
  examples: readonly Example[],
  groups: readonly ExampleGroup[],
): void {
  const routes = new Set(groups.map(({ route }) => route));
  removePages(
    dir,
    examples.filter(({ route }) => !routes.has(route)),
  );
}

/** Takes pages of a site away that nobody looks at. */
export function removePages(dir: string, pages: readonly { route: string }[]): void {
  for (const { route } of pages) rmSync(join(dir, fileOf(route)), { force: true });
}

export const fileOf = (route: string): string => `pages${route}.yaml`;
