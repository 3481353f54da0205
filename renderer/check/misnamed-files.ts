import { existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readLanguageTags } from "../data/languages.ts";
import { listFiles } from "../files/list-files.ts";
import { fileProblem, isFolder } from "../files/read-file.ts";
import { patternOf } from "../filling/route-patterns.ts";
import { likelyRoutes } from "../filling/route-segments.ts";
import { readVersionName } from "../languages/version-files.ts";
import type { Problem } from "../model.ts";
import type { Fault } from "../problems/draft.ts";
import { namesOf } from "../problems/things.ts";
import {
  dataNameMeant,
  folderMeant,
  isTelling,
  type NameMeant,
  pageNameMeant,
  rootNameMeant,
} from "./file-names.ts";
import { findParted, isNamed } from "./parted-names.ts";
import { isProse } from "./told-by-contents.ts";
import { versionNameFault } from "./version-names.ts";

/** What the names of a site's files show, before any of them is read. */
export interface FileNames {
  /** Files that are missing, or that nothing reads because of their names. */
  problems: Problem[];
  /** Files of `pages/` and `data/` that are not read, whatever they end in. */
  misnamed: ReadonlySet<string>;
  /** Addresses whose pages cannot be read: links there are not called broken. */
  routes: ReadonlySet<string>;
  /** Collections that there would be if their files had the right names. */
  collections: ReadonlySet<string>;
  /** The site has settings under their right name. */
  hasSettings: boolean;
}

/** Looks at the names of a site's files: what is missing or misnamed is told as a file, and not by what follows. */
export function readFileNames(dir: string): FileNames {
  const finder = new NameFinder(dir);
  finder.findMisnamed();
  finder.findParted();
  finder.findMissing();
  return finder;
}

/** A change of this file may change what the names of files show. @param isThere The file exists now. */
export function mayMatter(file: string, isThere: boolean): boolean {
  const isRegular = /^pages\/(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+|\[\w+\])\.yaml$/.test(file);
  const isElsewhere = file.includes("/") && !/^(?:pages|data|page|layouts?)\//i.test(file);
  if (isElsewhere) return false;
  return !isRegular || !isThere || isTelling(file);
}

class NameFinder implements FileNames {
  readonly problems: Problem[] = [];
  readonly misnamed = new Set<string>();
  readonly routes = new Set<string>();
  readonly collections = new Set<string>();
  hasSettings = true;
  private readonly meant = new Set<string>();

  /** Versions of pages and data in other languages go by the names of their originals. */
  private readonly langs: readonly string[];

  constructor(private readonly dir: string) {
    this.langs = readLanguageTags(dir);
  }

  private isVersion(file: string): boolean {
    return readVersionName(file, this.langs) !== undefined && file.endsWith(".yaml");
  }

  /** @returns Whether the file was spoken of as a version. */
  private noteVersion(file: string): boolean {
    const fault = versionNameFault(file, this.dir, this.langs);
    if (!fault) return false;
    if ("meant" in fault) this.note(file, fault);
    else {
      this.misnamed.add(file);
      this.report(file, {
        code: "unknown-language",
        params: { lang: fault.lang, langs: namesOf(this.langs) },
      });
    }
    return true;
  }

  findMisnamed(): void {
    for (const { name, isDirectory } of entriesOf(this.dir)) {
      const to = isDirectory ? folderMeant(name) : undefined;
      if (to !== undefined)
        for (const file of listFiles(join(this.dir, name)))
          if (/\.ya?ml$/i.test(file))
            this.note(`${name}/${file}`, { meant: `${to}${file.toLowerCase()}`, because: "folder" });
      const meant = isDirectory ? undefined : rootNameMeant(name, this.dir);
      if (meant) this.note(name, meant);
    }
    for (const file of listFiles(join(this.dir, "pages"), undefined, { hidden: true }))
      if (!this.isVersion(`pages/${file}`) && !this.noteVersion(`pages/${file}`))
        this.note(`pages/${file}`, pageNameMeant(`pages/${file}`, this.dir));
    for (const file of listFiles(join(this.dir, "data")))
      if (!this.isVersion(`data/${file}`) && !this.noteVersion(`data/${file}`))
        this.note(`data/${file}`, dataNameMeant(`data/${file}`, this.dir));
  }

