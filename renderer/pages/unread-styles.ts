import type { ESTree, VisitorObject } from "rolldown/utils";
import type { Fault, Span } from "../problems/draft.ts";

/** What may be styles that nothing reads; looked for before the code is read as such. */
export const MAYBE_UNREAD =
  /\scss=\{|["'](?:@emotion\/css|styled-components|goober|react-jss|@(?:stitches|griffel|linaria)\/\w+|@vanilla-extract\/css)["']/;

/** Libraries of styles that work in browsers alone, or need a bundler of their own. */
const IN_BROWSERS_ALONE =
  /^(?:@emotion\/css|styled-components|goober|react-jss|@(?:stitches|griffel|linaria)\/\w+|@vanilla-extract\/css)$/;

/** What a file says, before its imports, for Emotion to make its elements. */
const BY_EMOTION = /@jsxImportSource\s+@emotion\/react\b|@jsxRuntime\s+classic\b/;

/**
 * Looks for styles that come onto no page: those of other libraries than the engine's, and Emotion's `css={…}` at
 * elements that React makes alone, where it becomes an attribute that browsers know not of.
 */
export function unreadStyles(
  code: string,
  program: ESTree.Program,
  tell: (fault: Fault & Span) => void,
): VisitorObject {
  const ofLibraries: VisitorObject = {
    ImportDeclaration({ source: { value, start, end }, importKind }) {
      if (importKind === "value" && IN_BROWSERS_ALONE.test(value))
        tell({ code: "unread-styles", params: { library: value }, start, end });
    },
  };
  const first = program.body.find((statement) => !("directive" in statement));
  if (BY_EMOTION.test(code.slice(0, first?.start))) return ofLibraries;
  return {
    ...ofLibraries,
    JSXOpeningElement({ name, attributes }) {
      // A component may have an option of that name.
      if (name.type !== "JSXIdentifier" || !/^[a-z]/.test(name.name)) return;
      for (const one of attributes)
        if (one.type === "JSXAttribute" && one.name.name === "css" && one.value?.type !== "Literal")
          tell({ code: "unread-styles", params: { name: name.name }, start: one.start, end: one.name.end });
    },
  };
}
