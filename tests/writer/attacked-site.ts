import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const files: Record<string, string> = {
  "site/pages/index.yaml": "title: Home\ndescription: Home.\nblocks:\n  - { type: hero, heading: Home }\n",
  "site/pages/about.yaml": "title: About\ndescription: About.\nblocks:\n  - type: hero\n    heading: About\n",
  "site/pages/_layout.yaml": "blocks:\n  - type: page\n",
  "site/data/site.yaml": "brand: Site\nlang: en\nurl: https://example.com\n",
  "site/data/site.schema.json":
    '{"type":"object","properties":{"brand":{"type":"string"},"lang":{"type":"string"}}}',
  "site/data/team.yaml": "- id: ana\n  name: Ana\n",
  "site/data/team.schema.json":
    '{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","description":"Key."},"name":{"type":"string","description":"Name."}}}',
  "site/public/favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  "site/public/images/known.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
  "outside/secret.yaml": "title: Secret\ndescription: Not of the site.\nblocks: []\n",
  "outside/rows.yaml": "- id: eve\n  name: Eve\n",
};

/** Writes a small site with links that lead out of it. @returns The folder with it and what lies outside. */
export function writeAttackedSite(): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), "attacks-")));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(dir, dirname(path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  const links = {
    "site/pages/linked.yaml": "../../outside/secret.yaml",
    "site/pages/out": "../../outside",
    "site/data/people.yaml": "../../outside/rows.yaml",
    "site/public/images/out": "../../../outside",
  };
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(dir, path));
  return dir;
}

/** All that lies below a folder, with its bytes; what caches hold is left out. */
export function treeOf(dir: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (path.includes("/.cache") || path.includes("/.vite")) continue;
    if (entry.isSymbolicLink()) all[path] = `→ ${readlinkSync(path)}`;
    else if (entry.isFile()) all[path] = readFileSync(path, "base64");
  }
  return all;
}