  /** Data files and schemas that belong together and have different names. */
  findParted(): void {
    const files = entriesOf(join(this.dir, "data")).map(({ name }) => name);
    const names = (ending: RegExp): string[] =>
      files
        .filter((name) => ending.test(name) && !this.misnamed.has(`data/${name}`))
        .filter((name) => !this.isVersion(`data/${name}`))
        .map((name) => name.replace(ending, ""))
        .filter((name) => name !== "site" && name !== "theme" && name !== "words");
    const schemas = names(/\.schema\.json$/);
    const data = names(/\.yaml$|(?<!\.schema)\.json$|\.csv$/);
    const isMeant = (name: string): boolean =>
      [".yaml", ".json", ".csv"].some((ending) => this.meant.has(`data/${name}${ending}`));
    const lonely = schemas.filter((name) => !data.includes(name) && !isMeant(name));
    const open = data.filter((name) => !schemas.includes(name));
    const parted = findParted(this.dir, open, lonely);
    for (const { file, meant } of parted)
      this.note(file, { meant, because: file.endsWith(".schema.json") ? "schema" : "data-name" });
    for (const name of lonely) {
      if (parted.some((one) => one.name === name || one.other === name)) continue;
      // What nobody names may well wait for its rows.
      if (!isNamed(this.dir, name)) continue;
      this.collections.add(name);
      this.report(`data/${name}.yaml`, { code: "missing-data", params: { name } });
    }
  }

  findMissing(): void {
    // A file in the place of a folder is spoken of as that.
    const isFile = (name: string): boolean =>
      existsSync(join(this.dir, name)) && !isFolder(join(this.dir, name));
    if (isFile("pages") || isFile("data")) return;
    const isGone = (file: string): boolean =>
      !lstatSync(join(this.dir, file), { throwIfNoEntry: false }) && !this.meant.has(file);
    if (isGone("pages/index.yaml")) {
      this.routes.add("/");
      this.report("pages/index.yaml", { code: "missing-home-page" });
    }
    this.hasSettings = existsSync(join(this.dir, "data/site.yaml"));
    if (isGone("data/site.yaml")) this.report("data/site.yaml", { code: "missing-settings" });
  }

  private note(file: string, name: NameMeant | undefined): void {
    if (!name) return;
    const { meant, because } = name;
    this.misnamed.add(file);
    this.meant.add(meant);
    if (/^pages\/(?!.*(?:^|\/)_)/.test(meant))
      for (const route of likelyRoutes(patternOf(meant))) this.routes.add(route);
    const data = /^data\/([^/]+?)\.(?:yaml|csv|schema\.json|json)$/.exec(meant)?.[1];
    const isCollection = data !== undefined && !["site", "theme", "words"].includes(data);
    if (isCollection) this.collections.add(data);
    const isTaken = existsSync(join(this.dir, meant)) && !isSameFile(this.dir, file, meant);
    const needsSchema =
      isCollection &&
      !meant.endsWith(".schema.json") &&
      !existsSync(join(this.dir, `data/${data}.schema.json`));
    const isText = /^(?:page|home|data)$/.test(because) && isProse(this.dir, file, meant);
    const params = {
      file,
      meant,
      isTaken,
      because,
      ...(needsSchema && { needsSchema }),
      ...(isText && { isText }),
    };
    this.report(file, { code: "misnamed-file", params });
  }

  private report(file: string, fault: Fault): void {
    this.problems.push(fileProblem(file, { ...fault, start: 0, end: 0, path: [] }));
  }
}

/** On many disks names that differ in capitals alone lead to one file. */
function isSameFile(dir: string, a: string, b: string): boolean {
  const [one, other] = [a, b].map((file) => lstatSync(join(dir, file), { throwIfNoEntry: false }));
  return one?.ino === other?.ino && one?.dev === other?.dev;
}

function entriesOf(dir: string): { name: string; isDirectory: boolean }[] {
  if (!isFolder(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => ({ name: entry.name, isDirectory: entry.isDirectory() }));
}
