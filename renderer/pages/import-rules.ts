import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { threadId } from "node:worker_threads";
import { compiledDir } from "../compile-engine.mjs";
import { engineImports, enginePackage } from "../engine-package.ts";
import { cacheDir } from "../files/cache-dir.ts";
import { type ModuleFault, moduleFault, unfoundPackage } from "./module-fault.ts";

/** What Node says of TypeScript, of TypeScript in an installed package, and of a package that the site lacks. */
const NEEDS_BUNDLING = new Set([
  "ERR_UNKNOWN_FILE_EXTENSION",
  "ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING",
  "ERR_MODULE_NOT_FOUND",
  "ERR_PACKAGE_PATH_NOT_EXPORTED",
]);

/** A module of a block, and the address from which it was loaded. */
export interface LoadedRules<Module> {
  module: Module;
  address: string;
}

/**
 * Loads a block's `rules.ts` or `fit.ts`: bundled, and kept by its content, that of the other plain modules of the
 * block, which it may import, and the engine, whose public modules it may. Releases of Node that run TypeScript would
 * load it as well, but a changed one never again while a server runs. Tests have it from their own runner, which knows
 * how.
 *
 * @param path Absolute.
 * @throws Error of the module itself, or that of the system when it cannot be kept (`isOfCaches`).
 */
export async function importRules<Module>(path: string): Promise<LoadedRules<Module>> {
  const load = async (file: string): Promise<LoadedRules<Module>> => {
    const address = pathToFileURL(file).href;
    return { module: (await import(address)) as Module, address };
  };
  try {
    if (!compiledDir) return await load(path);
  } catch (error) {
    if (!NEEDS_BUNDLING.has((error as { code?: string }).code ?? "")) throw error;
  }
  const hash = createHash("sha256").update(`${enginePackage().version} ${compiledDir ?? ""} ${path}`);
  const folder = dirname(path);
  for (const name of readdirSync(folder).sort())
    if (/(?<!\.test)\.ts$/.test(name)) hash.update(readFileSync(join(folder, name)));
  const key = hash.digest("hex").slice(0, 16);
  const file = join(cacheDir("site-rules"), `${key}.mjs`);
  if (!existsSync(file)) {
    // Beside its place first: another command may look for it now, and must not find a half of it.
    const fresh = `${file}-${process.pid}${threadId}-${Date.now()}`;
    const code = await bundleRules(path);
    mkdirSync(dirname(fresh), { recursive: true });
    writeFileSync(fresh, code);
    renameSync(fresh, file);
  }
  return load(file);
}

/**
 * A module of a block, and what it imports, as one file that Node runs.
 *
 * @param path Absolute. @throws ModuleFault where its code cannot be read, or imports what there is not.
 */
export async function bundleRules(path: string): Promise<string> {
  const { build } = await import("rolldown");
  const lacking: ModuleFault[] = [];
  const result = await build({
    input: path,
    platform: "node",
    tsconfig: false,
    checks: { bundlerTimings: false },
    plugins: [engineImports()],
    output: { format: "esm", codeSplitting: false },
    // What the system says of a place where nothing can be written is told as that, and not as a fault of the code.
    write: false,
    onLog(_, log) {
      const fault = unfoundPackage(log, path);
      if (fault) lacking.push(fault);
    },
  }).catch((error: unknown) => {
    throw moduleFault(error, path);
  });
  if (lacking[0]) throw lacking[0];
  return result.output[0].code;
}
