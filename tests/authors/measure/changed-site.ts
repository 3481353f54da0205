import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { applyFixes } from "../../../renderer/commands/apply-fixes.ts";
import type { PageDefinition, Problem } from "../../../renderer/model.ts";
import { openSite } from "../../../renderer/site/open-site.ts";
import type { Site } from "../../../renderer/site/site.ts";
import type { AuthorMistake, Content } from "../families/mistake.ts";
import { TRY, tryPage } from "../families/mistake.ts";
import { copyOfSite, root } from "../real-site.ts";

/** A file of a site that is neither a page nor a data file that stays: only a look at the whole folder tells. */
const isStructural = (file: string): boolean =>
  !/^pages\/(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+|_layout|\[slug\])\.yaml$|^data\/[a-z]+\.yaml$/.test(file) ||
  file === "data/site.yaml";

/** A copy of the site in which one mistake after the other is made and taken back. */
export class ChangedSite {
  private original = new Map<string, Content>();
  private fresh: Site | undefined;
  /** Texts of pages of the kept site, as far as nothing has changed them since somebody asked. */
  private known = new Map<string, Set<string>>();
  private isCheckOnly = false;

  private constructor(
    readonly dir: string,
    private kept: Site,
    readonly remove: () => void,
  ) {}

  /** @param withLanguages  With the versions of pages and data in other languages, which go stale with their originals. */
  static async open(withLanguages = false): Promise<ChangedSite> {
    const { dir, site, remove } = await copyOfSite(withLanguages);
    // A mistake in a block is written into the copy, and never through a link into the repository.
    rmSync(join(dir, "blocks"));
    cpSync(join(root, "blocks/site"), join(dir, "blocks"), { recursive: true });
    writeFileSync(join(dir, "pages/_bare.yaml"), "blocks:\n  - type: page\n");
    writeFileSync(join(dir, TRY), tryPage);
    await site.update(["pages/_bare.yaml", TRY]);
    if (site.problems.length > 0) throw new Error(JSON.stringify(site.problems[0]));
    return new ChangedSite(dir, site, remove);
  }

  get site(): Site {
    return this.fresh ?? this.kept;
  }

  get problems(): readonly Problem[] {
    return this.site.problems;
  }

  /** Text of a file as it is now. */
  read(file: string): string {
    const path = join(this.dir, file);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  }

  /** Writes files and reads the site again; what they held before is remembered until `restore`. */
  async write(files: Readonly<Record<string, Content>>): Promise<void> {
    for (const [file, content] of Object.entries(files)) {
      const path = join(this.dir, file);
      if (!this.original.has(file)) this.original.set(file, existsSync(path) ? readFileSync(path) : null);
      put(path, content);
    }
    await this.readAgain(Object.keys(files));
  }

  async restore(): Promise<void> {
    const files = [...this.original.keys()];
    for (const [file, content] of this.original) if (content === null) put(join(this.dir, file), null);
    for (const [file, content] of this.original) if (content !== null) put(join(this.dir, file), content);
    this.original.clear();
    const wasFresh = this.fresh !== undefined;
    this.fresh = undefined;
    if (!wasFresh) await this.update(files);
    // An update that leaves something behind would be blamed on the next mistake.
    if (this.kept.problems.length > 0) {
      this.kept = await openSite({ dir: this.dir });
      this.known.clear();
    }
  }

  /** Applies all fixes in rounds, as `--fix` does. @returns Number of fixes, and whether it came to an end. */
  async fix(): Promise<{ applied: number; isStable: boolean; report: string[] }> {
    let applied = 0;
    const report: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const changes: Record<string, Content> = {};
      const files = new Set(this.problems.filter(({ fix }) => fix).map(({ file }) => file));
      for (const file of files) {
        const before = this.read(file);
        const own = this.problems.filter((problem) => problem.file === file);
        const { text, applied: count } = applyFixes(before, own);
        applied += count;
        report.push(
          ...own.flatMap(({ fix, code, range }) =>
            fix
              ? [
                  `${code} ${file}:${range.start.line} «${before.slice(fix.range.start.offset, fix.range.end.offset)}» → «${fix.text}»`,
                ]
              : [],
          ),
        );
        if (text !== before) changes[file] = text;
      }
      if (Object.keys(changes).length === 0) return { applied, isStable: files.size === 0, report };
      await this.write(changes);
    }
    return { applied, isStable: false, report };
  }

  /** Every text that visitors read, by address; pages with an error are left out. */
  async texts(): Promise<Map<string, Set<string>>> {
    if (this.fresh && this.isCheckOnly) this.fresh = await openSite({ dir: this.dir });
    this.isCheckOnly = false;
    // What an update says has changed is all that the live server makes anew; to make every page each time took a
    // quarter of the time of all judgements.
    const known = this.fresh ? new Map<string, Set<string>>() : this.known;
    const all = new Map<string, Set<string>>();
    for (const { route, kind } of this.site.routes) {
      if (kind !== "page") continue;
      const page = known.has(route) ? undefined : this.site.page(route);
      if (page) known.set(route, stringsOf(page));
      const texts = known.get(route);
      if (texts) all.set(route, texts);
    }
    return all;
  }

  /** Reads files of the kept site again, and forgets the texts of the pages that have changed. */
  private async update(files: readonly string[]): Promise<void> {
    const { routes } = await this.kept.update([...files]);
    if (routes === "all") this.known.clear();
    else for (const route of routes) this.known.delete(route);
  }

  private async readAgain(files: readonly string[]): Promise<void> {
    if (this.fresh === undefined && !files.some(isStructural)) {
      await this.update(files);
      return;
    }
    // Without the tools for texts first: most mistakes have no fix, so nobody looks at the pages.
    this.fresh = await openSite({ dir: this.dir, checkOnly: true });
    this.isCheckOnly = true;
  }
}

function put(path: string, content: Content): void {
  if (content === null) {
    rmSync(path, { force: true });
    // Folders that were made for it go with it, or they would stand where the next mistake wants a file.
    for (let dir = dirname(path); existsSync(dir) && readdirSync(dir).length === 0; dir = dirname(dir))
      rmdirSync(dir);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function stringsOf(page: PageDefinition): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === "string") found.add(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === "object")
      for (const [key, inner] of Object.entries(value)) if (key !== "at") visit(inner);
  };
  visit([page.title, page.description, page.image, page.layout.before, page.blocks, page.layout.after]);
  return found;
}

/** The mistake in one line of a report. */
export const nameOf = ({ family, name }: AuthorMistake): string =>
  `${family} › ${name}`.replaceAll("\n", "⏎");
