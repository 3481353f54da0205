import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { VitestPluginContext } from "vitest/node";

const rootDir = join(import.meta.dirname, "../..");

/**
 * What vitest may keep of modules that it has transformed, from one run to the next: those of which the code, the
 * configuration and the packages are the same, by itself. What is made of the list of files in a folder is made anew
 * each time, and everything when the settings of TypeScript have changed: vitest knows of `import.meta.glob(` alone.
 */
export function keepTransformedModules(): Plugin {
  return {
    name: "keep-transformed-modules",
    configureVitest({ experimental_defineCacheKeyGenerator: defineKey }: VitestPluginContext) {
      const settings = readFileSync(join(rootDir, "tsconfig.json"), "utf8");
      defineKey(({ sourceCode }) => moduleKey(sourceCode, settings));
    },
  };
}

/** What a transformed module depends on beside its own code; false for one that is never kept. */
export function moduleKey(code: string, settings: string): string | false {
  return /\bimport\.meta\.glob\b/.test(code) ? false : settings;
}
