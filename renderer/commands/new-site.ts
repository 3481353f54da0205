import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { enginePackage } from "../engine-package.ts";
import { engineDir } from "../files/engine-dir.ts";
import { generate } from "./generate.ts";
import { counted, say } from "./print.ts";

/** The site that new ones are copies of. */
const STARTER = join(engineDir, "starter");

/** Files that npm would not put into a package under their own names. */
const RENAMED: Record<string, string> = { gitignore: ".gitignore" };

/** What lies in the starter when somebody has worked with it, and in no new site. */
const LEFT_OUT = /^(?:node_modules|dist|\.cache|site\.schema\.json|\.vscode\/(?!extensions))/;

export interface NewSite {
  /** Absolute folder to write; it may exist, but no file of it is overwritten. */
  dir: string;
  /** The engine: a range of versions, or an address as npm takes it, of which a path starts in the current folder. */
  engine?: string;
  /** True: installs the engine and starts the site. */
  isStarted: boolean;
}

/** `new site garden`: writes a small whole site. Returns the exit code. */
export async function newSite({ dir, engine, isStarted }: NewSite): Promise<number> {
  const files = readdirSync(STARTER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(STARTER, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((file) => !LEFT_OUT.test(file));
  const place = relative(process.cwd(), dir) || ".";
  const taken = files.map(nameOf).find((file) => file !== "package.json" && existsSync(join(dir, file)));
  if (taken) {
    say(`${join(place, taken)} exists already. Nothing was changed.`);
    return 1;
  }
  const source = engine === undefined ? undefined : pathIn(engine);
  if (source !== undefined && !existsSync(resolve(source))) {
    say(`There is nothing at ${source}, from where the engine should come. Nothing was changed.`);
    return 1;
  }
  const present = readManifest(join(dir, "package.json"));
  if (present === "unreadable") {
    say(`${join(place, "package.json")} cannot be read as JSON. Mend it first. Nothing was changed.`);
    return 1;
  }
  for (const file of files) {
    const path = join(dir, nameOf(file));
    mkdirSync(dirname(path), { recursive: true });
    const bytes = readFileSync(join(STARTER, file));
    writeFileSync(path, file === "package.json" ? manifestOf(dir, bytes.toString(), present, engine) : bytes);
  }
  if ((await generate({ dir, check: false })) !== 0) return 1;
  say(`Wrote ${counted(files.length, "file")} of a new site${place === "." ? "" : ` to ${place}`}.`);
  if (isStarted) return startSite(dir);
  say(`Next: ${place === "." ? "" : `cd ${quoted(place)} && `}npm install && npm start`);
  return 0;
}

const nameOf = (file: string): string => RENAMED[file] ?? file;

/** The `package.json` that stands there already. */
function readManifest(path: string): Manifest | undefined | "unreadable" {
  if (!existsSync(path)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8").replace(/^\ufeff/, ""));
    const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
    return isGroup ? (value as Manifest) : "unreadable";
  } catch {
    return "unreadable";
  }
}

/** The starter's `package.json`, or the one that stands there already with what a site needs added to it. */
function manifestOf(
  dir: string,
  starter: string,
  present: Manifest | undefined,
  engine: string | undefined,
): string {
  const { name, version } = enginePackage();
  const wanted = JSON.parse(starter) as Manifest;
  const dependencies = {
    [name]: `^${version}`,
    ...present?.dependencies,
    ...(engine !== undefined && { [name]: engineFrom(dir, engine) }),
  };
  const own = { name: packageName(basename(dir)) };
  return `${JSON.stringify({ ...wanted, ...own, ...present, scripts: { ...present?.scripts, ...wanted.scripts }, dependencies }, null, 2)}\n`;
}

/** npm reads the path of a folder or tarball from where `package.json` lies; whoever types one is elsewhere. */
function engineFrom(dir: string, engine: string): string {
  const path = pathIn(engine);
  return path === undefined ? engine : `file:${relative(dir, resolve(path)).replaceAll("\\", "/")}`;
}

/** The path of an address that starts in the current folder. */
function pathIn(engine: string): string | undefined {
  const path = /^file:(?!\/\/)(.+)$/.exec(engine)?.[1] ?? (/^\.{1,2}[\\/]/.test(engine) ? engine : undefined);
  return path === undefined || isAbsolute(path) || path.startsWith("~") ? undefined : path;
}

/** A path as a shell takes it for one word. */
const quoted = (path: string): string => (/^[\w./\\:@~-]+$/.test(path) ? path : `"${path}"`);

interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/** `My Garden` → `my-garden`; npm takes no other names. */
const packageName = (folder: string): string =>
  folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "") || "site";

function startSite(dir: string): number {
  for (const words of [["install"], ["start"]]) {
    const { status } = spawnSync("npm", words, {
      cwd: dir,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (status !== 0) return 1;
  }
  return 0;
}
