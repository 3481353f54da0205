// @ts-check
/**
 * The engine is TypeScript, which Node 20 does not run. This module bundles it once and keeps the result until
 * a file of the engine changes, so that a command starts in a fifth of a second instead of a whole one.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { writeAscii } from "./ascii-code.mjs";

const rendererDir = dirname(fileURLToPath(import.meta.url));
const cacheDir = join(rendererDir, "../node_modules/.cache/site-engine");

/** Modules that are started by themselves. */
const ENTRIES = {
  cli: "cli.ts",
  "bundle-process": "bundle/bundle-process.ts",
  "bundle-own-blocks": "bundle/bundle-own-blocks.ts",
  "page-thread": "publish/page-thread.ts",
  "test-site": "../tests/sweeps/test-site.ts",
};

/** Folders of sweeps that `test-site` takes along: what they hold counts like a file of the engine. */
const SWEEPS = ["sweeps", "support", "accessibility/measure"].map((name) =>
  join(rendererDir, "../tests", name),
);

/**
 * Packages that stay where they are: native, large, or wanted by few commands. All others become part of the engine,
 * since to find and read dozens of small files takes longer than to run them.
 */
const LEFT_OUT =
  /^(?:node:|@resvg\/|@vitejs\/|ajv|axe-core|fontkit|json-schema-to-typescript|lightningcss|lucide-react|playwright|rolldown|sharp|vite)/;

/** Folders of the engine that are bundled for pages only; they are no part of the command line. */
const NOT_COMPILED = new Set(["runtime"]);

/**
 * Gives the folder that holds the compiled engine, after compiling it when that is needed.
 *
 * @returns {Promise<string>} Absolute path; it holds a module for each of `ENTRIES`.
 */
export function compileEngine() {
  compiled ??= findOrCompile();
  return compiled;
}

/** @type {Promise<string> | undefined} */
let compiled;

async function findOrCompile() {
  if (compiledDir) return compiledDir;
  const folder = join(cacheDir, keyOfSources());
  if (existsSync(join(folder, "cli.mjs"))) return folder;
  const fresh = `${folder}-${process.pid}-${Date.now()}`;
  await compileInto(fresh, (id) => JSON.stringify(pathToFileURL(id).href));
  publish(fresh, folder);
  return folder;
}

/**
 * Compiles the engine into `compiled/` beside `renderer/`, as the package holds it: every module finds the engine's
 * files from where it lies itself.
 */
export async function compilePackage() {
  await compileInto(
    join(rendererDir, "../compiled"),
    (id) => `new URL(${JSON.stringify(`../renderer/${relative(rendererDir, id)}`)}, ${META}url).href`,
    { [IS_PACKAGE]: '"true"' },
  );
}

const IS_PACKAGE = "process.env.ENGINE_IS_PACKAGE";

/** Whether this module is part of a compiled engine, which then is the one to go on with. */
const isCompiled = import.meta.dirname !== rendererDir;

/** Absolute folder of the compiled engine that this module is part of; undefined where the sources themselves run. */
export const compiledDir = isCompiled ? import.meta.dirname : undefined;

/** Whether this is the compiled engine of a package, which does not change: `compilePackage` makes it a constant. */
export const isPackage = process.env.ENGINE_IS_PACKAGE === "true";

/**
 * @param {string} dir
 * @param {(id: string) => string} addressOf Code that gives the address of a source.
 * @param {Record<string, string>} [define]
 */
async function compileInto(dir, addressOf, define = {}) {
  const { build } = await import("rolldown");
  await build({
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(rendererDir, file)])),
    platform: "node",
    external: LEFT_OUT,
    logLevel: "warn",
    checks: { bundlerTimings: false },
    transform: { define },
    plugins: [
      { name: "engine:sources", load: (id) => keepPlaces(id, addressOf) ?? assignFields(id) },
      writeAscii(),
    ],
    output: {
      dir,
      format: "esm",
      entryFileNames: "[name].mjs",
      chunkFileNames: "[name]-[hash].mjs",
      // Less to read for each thread; names stay, so that stacks and profiles can be read.
      minify: { mangle: false, compress: true, codegen: true },
    },
  });
}

// In two parts: this module is compiled as well, and must not find itself.
const META = `import.${"meta"}.`;

/**
 * markdown-it is published with a helper of Babel that defines each field of each token: plain assignments mean the
 * same there and take a quarter of the time off its parsing. Calls of another shape stay as they are.
 *
 * @param {string} id
 */
function assignFields(id) {
  if (!/[\\/]node_modules[\\/]markdown-it[\\/]/.test(id)) return undefined;
  return readFileSync(id, "utf8").replace(
    /_defineProperty\(\s*this,\s*(?:\/\*\*[\s\S]*?\*\/\s*)?"(\w+)",/g,
    "(this.$1 =",
  );
}

/**
 * A module keeps the address of its source: the engine finds its own files by it.
 *
 * @param {string} id
 * @param {(id: string) => string} addressOf
 */
function keepPlaces(id, addressOf) {
  if (!id.startsWith(rendererDir) || !/\.(tsx?|mjs)$/.test(id)) return undefined;
  const code = readFileSync(id, "utf8");
  if (!code.includes(`${META}url`)) return undefined;
  return {
    code: code.replaceAll(`${META}url`, addressOf(id)),
    moduleType: /** @type {"js" | "ts" | "tsx"} */ (
      id.endsWith(".mjs") ? "js" : id.slice(id.lastIndexOf(".") + 1)
    ),
  };
}

/** Another process may compile at the same time: who comes second throws its own away. */
function publish(/** @type {string} */ fresh, /** @type {string} */ folder) {
  mkdirSync(cacheDir, { recursive: true });
  try {
    renameSync(fresh, folder);
  } catch {
    rmSync(fresh, { recursive: true, force: true });
  }
  for (const name of readdirSync(cacheDir)) {
    const other = join(cacheDir, name);
    // A younger one may be in use or in the making by another process.
    if (other !== folder && Date.now() - statSync(other).mtimeMs > 3_600_000) {
      rmSync(other, { recursive: true, force: true });
    }
  }
}

/** Changes with any file of the engine and with any change of the installed packages. */
function keyOfSources() {
  const hash = createHash("sha256").update(process.version);
  const add = (/** @type {string} */ path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  const visit = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (folder !== rendererDir || !NOT_COMPILED.has(entry.name)) visit(path);
      } else if (!entry.name.endsWith(".md")) add(path);
    }
  };
  for (const folder of [rendererDir, ...SWEEPS]) visit(folder);
  const installed = join(rendererDir, "../node_modules/.package-lock.json");
  if (existsSync(installed)) add(installed);
  return hash.digest("hex").slice(0, 16);
}
