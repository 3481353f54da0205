import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../content/site.ts";
import type { RouteEntry } from "../model.ts";
import { bundleClient, loadServerBundle } from "./bundle.ts";
import { FIRST_SCRIPT } from "./document.ts";
import { openFinder } from "./found/find-page.ts";
import { type FoundKeeper, keepFound } from "./found/keep-found.ts";
import { headersFile, redirectsFile } from "./host/host-files.ts";
import { hostRules } from "./host/host-rules.ts";
import { nginxConfig } from "./host/nginx-config.ts";
import { redirectPage } from "./host/redirect-page.ts";
import { documentPath, type Output, openOutput, payloadPath } from "./output.ts";
import { type RenderContext, renderPage } from "./render-page.ts";
import { writeBaseStyles } from "./styles.ts";

export interface BuildOptions {
  /** Absolute folder to write; emptied first. */
  outDir: string;
  /** File to write a configuration for nginx to; none by default. */
  nginx?: string;
  /** Called while pages are written: how many of how many. */
  onProgress?(done: number, all: number): void;
}

export interface BuildResult {
  pages: number;
  files: number;
  /** Sentences about what the site could do better; nothing that stops it. */
  warnings: string[];
}

/**
 * Writes a checked site as static files: a document and the data for client navigation per route, scripts,
 * fonts, and what hosts and search engines expect.
 *
 * @param site A site without errors.
 * @throws Error naming block, file and line when a view throws.
 */
export async function buildSite(
  site: Site,
  { outDir, nginx, onProgress }: BuildOptions,
): Promise<BuildResult> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const publicDir = join(site.dir, "public");
  if (existsSync(publicDir)) cpSync(publicDir, outDir, { recursive: true });
  const blockTypes = [...site.blockTypes.values()];
  const client = await bundleClient(blockTypes, outDir);
  const origin = site.settings.url.replace(/\/$/, "");
  const { prerenderer, voices } = await loadServerBundle(blockTypes, client);
  const context: RenderContext = {
    client,
    origin,
    connect: originsOf(site.settings.apiHost),
    prerenderer,
    base: writeBaseStyles(outDir),
    find: await openFinder(site, voices),
  };
  const output = openOutput(outDir);
  const found = keepFound(output);
  let done = 0;
  for (const entry of site.routes) {
    await writeRoute(entry, site, context, output, found);
    done += 1;
    onProgress?.(done, site.routes.length);
  }
  const rules = hostRules(site.routes, [FIRST_SCRIPT]);
  await output.write("_redirects", redirectsFile(rules));
  await output.write("_headers", headersFile(rules));
  if (nginx) writeFileSync(nginx, nginxConfig(rules));
  await found.finish(site);
  await output.finished();
  return { pages: done, files: output.count, warnings: found.warnings };
}

async function writeRoute(
  entry: RouteEntry,
  site: Site,
  context: RenderContext,
  output: Output,
  found: FoundKeeper,
): Promise<void> {
  if (entry.kind === "redirect") {
    const to = entry.to ?? "/";
    await output.write(documentPath(entry.route), redirectPage(to, site.settings.lang, context.origin));
    await output.write(payloadPath(entry.route), JSON.stringify({ kind: "redirect", to }));
    return;
  }
  const page = site.page(entry.route);
  if (!page)
    throw new Error(`${entry.file} could not be resolved for ${entry.route}. This is a fault of the engine.`);
  const { html, payload, found: ofPage } = renderPage(page, context);
  if (entry.route === "/404") {
    await output.write("404.html", html);
    return;
  }
  await output.write(documentPath(entry.route), html);
  await output.write(payloadPath(entry.route), JSON.stringify(payload));
  if (entry.kind === "page") await found.add(page, ofPage);
}

/** The origin of a configured host; none when there is no host or it is on the site's own. */
function originsOf(host: unknown): string[] {
  return typeof host === "string" && URL.canParse(host) ? [new URL(host).origin] : [];
}
