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
import { openSite, type Site } from "../../renderer/site/site.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What an operation did to a site. */
export interface Trial {
  planned: Planned;
  /** Problems that are there now and were not before: code and file. */
  fresh: string[];
  /** Addresses with what they show, as text. */
  shows(route: string): string;
}

/** A copy of a site on the disk, on which operations are tried and taken back. */
export class TrialSite {
  private constructor(
    readonly site: Site,
    private readonly first: ReadonlySet<string>,
  ) {}

  /** @param from  Absolute path of the site. */
  static async open(from: string, change: (dir: string) => void = () => undefined): Promise<TrialSite> {
    const dir = mkdtempSync(join(tmpdir(), "operations-"));
    for (const name of ["pages", "data", "public", "site.schema.json"])
      if (existsSync(join(from, name))) cpSync(join(from, name), join(dir, name), { recursive: true });
    change(dir);
    const site = await openSite({ dir, blockDirs: blockFolders(from), asOf: "2026-11-22" });
    return new TrialSite(site, new Set(problemsOf(site)));
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
      fresh: problemsOf(site).filter((one) => !first.has(one)),
      shows: (route) => this.shows(route),
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
      ["pages", "data", "public/content"].flatMap((folder) =>
        listFiles(join(dir, folder)).map((name) => {
          const file = `${folder}/${name}`;
          return [file, readFileSync(join(dir, file), "latin1")] as const;
        }),
      ),
    );
  }
}

function problemsOf({ problems }: Site): string[] {
  return problems.map(({ code, file, message }) => `${code} ${file} ${message}`);
}
