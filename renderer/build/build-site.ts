import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../content/site.ts";
import type { RouteEntry } from "../model.ts";
import { bundleClient, loadPrerenderer } from "./bundle.ts";
import { pageHead } from "./head.ts";
import { headersFile, redirectHtml, redirectsFile, robots, sitemap } from "./host-files.ts";
import { documentPath, type Output, openOutput, payloadPath } from "./output.ts";
import { type RenderContext, renderPage } from "./render-page.ts";
import { writeBaseStyles } from "./styles.ts";

export interface BuildOptions {
  /** Absolute folder to write; emptied first. */
  outDir: string;
  /** Called while pages are written: how many of how many. */
  onProgress?(done: number, all: number): void;
}

export interface BuildResult {
  pages: number;
  files: number;
}

/**
 * Writes a checked site as static files: a document and the data for client navigation per route, scripts,
 * fonts, and what hosts and search engines expect.
 *
 * @param site A site without errors.
 * @throws Error naming block, file and line when a view throws.
 */
export async function buildSite(site: Site, { outDir, onProgress }: BuildOptions): Promise<BuildResult> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const publicDir = join(site.dir, "public");
  if (existsSync(publicDir)) cpSync(publicDir, outDir, { recursive: true });
  const blockTypes = [...site.blockTypes.values()];
  const client = await bundleClient(blockTypes, outDir);
  const origin = site.settings.url.replace(/\/$/, "");
  const context: RenderContext = {
    client,
    origin,
    connect: originsOf(site.settings.apiHost),
    prerenderer: await loadPrerenderer(blockTypes, client),
    base: writeBaseStyles(outDir),
    head: pageHead(site),
  };
  const output = openOutput(outDir);
  const indexed: string[] = [];
  let done = 0;
  for (const entry of site.routes) {
    await writeRoute(entry, site, context, output, indexed);
    done += 1;
    onProgress?.(done, site.routes.length);
  }
  await output.write("_redirects", redirectsFile(site.routes));
  await output.write("_headers", headersFile());
  await output.write("sitemap.xml", sitemap(origin, indexed));
  await output.write("robots.txt", robots(origin));
  await output.finished();
  return { pages: done, files: output.count };
}

async function writeRoute(
  entry: RouteEntry,
  site: Site,
  context: RenderContext,
  output: Output,
  indexed: string[],
): Promise<void> {
  if (entry.kind === "redirect") {
    const to = entry.to ?? "/";
    await output.write(documentPath(entry.route), redirectHtml(to, site.settings.lang));
    await output.write(payloadPath(entry.route), JSON.stringify({ kind: "redirect", to }));
    return;
  }
  const page = site.page(entry.route);
  if (!page)
    throw new Error(`${entry.file} could not be resolved for ${entry.route}. This is a fault of the engine.`);
  const { html, payload } = renderPage(page, context);
  if (entry.route === "/404") {
    await output.write("404.html", html);
    return;
  }
  await output.write(documentPath(entry.route), html);
  await output.write(payloadPath(entry.route), JSON.stringify(payload));
  if (page.index && entry.kind === "page") indexed.push(entry.route);
}

/** The origin of a configured host; none when there is no host or it is on the site's own. */
function originsOf(host: unknown): string[] {
  return typeof host === "string" && URL.canParse(host) ? [new URL(host).origin] : [];
}
