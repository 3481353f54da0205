import { parseAst } from "rolldown/parseAst";
import { Visitor } from "rolldown/utils";
import { type Declaration, declarationsOf } from "./style-declarations.ts";

/** What makes styles of a template: `styled.div`, `styled(Button)`, `css`, `keyframes`. */
const TAG = /^(?:styled\b|css$|keyframes$)/;
/** Functions that take some. */
const TAKES = /^with(?:out)?Scripts$/;
/** A template of its own that others take in. */
const LINES = /^\s+[a-z-]+: [^;{}]+;$/m;

type Visit = ConstructorParameters<typeof Visitor>[0];
type Argument = Parameters<NonNullable<Visit["CallExpression"]>>[0]["arguments"][number];
type ObjectExpression = Extract<Argument, { type: "ObjectExpression" }>;

/** The declarations of each template or object of styles in a TypeScript file; `at` counts from the file's beginning. */
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
    CallExpression({ callee, arguments: given }) {
      const [first] = given;
      // What follows `styled.p` and `styled(Button)` stands in a call of its own.
      if (TAG.test(code.slice(callee.start, callee.end)))
        for (const styles of given.flatMap(objectIn)) found.push(declarationsIn(styles, code));
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

/** An object of styles, or that which a function of the props gives. */
function objectIn(given: Argument): ObjectExpression[] {
  if (given.type === "ObjectExpression") return [given];
  const isGiven = given.type === "ArrowFunctionExpression" && given.body.type !== "BlockStatement";
  if (!isGiven) return [];
  const body = given.body.type === "ParenthesizedExpression" ? given.body.expression : given.body;
  return body.type === "ObjectExpression" ? [body] : [];
}

/** `{ marginLeft: 4, ":hover": { color: "red" } }` as a style sheet would say it. */
function declarationsIn(styles: ObjectExpression, code: string, rules: string[] = []): Declaration[] {
  return styles.properties.flatMap((property): Declaration[] => {
    if (property.type !== "Property" || property.computed) return [];
    const { key, value } = property;
    const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";
    if (value.type === "ObjectExpression") return declarationsIn(value, code, [...rules, name]);
    const isText = value.type === "Literal" || value.type === "TemplateLiteral";
    if (!isText) return [];
    // As in templates, what comes from the code is nothing that one could read.
    const [one] = declarationsOf(
      `${inSheet(name)}: ${code.slice(value.start, value.end).replace(QUOTES, "")}`,
    );
    return one ? [{ ...one, at: property.start, rules }] : [];
  });
}

const QUOTES = /^["'`]|["'`]$/g;

const inSheet = (name: string): string =>
  name.startsWith("--") ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
