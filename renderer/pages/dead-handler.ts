import type { VisitorObject } from "rolldown/utils";
import type { Fault, Span } from "../problems/draft.ts";

/** What may be something that only a browser calls; looked for before the code is read as such. */
export const MAYBE_DEAD = /\son[A-Z]\w+=\{|\buse(?:Layout|Insertion)?Effect\b/;

/** What browsers tell an element, by the names of React. */
export const EVENT =
  /^on(?:Click|DoubleClick|ContextMenu|(?:Mouse|Pointer|Touch|Drag|Scroll|Animation|Transition|Press)\w*|Key(?:Down|Up|Press)|(?:Before)?Input|Change|Submit|Reset|Invalid|Focus|Blur|Drop|Copy|Cut|Paste|Wheel|Toggle|Play|Pause|Ended)$/;

/** Looks for handlers and effects in code of which visitors get the HTML alone. */
export function deadHandlers(hasBehavior: boolean, tell: (fault: Fault & Span) => void): VisitorObject {
  const effects = new Set<string>();
  const note = (name: string, start: number) =>
    tell({
      code: "dead-handler",
      params: { name, ...(hasBehavior && { hasBehavior }) },
      start,
      end: start + name.length,
    });
  return {
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
  };
}
