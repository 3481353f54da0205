import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FileChange, Operation, Planned } from "../../renderer/edit/operation.ts";
import { listFiles } from "../../renderer/files/list-files.ts";
import { invertChanges } from "../../renderer/operations/invert-changes.ts";
import { planOperation } from "../../renderer/operations/plan-operation.ts";
import { writeChanges } from "../../renderer/operations/write-changes.ts";
import { blockFolders } from "../../renderer/pages/block-folders.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What an operation did to a site. */
export interface Trial {
  planned: Planned;
  /** Problems whose code is told more often than before: code, file and message. */
  fresh: string[];
  /** What an address shows, as text. */
  shows(route: string): string;
  /** Text of a file as it is then. */
  text(file: string): string | undefined;
}

/** A copy of a site on the disk, on which operations are tried and taken back. */
export class TrialSite {
  private constructor(
    readonly site: Site,
    private readonly first: readonly string[],
  ) {}

  /** @param from  Absolute path of the site. @param blockDirs  Default: its own and those of the engine. */
  static async open(from: string, blockDirs: string[] = blockFolders(from)): Promise<TrialSite> {
    const dir = mkdtempSync(join(tmpdir(), "operations-"));
    for (const name of ["pages", "data", "public", "checks.yaml"])
      if (existsSync(join(from, name))) cpSync(join(from, name), join(dir, name), { recursive: true });
    const site = await openSite({ dir, blockDirs, asOf: "2026-11-22" });
    return new TrialSite(site, problemsOf(site));
  }

  /** Plans and writes an operation, looks, and takes it back. @throws Error when it is refused. */
  async try<T>(operation: Operation, look: (trial: Trial) => T): Promise<T> {
    const { site, first } = this;
    const before = this.bytes();
    const outcome = planOperation(site.files, operation);
    if ("refused" in outcome) throw new Error(outcome.refused);
    await this.write(outcome.changes);
    const result = look({
      planned: outcome,
      fresh: freshOf(first, problemsOf(site)),
      shows: (route) => this.shows(route),
      text: (file) => site.source(file),
    });
    await this.write(invertChanges(outcome.changes));
    const after = this.bytes();
    const differ = [...new Set([...before.keys(), ...after.keys()])].filter(
      (file) => before.get(file) !== after.get(file),
    );
    if (differ.length > 0) throw new Error(`undo leaves ${differ.join(", ")} other than before`);
    return result;
  }

  refusalOf(operation: Operation): string | undefined {
    const outcome = planOperation(this.site.files, operation);
    return "refused" in outcome ? outcome.refused : undefined;
  }

  shows(route: string): string {
    // Where a block is written is not what it shows.
    return JSON.stringify(this.site.page(route), (key, value) =>
      key === "at" || key === "file" ? undefined : value,
    );
  }

  close(): void {
    rmSync(this.site.dir, { recursive: true, force: true });
  }

  private async write(changes: readonly FileChange[]): Promise<void> {
    await this.site.update(writeChanges(this.site, changes));
  }

  private bytes(): Map<string, string> {
    const { dir } = this.site;
    return new Map(
      ["pages", "data", "public/content", "public/texts"].flatMap((folder) =>
        listFiles(join(dir, folder)).map((name) => {
          const file = `${folder}/${name}`;
          return [file, readFileSync(join(dir, file), "latin1")] as const;
        }),
      ),
    );
  }
}

/** What changes its place, or is told in other words, is nothing new. */
function freshOf(before: readonly string[], after: readonly string[]): string[] {
  const count = (all: readonly string[], code: string): number =>
    all.filter((one) => one.startsWith(`${code} `)).length;
  return after.filter((one) => {
    const code = one.split(" ")[0]!;
    return !before.includes(one) && count(after, code) > count(before, code);
  });
}

function problemsOf({ problems }: Site): string[] {
  return problems.map(({ code, file, message }) => `${code} ${file} ${message}`);
}
