import { existsSync, readFileSync } from "node:fs";
import type { Span } from "../problems/draft.ts";

/** What may be something that only a browser calls; looked for before the code is read as such. */
const MAYBE = /\son[A-Z]\w+=\{|\buse(?:Layout|Insertion)?Effect\b/;

/** What browsers tell an element, by the names of React. */
const EVENT =
  /^on(?:Click|DoubleClick|ContextMenu|(?:Mouse|Pointer|Touch|Drag|Scroll|Animation|Transition|Press)\w*|Key(?:Down|Up|Press)|(?:Before)?Input|Change|Submit|Reset|Invalid|Focus|Blur|Drop|Copy|Cut|Paste|Wheel|Toggle|Play|Pause|Ended)$/;

/** Something in a view that nothing ever calls, and where it stands. */
export interface DeadHandler {
  name: string;
  span: Span;
}

/** Whether a view may have such a thing. @param file Absolute path of the view. */
export const mayHaveDeadHandler = (file: string): boolean => readMaybe(file) !== undefined;

function readMaybe(file: string): string | undefined {
  const code = existsSync(file) ? readFileSync(file, "utf8") : "";
  return MAYBE.test(code) ? code : undefined;
}

/**
 * The first handler or effect in the view of a block of which visitors get the HTML alone; undefined when there is none,
 * and for code that cannot be read, which the bundler tells.
 *
 * @param file Absolute path of the view.
 */
export async function findDeadHandler(
  file: string,
): Promise<{ code: string; handler: DeadHandler } | undefined> {
  const code = readMaybe(file);
  if (code === undefined) return undefined;
  // Next to no view comes here, and it takes a moment to load.
  const { parseAst } = await import("rolldown/parseAst");
  const { Visitor } = await import("rolldown/utils");
  const found: DeadHandler[] = [];
  const effects = new Set<string>();
  const note = (name: string, start: number) =>
    found.push({ name, span: { start, end: start + name.length } });
  try {
    new Visitor({
      ImportDeclaration({ source, specifiers }) {
        if (source.value !== "react") return;
        for (const { local } of specifiers) if (/Effect$/.test(local.name)) effects.add(local.name);
      },
      JSXAttribute({ start, name, value }) {
        if (name.type !== "JSXIdentifier" || !EVENT.test(name.name)) return;
        if (value?.type === "JSXExpressionContainer") note(name.name, start);
      },
      CallExpression({ start, callee }) {
        if (callee.type === "Identifier" && effects.has(callee.name)) note(callee.name, start);
      },
    }).visit(parseAst(code, { lang: "tsx" }, file));
  } catch {
    return undefined;
  }
  const [handler] = found.sort((a, b) => a.span.start - b.span.start);
  return handler && { code, handler };
}
