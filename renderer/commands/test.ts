import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileEngine } from "../compile-engine.mjs";

/**
 * `yaml-site test [BLOCK …]`: the sweeps of the engine's own tests over the blocks and pages of a site. They are a
 * program of their own, so that no other command carries them. Returns the exit code.
 */
export async function test({ dir, names }: { dir: string; names: readonly string[] }): Promise<number> {
  const sweeps = (await import(pathToFileURL(join(await compileEngine(), "test-site.mjs")).href)) as {
    testSite(dir: string, names: readonly string[]): Promise<number>;
  };
  return sweeps.testSite(dir, names);
}
