import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { removeSmallSites, write, writeSmallSite } from "./small-site.ts";

/** Types of a site's own: what acts at once in a layout, and one whose script does something as soon as it is read. */
const TYPES = [
  { name: "own-bar", inside: 'import("./later.ts");' },
  { name: "own-notes" },
  { name: "own-counter", topLevel: "document.title = `${document.title} · counted`;" },
];

function writeType(dir: string, { name, inside = "", topLevel = "" }: (typeof TYPES)[number]): void {
  const schema = {
    title: name,
    description: "Says its own name once it is awake.",
    type: "object",
    additionalProperties: false,
    "x-place": ["top", "once"],
    "x-wake": "load",
    properties: {},
  };
  write(dir, `blocks/${name}/schema.json`, JSON.stringify(schema));
  write(dir, `blocks/${name}/view.tsx`, `export default function View() { return <p>${name}</p>; }\n`);
  write(dir, `blocks/${name}/later.ts`, `export const later = "later of ${name}";\n`);
  write(
    dir,
    `blocks/${name}/behavior.ts`,
    `${topLevel}
export default function start(element: HTMLElement): void {
  element.dataset.says = "${name} is awake";
  ${inside}
}
`,
  );
}

let dir: string;
const read = (path: string) => readFileSync(join(dir, "dist", path), "utf8");
const scriptOf = (path: string) => /<script type="module" src="([^"]+)"/.exec(read(path))?.[1] ?? "";
const preloadsOf = (path: string) =>
  [...read(path).matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, address]) => address);
const sourceOf = (type: string, path: string) =>
  new RegExp(`data-block="${type}"[^>]*data-src="([^"]+)"`).exec(read(path))?.[1];

beforeAll(async () => {
  dir = writeSmallSite();
  for (const type of TYPES) writeType(dir, type);
  write(
    dir,
    "pages/_layout.yaml",
    "blocks:\n  - type: own-bar\n  - type: own-counter\n  - type: page\n  - type: own-notes\n",
  );
  write(dir, "pages/_plain.yaml", "blocks:\n  - type: page\n");
  write(
    dir,
    "pages/about.yaml",
    "title: About\ndescription: A page of another layout, in which nothing at all acts.\nlayout: plain\nblocks:\n  - type: hero\n    heading: About\n",
  );
  const { site, built } = await buildSite({
    dir,
    blockDirs: [join(import.meta.dirname, "../../blocks"), join(dir, "blocks")],
    outDir: join(dir, "dist"),
  });
  expect(site.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(built).toBeDefined();
});
afterAll(removeSmallSites);

it("holds the scripts of the shell, each of which still is where its block says", () => {
  const code = read(scriptOf("index.html"));
  for (const type of ["own-bar", "own-notes"]) {
    expect(code).toContain(`${type} is awake`);
    expect(code).toContain(sourceOf(type, "index.html"));
    expect(read(sourceOf(type, "index.html") ?? "")).toContain(`${type} is awake`);
  }
});

it("leaves alone what does something when it is read: it might throw, and the others would be lost with it", () => {
  expect(read(scriptOf("index.html"))).not.toContain("own-counter is awake");
  expect(preloadsOf("index.html")).toEqual([sourceOf("own-counter", "index.html")]);
});

it("loads later what its scripts load later, from where all pages have it", () => {
  const code = read(scriptOf("index.html"));
  const [, later] = /own-bar is awake.*?import\([`"']\.\/([^`"']+)[`"']\)/s.exec(code) ?? [];
  expect(read(`assets/${later}`)).toContain("later of own-bar");
});

it("is the entry alone where nothing of the shell acts", () => {
  const html = read("about/index.html");
  const [, entry] = /data-entry="([^"]+)"/.exec(html) ?? [];
  expect(scriptOf("about/index.html")).toBe(entry);
  expect(scriptOf("index.html")).not.toBe(entry);
});

it("is published for the sets of scripts that some page has", () => {
  const openings = readdirSync(join(dir, "dist/assets")).filter((name) => name.startsWith("opening-"));
  expect(openings.map((name) => `/assets/${name}`)).toEqual([scriptOf("index.html")]);
});
