import type { Migration } from "../model.ts";
import { editBlock } from "./block-editor.ts";
import type { Path } from "./tree-editor.ts";
import type { YamlEditor } from "./yaml-editor.ts";

/**
 * The oldest step that options of a block need; undefined for what is written as today. A step that cannot look at
 * them, because they have a mistake that it did not reckon with, does not know them.
 */
export function findMigration(
  options: unknown,
  migrations: readonly Migration[] | undefined,
): Migration | undefined {
  if (!migrations || typeof options !== "object" || options === null) return undefined;
  const { type: _, id: __, ...own } = options as Record<string, unknown>;
  return migrations.find((migration) => isMeant(migration, own));
}

function isMeant(migration: Migration, options: Readonly<Record<string, unknown>>): boolean {
  try {
    return migration.when(options);
  } catch {
    return false;
  }
}

/**
 * Writes one block of a file as today.
 *
 * @param path  Of the block in the file.
 * @throws Error when a step cannot be made, or is needed again behind itself.
 */
export function migrateBlock(file: YamlEditor, path: Path, migrations: readonly Migration[]): void {
  for (let done = 0; ; ) {
    const step = findMigration(file.get(path), migrations);
    if (!step) return;
    if (step.version <= done)
      throw new Error(`version ${step.version} is needed again behind version ${done}`);
    done = step.version;
    step.migrate(editBlock(file, path));
  }
}
