import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../content/site.ts";
import type { PageDefinition } from "../model.ts";
import { bundleSite, type SiteBundle } from "./bundle.ts";
import { FIRST_SCRIPT } from "./document.ts";
import { type FoundKeeper, keepFound } from "./found/keep-found.ts";
import { headersFile, redirectsFile } from "./host/host-files.ts";
import { hostRules } from "./host/host-rules.ts";
import { nginxConfig } from "./host/nginx-config.ts";
import { redirectPage } from "./host/redirect-page.ts";
import { openLastBuild } from "./last-build.ts";
import { copyFolder, prepareOutDir, removeOthers } from "./out-dir.ts";
import { documentPath, type Output, openOutput, payloadPath } from "./output.ts";
import { keyOfJob, type PageReport, type WriteJob } from "./page-writer.ts";
import { writeBaseStyles } from "./styles.ts";
import { writePages } from "./write-pages.ts";

export interface BuildOptions {
  /** Absolute folder to write; what is in it and does not belong to the site is removed. */
  outDir: string;
  /** File to write a configuration for nginx to; none by default. */
  nginx?: string;
  /** The bundle, when it is in the making already. */
  bundle?: Promise<SiteBundle>;
  /** Called while pages are written: how many of how many. */
  onProgress?(done: number, all: number): void;
}

export interface BuildResult {
  pages: number;
  /** Pages that were rendered; the others were there already, byte for byte. */
  rendered: number;
  files: number;
  /** Sentences about what the site could do better; nothing that stops it. */
  warnings: string[];
}

/**
 * Writes a checked site as static files: a document and the data for client navigation per route, scripts,
 * fonts, and what hosts and search engines expect. Pages that are the same as in the last build are left alone.
 *
 * @param site A site without errors.
 * @throws Error naming block, file and line when a view throws; Error when the folder holds something else.
 */
export async function buildSite(site: Site, options: BuildOptions): Promise<BuildResult> {
  const { outDir, nginx, onProgress } = options;
  const lastBuild = openLastBuild(site.dir, outDir);
  prepareOutDir(outDir, lastBuild.exists);
  const bundle = await (options.bundle ?? bundleSite(site.blockTypes.values()));
  const output = openOutput(outDir);
  for (const path of copyFolder(join(site.dir, "public"), outDir)) output.paths.add(path);
  for (const path of copyFolder(join(bundle.folder, "client"), outDir)) output.paths.add(path);
  const base = writeBaseStyles(outDir, output.paths);
  const types = [...site.blockTypes.values()].map(({ name, wake, isIsland, slots }) => ({
    name,
    wake,
    isIsland,
    slots,
  }));
  const job: WriteJob = { dir: site.dir, outDir, settings: site.settings, bundle, types, base };
  lastBuild.begin(keyOfJob(job));
  const found = keepFound(output);

  let done = 0;
  let rendered = 0;
  const step = () => onProgress?.(++done, site.routes.length);
  const take = async (report: PageReport) => {
    rendered += 1;
    step();
    await keep(report, output, found);
    lastBuild.keep(report);
  };
  const known: PageReport[] = [];
  const changed = function* (): Generator<PageDefinition> {
    for (const page of definitions(site)) {
      const found = lastBuild.find(page.route, keyOf(page));
      const report = found && output.has(documentOf(page.route)) ? found : undefined;
      if (!report) yield page;
      else known.push(report);
    }
  };
  await writePages(changed(), site.routes.length, job, take);
  for (const report of known) {
    step();
    await keep(report, output, found);
    lastBuild.keep(report);
  }
  await writeRedirects(site, output);
  const rules = hostRules(site.routes, [FIRST_SCRIPT]);
  await output.write("_redirects", redirectsFile(rules));
  await output.write("_headers", headersFile(rules));
  if (nginx) writeFileSync(nginx, nginxConfig(rules));
  await found.finish(site);
  await output.finished();
  removeOthers(outDir, output.paths);
  lastBuild.end();
  return { pages: site.routes.length, rendered, files: output.paths.size, warnings: found.warnings };
}

function* definitions(site: Site): Generator<PageDefinition> {
  for (const { kind, route, file } of site.routes) {
    if (kind === "redirect") continue;
    const page = site.page(route);
    if (!page) throw new Error(`${file} could not be resolved for ${route}. This is a fault of the engine.`);
    yield page;
  }
}

function documentOf(route: string): string {
  return route === "/404" ? "404.html" : documentPath(route);
}

function keyOf(page: PageDefinition): string {
  return createHash("sha1").update(JSON.stringify(page)).digest("base64url");
}

async function keep({ page, found: ofPage }: PageReport, output: Output, found: FoundKeeper): Promise<void> {
  output.paths.add(documentOf(page.route));
  if (page.route !== "/404") output.paths.add(payloadPath(page.route));
  if (page.isCanonical) await found.add(page, ofPage);
}

async function writeRedirects(site: Site, output: Output): Promise<void> {
  const origin = site.settings.url.replace(/\/$/, "");
  for (const { kind, route, to = "/" } of site.routes) {
    if (kind !== "redirect") continue;
    await output.write(documentPath(route), redirectPage(to, site.settings.lang, origin));
    await output.write(payloadPath(route), JSON.stringify({ kind: "redirect", to }));
  }
}
