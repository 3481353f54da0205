import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
};

/** Packages that modules of a folder import, with the first module that does; types alone need nothing at run time. */
function packagesImportedIn(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
    if (!/\.(tsx?|mjs)$/.test(path) || path.includes(".test.")) continue;
    const text = readFileSync(join(root, folder, path), "utf8");
    const imports = text.matchAll(
      /^(?:import|export)\s+(?!type\b)[^"';]*?from "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm,
    );
    for (const [, one, two, three] of imports) {
      const name = /^(@[^/]+\/)?[a-z][^/:]*(?=\/|$)/.exec(one ?? two ?? three ?? "")?.[0];
      if (name && !found.has(name)) found.set(name, `${folder}/${path}`);
    }
  }
  return found;
}

it.each(["renderer", "blocks"])(
  "whatever %s imports is installed for those who only run the commands",
  (folder) => {
    const imported = packagesImportedIn(folder);
    expect(imported.size).toBeGreaterThan(3);
    expect([...imported].filter(([name]) => !Object.hasOwn(dependencies, name))).toEqual([]);
  },
);
