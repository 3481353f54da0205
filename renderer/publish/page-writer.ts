import { hash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteBundle } from "../bundle/bundle.ts";
import type { BaseStyles } from "../bundle/styles.ts";
import type { PageDefinition, Wake } from "../model.ts";
import type { Prerenderer, ServerBlock } from "../runtime/server.tsx";
import type { SiteSettings } from "../site/site.ts";
import { type BlockVoices, type FoundOnPage, openFinder } from "./found/find-page.ts";
import type { ListedPage } from "./found/llms-text.ts";
import { documentPath, openOutput, payloadPath } from "./output.ts";
import { type RenderContext, renderPage } from "./render-page.ts";

/** Everything that is the same for all pages of a build; plain data, so that a worker can be given it. */
export interface WriteJob {
  /** Absolute site folder and folder to write. */
  dir: string;
  outDir: string;
  settings: SiteSettings;
  bundle: SiteBundle;
  types: { name: string; wake: Wake; isIsland: boolean; slots: string[] }[];
  base: BaseStyles;
}

/** What the build keeps of a written page. */
export interface PageReport {
  page: ListedPage & { file: string; index: boolean; isCanonical: boolean };
  found: Omit<FoundOnPage, "head">;
}

/** Writes pages one by one. */
export interface PageWriter {
  /** @throws Error naming block, file and line when a view throws. */
  write(page: PageDefinition): PageReport;
}

interface ServerModule extends BlockVoices {
  createPrerenderer(blocks: ReadonlyMap<string, ServerBlock>): Prerenderer;
  views: ReadonlyMap<string, ServerBlock["view"]>;
}

/** Loads the server bundle and makes the writer of pages; the same in the main thread and in workers. */
export async function openPageWriter(job: WriteJob): Promise<PageWriter> {
  const { bundle, settings, outDir } = job;
  const module = (await import(pathToFileURL(join(bundle.folder, "server.mjs")).href)) as ServerModule;
  const context: RenderContext = {
    prerenderer: module.createPrerenderer(serverBlocks(job, module)),
    client: bundle.client,
    base: job.base,
    origin: settings.url.replace(/\/$/, ""),
    connect: originsOf(settings.apiHost),
    find: await openFinder(job, module),
  };
  const output = openOutput(outDir);
  return {
    write(page) {
      const { html, payload, found } = renderPage(page, context);
      output.write(documentPath(page.route), html);
      if (page.route !== "/404") output.write(payloadPath(page.route), JSON.stringify(payload));
      const { head: _, ...kept } = found;
      const { route, title, description, file, index } = page;
      const isCanonical = route === page.canonical && route !== "/404";
      return { page: { route, title, description, file, index, isCanonical }, found: kept };
    },
  };
}

function serverBlocks({ types, bundle }: WriteJob, { views }: ServerModule): Map<string, ServerBlock> {
  return new Map(
    types.map((type) => [
      type.name,
      { ...type, view: views.get(type.name) as ServerBlock["view"], source: bundle.client.blocks[type.name] },
    ]),
  );
}

/** The origin of a configured host; none when there is no host or it is on the site's own. */
function originsOf(host: unknown): string[] {
  return typeof host === "string" && URL.canParse(host) ? [new URL(host).origin] : [];
}

/** Stands for everything that one page is made of, apart from what is the same for all. */
export function keyOfPage(page: PageDefinition): string {
  return hash("sha1", JSON.stringify(page));
}
