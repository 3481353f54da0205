import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cacheDir, keepCachesIn } from "../../renderer/files/cache-dir.ts";

let place = "";
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "cache-dir-"));
  mkdirSync(join(place, "temp"));
  mkdirSync(join(place, "site"));
  vi.stubEnv("ENGINE_CACHE_DIR", "");
  vi.stubEnv("TMPDIR", join(place, "temp"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(place, { recursive: true, force: true });
});

/** Where the caches of a site lie; each time as a command of its own would find it. */
function cachesOf(site: string): string {
  vi.stubEnv("ENGINE_CACHE_DIR", "");
  keepCachesIn(site);
  return cacheDir("x").slice(0, -"/x".length);
}

describe("the caches of an installed engine", () => {
  it("lie in the site, and nothing is made before something is kept", () => {
    expect(cachesOf(join(place, "site"))).toBe(join(place, "site/.cache/engine"));
    expect(existsSync(join(place, "site/.cache"))).toBe(false);
  });

  // Of the system itself, since root may write everywhere else.
  it.each(["/proc/self", "/proc/self/site"])(
    "lie elsewhere where nothing can be written (%s): always in the same folder, which is nobody else's",
    (site) => {
      const first = cachesOf(site);
      expect(first.startsWith(join(place, "temp/yaml-site-"))).toBe(true);
      expect(lstatSync(first).mode & 0o777).toBe(0o700);
      expect(cachesOf(site)).toBe(first);
      expect(cachesOf(`${site}/other`)).not.toBe(first);
    },
  );

  it.each([".cache", ".cache/engine"])("lie elsewhere where %s is a file", (name) => {
    mkdirSync(join(place, "site/.cache"));
    rmSync(join(place, "site", name), { recursive: true, force: true });
    writeFileSync(join(place, "site", name), "");
    expect(cachesOf(join(place, "site")).startsWith(join(place, "temp/yaml-site-"))).toBe(true);
  });

  it("never lie in a folder that somebody else has prepared", () => {
    const first = cachesOf("/proc/self");
    chmodSync(first, 0o777);
    const second = cachesOf("/proc/self");
    rmSync(first, { recursive: true });
    symlinkSync(join(place, "site"), first);
    const third = cachesOf("/proc/self");
    expect(new Set([first, second, third]).size).toBe(3);
    for (const folder of [second, third]) expect(lstatSync(folder).mode & 0o777).toBe(0o700);
  });
});
