import { groupBy } from "../group-by.ts";
import { markBody } from "../languages/body-mark.ts";
import type { SiteText } from "./sent-texts.ts";
import type { TakenBack } from "./take-back.ts";
import { writeVersion } from "./write-version.ts";

/** A file of the site with what it will hold. */
export interface WrittenFile {
  /** Relative to the site folder. */
  file: string;
  /** Missing when it is new. */
  before?: string;
  after: string;
  /** Number of texts that differ. */
  texts: number;
}

/**
 * Works out the files of versions with what came back in them; nothing is written.
 *
 * @param read Text of a file of the site; undefined when there is none.
 * @throws Error that names the file, when one of them has a mistake in YAML.
 */
export function changedVersions(
  changes: TakenBack<SiteText>["changes"],
  read: (file: string) => string | undefined,
): WrittenFile[] {
  const files = groupBy(changes, ({ text }) => text.of.version);
  return [...files].map(([file, texts]) => {
    const before = read(file);
    const inOrder = [...texts].sort((one, other) => placeOf(one.text) - placeOf(other.text));
    const written = inOrder.map(({ text, translation }) => ({
      at: text.unit.at,
      path: text.unit.path ?? [],
      of: text.original,
      text: translation,
    }));
    try {
      const after = isBodyFile(file) ? writtenBody(written[0]!) : writeVersion(before ?? "", written);
      return { file, ...(before !== undefined && { before }), after, texts: texts.length };
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}

/** A text under `public/` is a file by itself. */
export function isBodyFile(file: string): boolean {
  return file.startsWith("public/");
}

/** What came back, with the mark of its original. */
function writtenBody({ of, text }: { of: string; text: string }): string {
  return markBody(of, text.endsWith("\n") ? text : `${text}\n`);
}

/** Texts stand in a new file as they stand in the original. */
function placeOf({ of, unit }: SiteText): number {
  return of.units.indexOf(unit);
}
