import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { spellingsOf } from "../files/file-paths.ts";
import { readStart } from "../files/read-file.ts";
import { basedCss } from "../formats/base-path.ts";
import { basedHtml } from "../formats/based-html.ts";
import { harmlessFile, mayRun } from "../texts/harmless/harmless-file.ts";
import { filesIn, isThere, putFile } from "./out-dir.ts";

/** What a build has made of a file that a browser may run: its size then, and the size that was published. */
interface Note {
  size: number;
  mtimeMs: number;
  /** Missing for a file that is not published. */
  published?: number;
}

/** As much as a browser looks at when it is told no type. */
const START = 1_445;

/**
 * Puts the files under `public/` into the output folder: those that a browser runs without what is harmful in them,
 * all others as they are. What is there already, by size and time, is left alone.
 *
 * @param key Changes with the engine: what an older one has made is made again.
 * @param leftOut Paths, each starting with a slash, of what is not published.
 * @param basePath The path below which visitors find them.
 * @returns Paths of what is published, relative to the folder, with the system's separators.
 */
export function publishPublic(
  siteDir: string,
  outDir: string,
  key: string,
  leftOut: ReadonlySet<string> = new Set(),
  basePath = "",
): string[] {
  const from = join(siteDir, "public");
  if (!existsSync(from)) return [];
  const notes = openNotes(siteDir, outDir, key);
  const stored = filesIn(from);
  const isStored = new Set(stored);
  // A host compares addresses byte by byte, and a page may spell a name otherwise than its file does.
  const places = stored.flatMap((path) =>
    spellingsOf(path)
      .filter((place) => place === path || !isStored.has(place))
      .map((place) => ({ path, place })),
  );
  const published = places.filter(({ path, place }) => {
    if (leftOut.has(`/${path.replaceAll("\\", "/")}`)) return false;
    const source = join(from, path);
    const stats = statSync(source);
    // Styles lead to pictures and fonts; they harm nobody.
    const isStyle = basePath !== "" && /\.css$/i.test(path);
    if (!isStyle && !mayRun(path, () => startOf(source))) {
      if (!isThere(join(outDir, place), stats.size, stats.mtimeMs))
        putFile(outDir, place, stats.mtime, (target) => copyFileSync(source, target));
      return true;
    }
    const { size, mtimeMs } = stats;
    const last = notes.last[place];
    const isSame = last?.size === size && last.mtimeMs === mtimeMs;
    if (isSame && (last.published === undefined || isThere(join(outDir, place), last.published, mtimeMs))) {
      notes.next[place] = last;
      return last.published !== undefined;
    }
    const bytes = publishedBytes(path, readFileSync(source), basePath);
    notes.next[place] = { size, mtimeMs, ...(bytes && { published: bytes.length }) };
    if (!bytes) return false;
    putFile(outDir, place, stats.mtime, (target) => writeFileSync(target, bytes));
    return true;
  });
  notes.save();
  return published.map(({ place }) => place);
}

/** The bytes of a public file as visitors get them; undefined when they get nothing. @param basePath As above. */
export function publishedBytes(path: string, bytes: Buffer, basePath = ""): Buffer | undefined {
  const file = harmlessFile(path.replaceAll("\\", "/"), bytes);
  if (file.kind === "refused") return undefined;
  if (basePath === "") return file.kind === "same" ? bytes : Buffer.from(file.text);
  return basedBytes(path, file.kind === "same" ? bytes : file.text, basePath);
}

/** A page, a drawing or a style sheet with its addresses below the path; any other file, and what has none, as it is. */
function basedBytes(path: string, content: Buffer | string, basePath: string): Buffer {
  const text = typeof content === "string" ? content : content.toString("utf8");
  const isStyle = /\.css$/i.test(path);
  const isMarkup = typeof content === "string";
  const based = isStyle ? basedCss(text, basePath) : isMarkup ? basedHtml(text, basePath) : text;
  return based === text && typeof content !== "string" ? content : Buffer.from(based);
}

/** As much of a file as tells whether browsers may take it for code. */
export function startOf(path: string): Uint8Array {
  return readStart(path, START);
}

/** Notes of the last build into a folder; they lie in the site's `.cache` folder, which is safe to delete. */
function openNotes(siteDir: string, outDir: string, key: string) {
  const name = createHash("sha256").update(outDir).digest("hex").slice(0, 12);
  const path = join(siteDir, ".cache", `public-${name}.json`);
  const next: Record<string, Note> = Object.create(null);
  return {
    last: readNotes(path, key),
    next,
    save(): void {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify({ key, files: next }));
    },
  };
}

function readNotes(path: string, key: string): Readonly<Record<string, Note | undefined>> {
  try {
    const notes = JSON.parse(readFileSync(path, "utf8")) as { key: string; files: Record<string, Note> };
    return notes.key === key ? notes.files : {};
  } catch {
    return {};
  }
}
