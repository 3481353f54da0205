import type { ESTree, VisitorObject } from "rolldown/utils";
import type { Fault, Span } from "../problems/draft.ts";

/** What may be styles that nothing reads; looked for before the code is read as such. */
export const MAYBE_UNREAD = /\scss=\{/;

/** What a file says, before its imports, for Emotion to make its elements. */
const BY_EMOTION = /@jsxImportSource\s+@emotion\/react\b|@jsxRuntime\s+classic\b/;

/** Looks for Emotion's `css={…}` at elements that React makes alone: it becomes an attribute that browsers know not of. */
export function unreadStyles(
  code: string,
  program: ESTree.Program,
  tell: (fault: Fault & Span) => void,
): VisitorObject {
  const first = program.body.find((statement) => !("directive" in statement));
  if (BY_EMOTION.test(code.slice(0, first?.start))) return {};
  return {
    JSXOpeningElement({ name, attributes }) {
      // A component may have an option of that name.
      if (name.type !== "JSXIdentifier" || !/^[a-z]/.test(name.name)) return;
      for (const one of attributes)
        if (one.type === "JSXAttribute" && one.name.name === "css" && one.value?.type !== "Literal")
          tell({ code: "unread-styles", params: { name: name.name }, start: one.start, end: one.name.end });
    },
  };
}
