import { parseAst } from "rolldown/parseAst";
import { Visitor } from "rolldown/utils";
import { type Declaration, declarationsOf } from "./style-declarations.ts";

/** What makes styles of a template: `styled.div`, `styled(Button)`, `css`, `keyframes`. */
const TAG = /^(?:styled\b|css$|keyframes$)/;
/** Functions that take some. */
const TAKES = /^with(?:out)?Scripts$/;
/** A template of its own that others take in. */
const LINES = /^\s+[a-z-]+: [^;{}]+;$/m;

/** The declarations of each template of styles in a TypeScript file; `at` counts from the beginning of the file. */
export function stylesInCode(code: string, file: string): Declaration[][] {
  const found: Declaration[][] = [];
  const note = ({ start, end }: { start: number; end: number }) =>
    found.push(
      declarationsOf(code.slice(start + 1, end - 1)).map((one) => ({ ...one, at: one.at + start + 1 })),
    );
  const tagged = new Set<number>();
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      tagged.add(quasi.start);
      if (TAG.test(code.slice(tag.start, tag.end))) note(quasi);
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== "Identifier" || !TAKES.test(callee.name) || !first) return;
      tagged.add(first.start);
      note(first);
    },
    TemplateLiteral(template) {
      if (!tagged.has(template.start) && LINES.test(code.slice(template.start, template.end))) note(template);
    },
  }).visit(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file));
  return found;
}
