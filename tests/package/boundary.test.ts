import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";
import { publicModule } from "../../renderer/engine-package.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const manifest = JSON.parse(read("package.json")) as {
  name: string;
  version: string;
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
};

it("leads every public name to a file, and the guide lists each", () => {
  const guide = read("docs/package.md");
  for (const key of Object.keys(manifest.exports)) {
    const id = manifest.name + key.slice(1);
    expect(existsSync(publicModule(id)), id).toBe(true);
    expect(guide).toContain(`\`${key === "." ? id : key.slice(2)}\``);
  }
});

it("has for blocks of other sites what several of its own need of the runtime", () => {
  const users = new Map<string, Set<string>>();
  for (const file of readdirSync(join(root, "blocks"), { recursive: true, encoding: "utf8" })) {
    const [block, isOfSite] = [file.split("/")[0]!, file.startsWith("site/")];
    if (isOfSite || !/(?<!\.test)\.tsx?$/.test(file)) continue;
    for (const [, name] of read(`blocks/${file}`).matchAll(/"[./]+\/renderer\/(runtime\/[\w-]+)\.tsx?"/g))
      users.set(name!, (users.get(name!) ?? new Set()).add(block));
  }
  const needed = [...users].flatMap(([name, blocks]) => (blocks.size > 3 ? name : []));
  expect(needed).toContain("runtime/language");
  expect(needed.filter((name) => !(`./${name}` in manifest.exports))).toEqual([]);
});

it("is called the same, with the same version, by what npm create runs", () => {
  const { name, version, dependencies } = JSON.parse(read("create/package.json")) as typeof manifest;
  expect(name).toBe(`create-${manifest.name}`);
  expect(version).toBe(manifest.version);
  expect(dependencies).toEqual({ [manifest.name]: manifest.version });
});

it("lets nothing else be imported, and says what is meant", () => {
  expect(() => publicModule("yaml-site/ui/sectoin")).toThrow('Did you mean "yaml-site/ui/section"?');
  for (const id of ["yaml-site/renderer/ui/section.tsx", "yaml-site/site/site", "yaml-site/../package.json"])
    expect(() => publicModule(id)).toThrow(`"${id}" is no public module of yaml-site.`);
});

it("has every package that the shipped code imports among its dependencies", () => {
  const files = ["renderer", "blocks"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.test|\.d)\.(tsx?|mjs)$/.test(name) && !/^(site|pack)\b/.test(name))
      .map((name) => join(folder, name)),
  );
  const missing = files.flatMap((file) =>
    [
      ...read(file).matchAll(
        /^(?:import|export) (?!type )[^;]*?from "([^.][^"]*)"|import\("([^."][^"]*)"\)/gm,
      ),
    ]
      .map(([, still, late]) => (still ?? late ?? "").match(/^(@[^/]+\/)?[^/]+/)![0])
      .filter((name) => !/^(node:|virtual:|vite$)/.test(name) && !(name in manifest.dependencies))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

/** Paths of the files that are packed, what is compiled only then aside. */
function packedFiles(): string[] {
  const { stdout } = spawnSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: root,
    encoding: "utf8",
  });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  return files.map(({ path }) => path);
}

it("packs the engine, its general blocks and the starter, and nothing of the site in this repository", () => {
  const files = packedFiles();
  const folders = new Set(files.map((path) => path.split("/")[0]));
  expect([...folders].sort()).toEqual(
    [
      "CHANGELOG.md",
      "Containerfile",
      "LICENSE",
      "README.md",
      "blocks",
      "docs",
      "examples",
      "package.json",
      "renderer",
      "starter",
    ].sort(),
  );
  const foreign = files.filter((path) =>
    /^blocks\/site\/|\.test\.|^starter\/(dist|\.cache)|^examples\/(sites|film|stills)/.test(path),
  );
  expect(foreign).toEqual([]);
});

it("packs whatever its guides lead to", () => {
  const files = packedFiles();
  const isThere = (path: string): boolean =>
    files.includes(path) || files.some((file) => file.startsWith(`${path}/`));
  const dead = files
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) =>
      linksIn(read(file))
        .map((link) => posix.join(posix.dirname(file), link).replace(/\/$/, ""))
        .filter((path) => !isThere(path))
        .map((path) => `${file}: ${path}`),
    );
  expect(dead).toEqual([]);
});

/** Relative links of a text in Markdown and of HTML in it, without their anchors; code and … are no link. */
function linksIn(text: string): string[] {
  const words = text.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`(?!\])/g, "");
  return [...words.matchAll(/\]\(([^)\s#…]+)[^)]*\)|(?:src|href)="([^"#]+)/g)]
    .map(([, link, address]) => decodeURI(link ?? address ?? ""))
    .filter((link) => !/^([a-z]+:|\/|#)/.test(link));
}
