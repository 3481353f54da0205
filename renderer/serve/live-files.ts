import { existsSync } from "node:fs";
import { join } from "node:path";
import { lookup } from "mrmime";
import type { ViteDevServer } from "vite";
import type { BlockFile, BlockFiles, PageDefinition } from "../model.ts";
import { blockFiles, type FileMakers, WRITTEN_PATH } from "../publish/found/block-files.ts";
import type { Site } from "../site/site.ts";
import { visitorsPage } from "./visitors-page.ts";

/** Code, and what the engine or a host has at such addresses: no block is looked for that makes it. */
const OF_OTHERS = /\.(?:[cm]?[jt]sx?|css|map|html?|ico|webmanifest|woff2?|png|jpe?g|webp|avif|gif|mp4|webm)$/;

/** Media type of a file that a block may bring along, by its address; undefined for addresses of other things. */
export function kindOfFile(path: string): string | undefined {
  if (!WRITTEN_PATH.test(path) || OF_OTHERS.test(path)) return undefined;
  return `${lookup(path) ?? "text/plain"}; charset=utf-8`;
}

/**
 * Makes a file of a block while the site is being written: looks through the pages until one has a block that
 * brings it along.
 *
 * @param path Address of the file: `/insights/events.ics`.
 */
export async function liveFile(
  site: Site,
  server: ViteDevServer,
  path: string,
): Promise<BlockFile | undefined> {
  const makers = await loadMakers(site, server);
  if (makers.size === 0) return undefined;
  const origin = site.settings.url.replace(/\/$/, "");
  for (const { kind, route } of site.routes) {
    const page = kind === "page" ? site.page(route) : undefined;
    const file =
      page && filesOf(visitorsPage(page), makers, origin, site).find((candidate) => candidate.path === path);
    if (file) return file;
  }
  return undefined;
}

function filesOf(page: PageDefinition, makers: FileMakers, origin: string, site: Site): BlockFile[] {
  return blockFiles(makers, { origin, canonical: origin + page.canonical, page, site: site.settings });
}

async function loadMakers(site: Site, server: ViteDevServer): Promise<FileMakers> {
  const makers = new Map<string, BlockFiles<Record<string, unknown>>>();
  for (const { name, folder } of site.blockTypes.values()) {
    const file = join(folder, "files.ts");
    if (!existsSync(file)) continue;
    const module = (await server.ssrLoadModule(file)) as { default: BlockFiles<Record<string, unknown>> };
    makers.set(name, module.default);
  }
  return makers;
}
