import type { Language } from "../data/languages.ts";
import { isOutOfPlace, type VersionFile } from "../languages/read-version.ts";
import { reportUnits } from "../languages/report-units.ts";
import { catalogue } from "../problems/catalogue.ts";
import type { Draft, Span } from "../problems/draft.ts";
import { findNode } from "../yaml/tree.ts";

/** What is to be said of the translations in a version, at offsets of the joined file. */
export function versionDrafts(version: VersionFile, language: Language, isRows: boolean): Draft[] {
  const { start, whole, anchor } = version;
  // Nor can it be compared with an original that has to be put right.
  if (isOutOfPlace(version.file.problems.filter((draft) => draft.start < start))) return [];
  const errors = version.file.problems.filter((draft) => draft.start >= start && isError(draft));
  // What cannot be read as it was meant is put right first; with one reading left, it was read so. Of two versions that a
  // merge has left, the first is read.
  const open = errors.filter(({ code, fix }) => fix === undefined && code !== "merge-conflict");
  if (open.some((draft) => !isOfItsLine(draft))) return [];
  const lineOf = (draft: Span): number => version.file.lines.position(draft.start).line;
  const faulty = new Set(errors.map(lineOf));
  const drafts = reportUnits(version, {
    lang: language.lang,
    severity: language.isStrict ? "error" : "warning",
    anchor,
    isRows,
    isBlank: whole === undefined || (whole.kind === "scalar" && whole.source.trim() === ""),
    spanAt(path): Span | undefined {
      if (!whole) return undefined;
      const { entry, depth } = findNode(whole, path);
      return entry && depth === path.length && entry.keyStart >= start
        ? { start: entry.keyStart, end: entry.keyEnd }
        : undefined;
    },
  });
  // What is not translated may stand in the line that is wrong.
  const isTold = ({ code }: Draft): boolean => open.length === 0 || code !== "missing-translation";
  return drafts.filter((draft) => isTold(draft) && !faulty.has(lineOf(draft)));
}

/** A mistake whose own line alone cannot be read, wherever it stands: a note, a name that somebody has begun. */
function isOfItsLine({ code, params }: Draft): boolean {
  return (
    code === "stray-text" || code === "text-cut-off" || (code === "missing-colon" && params.seen === "name")
  );
}

function isError({ code, severity }: Draft): boolean {
  return (severity ?? catalogue[code]?.severity) === "error";
}
