/**
 * `test` of the command line: the sweeps of this folder, for a site that lives elsewhere. They are compiled into the
 * package (`renderer/compile-engine.mjs`), and need no test runner there.
 */
import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { BundleError, bundleSite } from "../../renderer/bundle/bundle.ts";
import { readBaseStyles } from "../../renderer/bundle/styles.ts";
import { generate } from "../../renderer/commands/generate.ts";
import { heedStrays } from "../../renderer/commands/heed-strays.ts";
import { counted, say, seconds } from "../../renderer/commands/print.ts";
import { printProblems } from "../../renderer/commands/print-problems.ts";
import { engineDir } from "../../renderer/files/engine-dir.ts";
import type { Problem } from "../../renderer/model.ts";
import { blockFolders } from "../../renderer/pages/block-folders.ts";
import { readBlockTypes } from "../../renderer/pages/block-types.ts";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { ViewError } from "../../renderer/publish/view-error.ts";
import type { createPrerenderer, ServerBlock } from "../../renderer/runtime/server.tsx";
import { startPreview } from "../../renderer/serve/preview-server.ts";
import type { Site } from "../../renderer/site/site.ts";
import { scriptlessFaults } from "../accessibility/measure/scriptless.ts";
import { bringAxe } from "../support/axe.ts";
import { watchFaults } from "../support/built-site.ts";
import { findChromium, launchBrowser } from "../support/chromium.ts";
import { type Example, examplesOf } from "../support/examples-of.ts";
import { lookAtPage } from "../support/look-at-page.ts";
import { blockFolderFaults, partFaults } from "./block-folder.ts";
import { copyWithExamples } from "./copy-with-examples.ts";
import { type ExamplePlaces, examplePlaces } from "./example-places.ts";
import { emptyFaults, htmlFaults } from "./html-faults.ts";
import { lookAtExample } from "./look-at-example.ts";
import { migrationFaults } from "./migration-faults.ts";
import { isOfOtherRows, putStandIns } from "./stand-ins.ts";
import { findCollisions } from "./stand-twice.ts";
import { knownTokens, textFaults, viewFaults } from "./view-faults.ts";

const NO_CHROMIUM =
  'The tests look at pages in a Chromium, and found none. Run "npx playwright-core install chromium", or set CHROMIUM_PATH to its program.';

/** One thing that was looked at, and everything that is wrong with it. */
interface Result {
  what: string;
  faults: string[];
}

/**
 * Tests the blocks and pages of a site: every folder is complete, every example and page can be used by everyone, at
 * every width, in both themes, with and without JavaScript.
 *
 * @param dir   Absolute site folder.
 * @param names Block types to look at alone, and no pages; all blocks and pages when there are none.
 * @returns Exit code: 2 for a block that the site does not have, 1 when anything is wrong.
 */
export async function testSite(dir: string, names: readonly string[]): Promise<number> {
  const started = performance.now();
  const [engineBlocks = "", ownBlocks = ""] = blockFolders(dir);
  const own = foldersIn(ownBlocks);
  // The engine's blocks as well, when they are named: in this site's theme they may be others.
  const known = new Map([...foldersIn(engineBlocks), ...own].map((folder) => [basename(folder), folder]));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined && existsSync(join(ownBlocks, unknown))) {
    told(`blocks/${unknown}`, partFaults(join(ownBlocks, unknown)));
    return 1;
  }
  if (unknown !== undefined) {
    say(
      `There is no block "${unknown}". Blocks of this site: ${own.map((folder) => basename(folder)).join(", ")}.`,
    );
    return 2;
  }
  const folders = names.length > 0 ? names.flatMap((name) => known.get(name) ?? []) : own;
  if ((await generate({ dir, check: true })) !== 0) {
    // What is generated lacks what is made of a file that is not there.
    for (const folder of folders) {
      const faults = partFaults(folder);
      if (faults.length > 0) told(`blocks/${basename(folder)}`, faults);
    }
    return 1;
  }
  const { css } = await readBaseStyles();
  const tokens = knownTokens(css, [engineBlocks, ownBlocks]);
  const { types } = await readBlockTypes([engineBlocks, ownBlocks], dir);
  const results = folders.map((folder) => {
    // A type that cannot be read is told by the check.
    const type = types.get(basename(folder));
    const ofSteps = type?.folder === folder ? migrationFaults(type, types) : [];
    return told(`blocks/${basename(folder)}`, [
      ...blockFolderFaults(folder),
      ...viewFaults(folder, tokens),
      ...ofSteps,
    ]);
  });
  if (!findChromium()) {
    say(NO_CHROMIUM);
    return 1;
  }
  const places = examplePlaces(
    new Map(folders.map((folder) => [relative(dir, folder).replaceAll("\\", "/"), folder])),
  );
  const workDir = join(dir, ".cache/examples-site");
  const isElsewhere = resolve(dir) !== resolve(engineDir);
  const ofEngine = folders.filter((folder) => isElsewhere && !own.includes(folder)).flatMap(examplesOf);
  const leftOut = ofEngine.filter(isOfOtherRows);
  for (const { type, name } of leftOut)
    say(`  left  ${type}, ${name}: it shows rows that only the engine's own site has`);
  const examples = folders
    .flatMap(examplesOf)
    .filter(({ route }) => leftOut.every((example) => example.route !== route));
  const isOfBlocks = names.length > 0;
  copyWithExamples(dir, workDir, examples, isOfBlocks);
  await putStandIns(join(workDir, "public"), ofEngine);
  const result = await heedStrays(workDir, (signal) =>
    buildSite({ dir: workDir, outDir: join(workDir, "dist"), signal }),
  ).catch((error: unknown) => {
    if (!(error instanceof ViewError || error instanceof BundleError)) throw error;
    say(places.told(error.message));
  });
  if (!result) return 1;
  const { site, built } = result;
  const problems = site.problems.filter((problem) => isToTell(problem, isOfBlocks)).map(places.moved);
  const source = (file: string) => places.source(file) ?? site.source(file);
  if (printProblems({ problems, source }) > 0 || !built) {
    say("The tests need a site without errors. Mend those above.");
    return 1;
  }
  if (site.languages.length > 0)
    results.push(
      ...folders.map((folder) => told(`blocks/${basename(folder)}: in every language`, textFaults(folder))),
    );
  results.push(...(await lookAtHtml(site, examples)));
  const pages = isOfBlocks ? [] : pagesOf(site);
  results.push(...(await lookInBrowser(workDir, examples, pages, places)));
  const failed = results.filter(({ faults }) => faults.length > 0).length;
  say(
    `\n${counted(results.length - failed, "test")} passed${failed > 0 ? `, ${failed} failed` : ""}, in ${seconds(performance.now() - started)}.`,
  );
  return failed > 0 ? 1 : 0;
}

