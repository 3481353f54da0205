import { parseBindings } from "../pages/bindings.ts";
import { replaceScalar } from "../yaml/replace-scalar.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import type { BoundOrigin, Origin, WrittenValue } from "./origin.ts";
import type { YamlSources } from "./yaml-sources.ts";

/** Edits of one file, with offsets of its text as it is now; or why there are none. */
export type Replacement = { file: string; edits: TextEdit[] } | { refused: Refusal };

/**
 * Why a text cannot be replaced. `default`, `computed`: nothing is written. `pieces`: the text has several; one has
 * to be chosen. `binding`: the new text holds `${`, which would be read as one. `unwritable`: the file is gone,
 * was changed, or has no place for such a text. `untranslated`: what is written is the text of another language.
 */
export type Refusal = "default" | "computed" | "pieces" | "binding" | "unwritable" | "untranslated";

/**
 * The edits that give a text of a page another wording, where it is written: in the page, its layout, a row, the
 * settings or a file under `public/`. Every byte outside them stays, and nothing else in the file is read otherwise.
 *
 * @param piece  Of a text with bindings, which of its pieces is meant, counted from 0; may be left out for a text
 *   that is one binding.
 */
export function replaceText(origin: Origin, text: string, sources: YamlSources, piece?: number): Replacement {
  switch (origin.kind) {
    case "default":
    case "computed":
      return { refused: origin.kind };
    case "file":
      return { file: origin.file, edits: [{ ...origin.range, text }] };
    case "own":
      return replaceOwn(origin, text, sources);
    default:
      return replacePiece(origin, text, sources, piece);
  }
}

function replaceOwn(written: WrittenValue, text: string, sources: YamlSources): Replacement {
  return text.includes("${") ? { refused: "binding" } : writeValue(written, text, sources);
}

function replacePiece(origin: BoundOrigin, text: string, sources: YamlSources, index?: number): Replacement {
  const { pieces } = origin;
  const chosen = index ?? (pieces.length === 1 ? 0 : -1);
  const piece = pieces[chosen];
  if (!piece) return { refused: "pieces" };
  if ("binding" in piece)
    return piece.from ? replaceText(piece.from, text, sources) : { refused: "computed" };
  const whole = pieces
    .map((one, at) => (at === chosen ? text : "literal" in one ? one.literal : `\${${one.binding}}`))
    .join("");
  // A dollar sign or a brace in the new words may open or close what is no binding.
  const bindings = (value: string): string[] =>
    parseBindings(value).parts.flatMap((part) => (typeof part === "string" ? [] : part.raw));
  const before = pieces.flatMap((one) => ("binding" in one ? one.binding : []));
  const isKept = !parseBindings(whole).fault && bindings(whole).join(" ") === before.join(" ");
  return isKept ? writeValue(origin, whole, sources) : { refused: "binding" };
}

function writeValue(
  { file, path, range, isTextWanted, missingIn }: WrittenValue,
  text: string,
  sources: YamlSources,
): Replacement {
  if (missingIn !== undefined) return { refused: "untranslated" };
  const source = sources.open(file);
  const edit = source?.replace
    ? source.replace(path, text)
    : source && replaceScalar(source, path, text, isTextWanted);
  // An origin that was found in another text of the file means other ranges.
  if (!edit || edit.start !== range.start || edit.end !== range.end) return { refused: "unwritable" };
  return { file, edits: [edit] };
}
