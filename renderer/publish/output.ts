import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { isAbsolute, join, normalize, resolve, sep } from "node:path";

/** Writes files below one folder and nowhere else. They are put in place at the end, all at once. */
export interface Output {
  /**
   * @param path Relative to the output folder.
   * @throws Error when the path leads outside the folder.
   */
  write(path: string, content: string | Uint8Array): void;
  /** Whether an earlier build has written a file that may be reused. */
  isThere(path: string): boolean;
  /** Counts a file that an earlier build has written as one of this build's; false when it is not there. */
  has(path: string): boolean;
  /** Text of a file of this build, or of the last one where it stays as it is. @throws Error when there is none. */
  read(path: string): string;
  /** Files of the site so far, relative to the folder; those that others have written may be added. */
  readonly paths: Set<string>;
  /** Counts a file as one of this build's that is as the last one has left it. */
  keep(path: string): void;
  /** Files that are as the last build has left them. */
  readonly kept: ReadonlySet<string>;
}

/** Where files wait, below the output folder, until it is certain that the build succeeds. */
export const WAITING = ".new";

/**
 * @param there Files of the last build that may be reused, relative to the folder.
 */
export function openOutput(outDir: string, there: ReadonlySet<string> = new Set()): Output {
  const root = join(resolve(outDir), WAITING);
  const made = new Set<string>();
  const paths = new Set<string>();
  const kept = new Set<string>();
  return {
    write(path, content) {
      const own = normalize(path);
      if (isAbsolute(own) || OUTSIDE.test(own)) throw new Error(`${path} lies outside the output folder.`);
      const target = root + sep + own;
      const folder = target.slice(0, target.lastIndexOf(sep));
      if (!made.has(folder)) makeFolder(folder);
      made.add(folder);
      writeFileSync(target, content);
      paths.add(own);
      kept.delete(own);
    },
    isThere: (path) => there.has(normalize(path)),
    has(path) {
      const isThere = there.has(normalize(path));
      if (isThere) paths.add(normalize(path));
      return isThere;
    },
    read(path) {
      const waiting = join(root, path);
      return readFileSync(existsSync(waiting) ? waiting : join(outDir, path), "utf8");
    },
    paths,
    keep(path) {
      paths.add(path);
      kept.add(path);
    },
    kept,
  };
}

/** The folder itself, the one around it, or what lies there. */
const OUTSIDE = /^\.\.?(?:$|[\\/])/;

/** In most cases the folder around it is there: asking for that first takes longer than making it. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch {
    mkdirSync(folder, { recursive: true });
  }
}

/** Removes what waits in a folder: an earlier build was cut off, or this one failed. */
export function dropOutput(outDir: string): void {
  rmSync(join(outDir, WAITING), { recursive: true, force: true });
}

/** Puts everything that waits in a folder into its place. */
export function placeOutput(outDir: string): void {
  const place = (from: string, to: string): void => {
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const source = join(from, entry.name);
      const target = join(to, entry.name);
      const there = lstatSync(target, { throwIfNoEntry: false });
      if (there?.isDirectory() && entry.isDirectory()) {
        place(source, target);
        continue;
      }
      // A link is replaced, never followed: what it leads to is not ours.
      if (there && !(there.isFile() && entry.isFile())) rmSync(target, { recursive: true });
      renameSync(source, target);
    }
    rmdirSync(from);
  };
  const waiting = join(outDir, WAITING);
  if (existsSync(waiting)) place(waiting, outDir);
}

/** Where a route's document lies: `/about` → `about/index.html`. */
export function documentPath(route: string): string {
  return route === "/404" ? "404.html" : join(route.slice(1), "index.html");
}

/** Where a route's data for client navigation lies: `/about` → `about/page.json`. */
export function payloadPath(route: string): string {
  return join(route.slice(1), "page.json");
}
