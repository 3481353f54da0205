import type { Operation, RepairOperation } from "../../edit/operation.ts";
import type { Target, Wish } from "../../editor/protocol.ts";
import type { OptionValue } from "../../model.ts";
import { asInFile } from "../../operations/replace-text.ts";
import { replaceWords } from "../../operations/words/replace-words.ts";
import type { Site } from "../../site/site.ts";
import type { WrittenFile } from "../../translations/changed-versions.ts";
import { translateText } from "../../translations/translate-text.ts";
import { pageSource } from "../page-source.ts";
import { followWish } from "../told/follow-target.ts";
import { beginVersion } from "./begin-version.ts";
import { resolveEntry } from "./resolve-list.ts";
import { type FoundPlace, type Purpose, resolveTarget } from "./resolve-target.ts";
import type { NoPlace } from "./resolve-translation.ts";

/** An operation at its place in files, and what it is about; or why there is no such place, in one sentence. */
export type ResolvedOperation =
  | { operation: Operation | RepairOperation; target?: FoundPlace }
  | { refused: string };

/** Turns what a browser asks for, by what a page shows, into what files are asked for. */
export function resolveOperation(site: Site, wish: Wish): ResolvedOperation {
  const operation = followWish(site, wish);
  if ("refused" in operation) return operation;
  switch (operation.kind) {
    case "set": {
      const { piece: asked, at, ...rest } = operation;
      if ("as" in at && at.as === "file") return ofWholeFile(site, at.route, rest.value);
      const target = resolveTarget(site, at, asked === undefined ? {} : { piece: asked });
      if ("refused" in target) {
        const texts = asked === undefined ? translated(site, target, rest.value) : undefined;
        return texts ? { operation: { kind: "put", texts } } : { refused: target.refused };
      }
      const piece = target.piece === undefined ? {} : { piece: target.piece };
      return { operation: { ...rest, at: target.place, ...piece }, target };
    }
    case "begin-version": {
      const texts = beginVersion(site, operation);
      return "refused" in texts ? texts : { operation: { kind: "put", texts } };
    }
    case "replace-words": {
      const rewrite = replaceWords(site, operation);
      return "refused" in rewrite ? rewrite : { operation: rewrite };
    }
    case "unset":
      // What a page shows of a row is taken out of the row.
      return atPlace(site, operation, { isPlace: "as" in operation.at });
    case "set-body": {
      const target = resolveTarget(site, operation.at, { isBody: true });
      if ("refused" in target) return target;
      if (!target.place.file.startsWith("public/"))
        return { refused: "This text is not kept in a file of its own." };
      return { operation: { ...operation, at: target.place }, target };
    }
    case "set-id":
    case "change-type":
    case "delete":
    case "duplicate":
    case "detach":
      return atPlace(site, operation, { isPlace: true, isStructure: true });
    case "insert": {
      const into = resolveEntry(site, operation.into, operation.index);
      if ("refused" in into) return into;
      return {
        operation: { ...operation, into: into.list, index: into.index },
        target: { place: into.list },
      };
    }
    case "move": {
      const target = resolveTarget(site, operation.at, { isPlace: true, isStructure: true });
      if ("refused" in target) return target;
      const into = resolveEntry(site, operation.into, operation.index);
      if ("refused" in into) return into;
      return { operation: { ...operation, at: target.place, into: into.list, index: into.index }, target };
    }
    default:
      return { operation };
  }
}

/** Another text for the file of a page, which need not be one. */
function ofWholeFile(site: Site, route: string, value: OptionValue): ResolvedOperation {
  const source = pageSource(site, route);
  if (!source) return { refused: `There is no file of a page at ${route}.` };
  if (typeof value !== "string") return { refused: "A file is given another text, nothing else." };
  const { file, text } = source;
  const before = site.files.read(file)!;
  const texts = [{ file, before, after: asInFile(before, value) }];
  return { operation: { kind: "put", texts }, target: { place: { file, path: [] }, literal: text } };
}

function atPlace(
  site: Site,
  operation: Operation<Target> & {
    kind: "unset" | "set-id" | "change-type" | "delete" | "duplicate" | "detach";
  },
  purpose: Purpose,
): ResolvedOperation {
  const target = resolveTarget(site, operation.at, purpose);
  return "refused" in target ? target : { operation: { ...operation, at: target.place }, target };
}

/** Files with a translation of a text that had none; undefined for what is no such text. */
function translated(site: Site, { untranslated }: NoPlace, value: OptionValue): WrittenFile[] | undefined {
  if (!untranslated || typeof value !== "string" || value.trim() === "") return undefined;
  const { place, version } = untranslated;
  const file = site.languages
    .filter(({ lang }) => version.includes(`.${lang}.`))
    .flatMap(({ lang }) => site.translations(lang))
    .find((one) => one.original === place.file && one.version === version);
  return file && translateText(file, place.path, value, (name) => site.files.read(name));
}
