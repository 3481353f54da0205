import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "rolldown";
import { importPlace } from "./import-place.ts";
import { suggest } from "./problems/suggest.ts";

const engineDir = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

/** What is read of the engine's `package.json`. */
interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
}

let manifest: Manifest | undefined;

/** The engine as a package: its name, its version, what it makes public and what it brings along. */
export function enginePackage(): Manifest {
  manifest ??= JSON.parse(readFileSync(join(engineDir, "package.json"), "utf8")) as Manifest;
  return manifest;
}

/**
 * Plugin by which blocks that lie outside the engine find its public modules (`yaml-site/ui/section`) and the packages
 * that it brings along, `react` first: wherever the site lies, and never a second copy of them.
 */
export function engineImports(): Plugin {
  const { name, dependencies } = enginePackage();
  const names = [name, ...Object.keys(dependencies)];
  const engineFile = join(engineDir, "renderer/run.mjs");
  return {
    name: "site:engine-imports",
    resolveId: {
      order: "pre",
      filter: { id: new RegExp(`^(?:${names.map((each) => each.replaceAll(".", "\\.")).join("|")})(?:/|$)`) },
      async handler(id, importer) {
        if (id === name || id.startsWith(`${name}/`)) return publicModule(id, importer);
        if (!importer || isOfEngine(importer)) return null;
        if (OF_PACKAGE.test(importer) && !ONE_COPY.test(id)) return null;
        return this.resolve(id, engineFile, { skipSelf: true });
      },
    },
  };
}

const isOfEngine = (path: string): boolean => path.startsWith("\0") || path.startsWith(engineDir);

const OF_PACKAGE = /[\\/]node_modules[\\/]/;
/**
 * What a site's own packages share with the engine, whatever else is installed beside them: hooks and contexts of a
 * second copy know nothing of the elements around. Of all other packages each has the version that it asks for.
 */
const ONE_COPY = /^(?:react|react-dom|@emotion\/react)(?:\/|$)/;

/**
 * The file behind a public module.
 *
 * @param id       `yaml-site/ui/section`
 * @param importer File that asks for it; the message names it.
 * @throws Error with one sentence when it is not public.
 */
export function publicModule(id: string, importer?: string): string {
  const { name, exports } = enginePackage();
  const key = `.${id.slice(name.length)}`;
  const target = Object.hasOwn(exports, key) ? exports[key] : undefined;
  if (target === undefined) {
    const meant = suggest(
      id,
      Object.keys(exports).map((path) => name + path.slice(1)),
    );
    throw new Error(
      `${importer ? `${importPlace(importer, id)}\n  ` : ""}"${id}" is no public module of ${name}.${meant ? ` Did you mean "${meant}"?` : ""} All are listed in its docs/package.md.`,
    );
  }
  return join(engineDir, typeof target === "string" ? target : target.default);
}