/** A lone example has no main heading; what else is wrong with it is wrong with its block. */
function isToTell({ code, file, severity }: Problem, isOfBlocks: boolean): boolean {
  if (file.startsWith("pages/examples/")) return code !== "missing-h1";
  // Without pages nothing is shown and nothing linked to.
  return !isOfBlocks || severity === "error";
}

function told(what: string, faults: string[]): Result {
  say(faults.length === 0 ? `  ok    ${what}` : `  WRONG ${what}`);
  for (const fault of faults) say(`        ${fault}`);
  return { what, faults };
}

function foldersIn(place: string): string[] {
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(place, entry.name))
    .filter((folder) => existsSync(join(folder, "schema.json")));
}

/** Addresses of the site's own pages; an alias shows the very same page. */
function pagesOf(site: Site): string[] {
  return site.routes
    .filter(
      ({ kind, route }) => kind === "page" && !/(^|\/)404$/.test(route) && !route.startsWith("/examples/"),
    )
    .map(({ route }) => route);
}

/** What each example is as HTML: by itself, and as two blocks of one page. */
async function lookAtHtml(site: Site, examples: readonly Example[]): Promise<Result[]> {
  const { folder } = await bundleSite(site.blockTypes.values(), site.words).ready;
  const server = (await import(pathToFileURL(join(folder, "server.mjs")).href)) as {
    createPrerenderer: typeof createPrerenderer;
    views: Map<string, ServerBlock["view"]>;
  };
  const blocks = new Map(
    [...site.blockTypes.values()].map(({ name, wake, isIsland, slots }) => {
      const view = server.views.get(name) ?? (() => null);
      return [name, { view, wake, isIsland, slots, source: wake === "static" ? undefined : name }];
    }),
  ) as Map<string, ServerBlock>;
  const shown = new Map<string, string[]>();
  const results = examples.flatMap(({ type, name, route, block }) => {
    const { id: _id, ...definition } = site.page(route)?.blocks[0] ?? { type, props: {} };
    const htmlOf = (prefix: string, { renderBlock } = server.createPrerenderer(blocks)) =>
      renderBlock(definition, prefix, site.settings.lang).html;
    shown.set(type, [...(shown.get(type) ?? []), htmlOf("b0-")]);
    const alone = told(
      `${type}, ${name}: as HTML`,
      htmlFaults(() => htmlOf("b0-"), block, site.blockTypes),
    );
    if (site.blockTypes.get(type)?.places.has("once")) return [alone];
    const prerenderer = server.createPrerenderer(blocks);
    const copies = [htmlOf("b0-", prerenderer), htmlOf("b1-", prerenderer)] as const;
    return [alone, told(`${type}, ${name}: twice on a page`, findCollisions(copies, block))];
  });
  const empty = [...shown].filter(([, all]) => emptyFaults(all).length > 0);
  return [...results, ...empty.map(([type, all]) => told(`blocks/${type}`, emptyFaults(all)))];
}

async function lookInBrowser(
  dir: string,
  examples: readonly Example[],
  pages: readonly string[],
  places: ExamplePlaces,
): Promise<Result[]> {
  const [{ server, address }, browser] = await Promise.all([
    startPreview({ outDir: join(dir, "dist"), dir, port: 0 }),
    launchBrowser({ sweeps: true }),
  ]);
  const origin = address.replace(/\/$/, "");
  const open = async (javaScriptEnabled: boolean): Promise<Page> => {
    const page = await browser.newPage({ reducedMotion: "reduce", javaScriptEnabled });
    watchFaults(page);
    await page.goto(`${origin}/robots.txt`);
    return page;
  };
  const results: Result[] = [];
  try {
    const page = await open(true);
    await bringAxe(page);
    for (const { type, name, route } of examples)
      results.push(
        told(`${type}, ${name}: in use`, (await lookAtExample(page, origin + route)).map(places.told)),
      );
    for (const route of pages) results.push(told(`${route}: in use`, await lookAtPage(page, origin + route)));
    const bare = await open(false);
    const all = [
      ...examples.map(({ type, name, route }) => ({ what: `${type}, ${name}`, route })),
      ...pages.map((route) => ({ what: route, route })),
    ];
    for (const { what, route } of all) {
      await bare.goto(origin + route);
      results.push(told(`${what}: without JavaScript`, await scriptlessFaults(bare)));
    }
  } finally {
    await browser.close();
    await new Promise((resolve) => server.close(resolve));
  }
  return results;
}
