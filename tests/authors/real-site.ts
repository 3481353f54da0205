import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parse, stringify } from "yaml";
import type { Problem } from "../../renderer/model.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { blockFolders, copySite } from "../support/site-copy.ts";

export const root = join(import.meta.dirname, "../..");

/** A copy of the site's own pages, data and public files, to make mistakes in. */
export async function copyOfSite(
  withLanguages = false,
): Promise<{ dir: string; site: Site; remove(): void }> {
  const dir = mkdtempSync(join(tmpdir(), "authors-"));
  copySite(dir, { withLanguages });
  const site = await openSite({ dir });
  return { dir, site, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** The file that the call before has put back, which its site has not read again yet. */
const putBack = new WeakMap<Site, string>();

/**
 * What the site says with a file's text replaced. The file is put back afterwards, which the site reads together with
 * the next change: two files at once, as after a save of everything, and half of the time.
 */
export async function problemsWith(site: Site, file: string, text: string): Promise<readonly Problem[]> {
  const path = join(site.dir, file);
  const before = existsSync(path) ? readFileSync(path) : undefined;
  writeFileSync(path, text);
  await site.update([...new Set([putBack.get(site) ?? file, file])]);
  const { problems } = site;
  if (before === undefined) rmSync(path);
  else writeFileSync(path, before);
  putBack.set(site, file);
  return problems;
}

/** An example of a block alone on a page, as text: the block's own lines are indented by four spaces. */
export interface ExamplePage {
  type: string;
  text: string;
  block: Record<string, unknown>;
}

/** The first example of every block, each on a page of its own. */
export function examplePages(): ExamplePage[] {
  return blockFolders().flatMap((folder) => {
    const type = basename(folder);
    const path = join(root, "blocks", folder, "examples.yaml");
    const [first] = parse(readFileSync(path, "utf8")) as { block: Record<string, unknown> }[];
    if (!first) return [];
    const page = {
      title: `The block ${type} by itself`,
      description: `The block ${type} by itself, as an author would paste it from its examples.`,
      layout: "bare",
      index: false,
      blocks: [first.block],
    };
    return [{ type, block: first.block, text: stringify(page, { lineWidth: 0 }) }];
  });
}

/** The part of a text that a problem marks. */
export function marked(text: string, { range }: Problem): string {
  return text.slice(range.start.offset, range.end.offset);
}
