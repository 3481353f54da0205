import type { Operation } from "../edit/operation.ts";
import type { EditValue } from "./edit-page.ts";
import type { TypedText } from "./frame/frame-api.ts";
import type { Path, Target } from "./protocol.ts";

/** The change that a typed text asks for. One that may be missing is taken out when nothing is left of it. */
export function changeOf(
  route: string,
  { value, text, isWhole, told }: Pick<TypedText, "value" | "text" | "isWhole" | "told">,
): Operation<Target> {
  const at: Target = { route, path: optionOf(value), ...(told !== undefined && { told }) };
  if (text === "" && value.canBeLeftOut) return { kind: "unset", at };
  return { kind: "set", at: isWhole ? { ...at, as: "written" } : at, value: text };
}

/** The option of a value: of Markdown, the definition has HTML one step further. */
export function optionOf({ path, kind }: Pick<EditValue, "path" | "kind">): Path {
  return kind?.startsWith("markdown") && path.at(-1) === "html" ? path.slice(0, -1) : path;
}

/** What is said of a text whose original the page shows. */
const UNTRANSLATED = "not translated yet: what you type becomes the translation";

/**
 * Where a text comes from that is not written on the page itself: "from Jobs, row Data Engineer, title".
 *
 * @returns undefined for one that is; of one that nobody has translated, that what is typed becomes its translation.
 */
export function originWords(value: EditValue, pageFile: string): string | undefined {
  if (value.isUntranslated) return UNTRANSLATED;
  if (value.origin === "default") return "a default: typing writes it into this block";
  const [piece] = value.pieces?.filter((one) => "binding" in one) ?? [];
  const from = piece && "binding" in piece ? piece.from : undefined;
  switch (from?.kind) {
    case "row":
      return `from ${from.title}, row ${from.name}, ${from.path.join(" ")}`;
    case "setting":
      return `from the site's settings, ${from.path.join(" ")}`;
    case "file":
      return from.file === pageFile ? undefined : `from ${from.file}`;
    default:
      return value.file !== undefined && value.file !== pageFile ? `from ${value.file}` : undefined;
  }
}

/** The same with the number of pages that change with it: "…; shown on 3 pages". */
export function withPages(words: string, routes: readonly string[] | "all"): string {
  const where =
    routes === "all"
      ? "on every page"
      : routes.length === 1
        ? "on this page alone"
        : `on ${routes.length} pages`;
  return `${words}; shown ${where}`;
}
