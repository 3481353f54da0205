import type { FilledPage } from "../filling/fill-page.ts";
import type { Trace } from "../filling/trace.ts";
import { type PageFile, type PageTemplate, pathKey } from "../pages/page-file.ts";
import type { Span } from "../problems/draft.ts";
import { hasBinding } from "../yaml/tree.ts";
import type { Place } from "./page-contents.ts";

type Path = (string | number)[];

/** Makes the function that tells where something on a filled-in page was written. */
export function placeFinder(
  page: PageFile,
  template: PageTemplate,
  filled: FilledPage,
  trace: Trace,
): (path: Path) => Place {
  return (path) => {
    const written = trace.find(filled, path);
    const at = written?.path ?? path;
    const row = written?.scope.item?.label;
    return { span: spanAt(page, at), path: at, isBound: isBoundAt(template, at), ...(row && { row }) };
  };
}

/** The text at a path of a template, or the text that it lies in, is filled in from elsewhere. */
function isBoundAt(template: PageTemplate, path: Path): boolean {
  let node: unknown = template;
  for (const step of path) {
    if (typeof node !== "object" || node === null) break;
    node = (node as Record<string | number, unknown>)[step];
  }
  return hasBinding(node);
}

/** The place of the innermost text on a path of a file that the file has a place for. */
export function spanAt({ spans }: PageFile, path: Path): Span {
  for (let length = path.length; length >= 0; length -= 1) {
    const span = spans.get(pathKey(path.slice(0, length)));
    if (span) return span;
  }
  return { start: 0, end: 0 };
}
