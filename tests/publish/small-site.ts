import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  type KnownFolders,
  listFolders,
  pathsIn,
  stampFolders,
} from "../../renderer/publish/known-folders.ts";

/** Rows of the collection `notes`: more than are made at once, so that they are shared out. */
export const NOTES = 70;

const note = (number: number, text = `Text of note ${number}.`) =>
  `- slug: note-${number}\n  title: Note ${number}\n  text: ${text}\n`;

/** `data/notes.yaml`, with the text of one row changed. @param count How many rows. */
export function notesYaml(changed?: { number: number; text: string }, count = NOTES): string {
  return Array.from({ length: count }, (_, number) =>
    note(number, changed?.number === number ? changed.text : undefined),
  ).join("");
}

const page = (title: string, rest: string) =>
  `title: ${title}\ndescription: What the page ${title} of this small site tells its readers.\nblocks:\n  - type: hero\n    heading: ${title}\n${rest}`;

const files: Record<string, string> = {
  "data/site.yaml": 'brand: Small\nurl: https://small.example\nlang: en\napiHost: ""\nshareImages: false\n',
  "data/site.schema.json": JSON.stringify({
    type: "object",
    properties: { brand: { type: "string" }, url: { type: "string" }, lang: { type: "string" } },
  }),
  "data/notes.yaml": notesYaml(),
  "data/notes.schema.json": JSON.stringify({
    type: "object",
    additionalProperties: false,
    required: ["slug", "title", "text"],
    "x-key": "slug",
    properties: {
      slug: { type: "string", description: "Last part of its address." },
      title: { type: "string", description: "Heading." },
      text: { type: "string", description: "One sentence." },
    },
  }),
  "pages/_layout.yaml": "blocks:\n  - type: page\n",
  "pages/index.yaml": page(
    "Start",
    '  - type: card-grid\n    heading: Notes\n    source: notes\n    item: { title: "${item.title}", text: "${item.text}", href: "/notes/${item.slug}" }\n  - type: prose\n    heading: More\n    text: "Read [about us](/about)."\n',
  ),
  "pages/about.yaml": page("About", ""),
  "pages/404.yaml": page("Not found", ""),
  "pages/former.yaml": "redirect: /about\n",
  "pages/notes/[slug].yaml":
    'title: ${item.title}\ndescription: "What ${item.title} of this small site tells its many readers."\neach: notes\nblocks:\n  - type: hero\n    heading: ${item.title}\n    text: ${item.text}\n',
  "public/robots-note.txt": "kept as it is\n",
};

const made: string[] = [];

/** Writes a small site over the real blocks into a temporary folder. */
export function writeSmallSite(): string {
  const dir = mkdtempSync(join(tmpdir(), "small-site-"));
  made.push(dir);
  for (const [file, text] of Object.entries(files)) write(dir, file, text);
  return dir;
}

/** Writes one file of a site. */
export function write(dir: string, file: string, text: string): void {
  const path = join(dir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

export function removeSmallSites(): void {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
}

/** A folder as a build leaves it, for one that follows. */
export function treeOf(dir: string): KnownFolders {
  const paths = new Set(pathsIn(listFolders(dir), "files"));
  return stampFolders(dir, { paths, kept: new Set() });
}

/** All files below a folder with their contents, by path. */
export function contentsOf(dir: string): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(dir, folder), { withFileTypes: true }))
      if (entry.isDirectory()) visit(join(folder, entry.name));
      else found[join(folder, entry.name)] = readFileSync(join(dir, folder, entry.name), "latin1");
  };
  visit("");
  return found;
}
