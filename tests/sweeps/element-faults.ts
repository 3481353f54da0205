import { parseAst } from "rolldown/parseAst";
import { Visitor } from "rolldown/utils";
import { watchConditions } from "../../renderer/pages/watch-conditions.ts";

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Attribute extends Node {
  name?: Node & { name?: string };
  value?: (Node & { expression?: Node }) | null;
}

/**
 * Attributes and elements of a view that pages refuse, or that keep somebody from using them.
 *
 * @param isIsland  React draws it in browsers: what comes on a condition may have a style there.
 */
export function elementFaults(
  code: string,
  file: string,
  isIsland: boolean,
): { at: number; fault: string }[] {
  const found: { at: number; fault: string }[] = [];
  const tell = (at: number, fault: string) => found.push({ at, fault });
  const constants = new Set<string>();
  const program = parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file);
  for (const statement of program.body) for (const name of namesOf(statement)) constants.add(name);
  const conditions = watchConditions();
  new Visitor({
    ...conditions.visitor,
    JSXOpeningElement({ start, name, attributes }) {
      const element = code.slice(name.start, name.end);
      if (!/^[a-z]/.test(element)) return;
      const given = attributes as Attribute[];
      const named = new Map(given.map((one) => [one.name?.name, one]));
      const isOpen = given.some(({ type }) => type === "JSXSpreadAttribute");
      const style = named.get("style");
      if (style && !(isIsland && conditions.isInside())) tell(style.start, STYLE);
      if (element === "img" && !named.has("alt") && !isOpen) tell(start, ALT);
      if (element === "script" && !named.has("type") && !isOpen) tell(start, SCRIPT);
    },
    JSXAttribute({ start, name, value }) {
      if (name.name !== "dangerouslySetInnerHTML" || value?.type !== "JSXExpressionContainer") return;
      const html = htmlOf(value.expression);
      if (html && isText(html, constants)) tell(start, HTML);
    },
  }).visit(program);
  return found;
}

const STYLE =
  "A style attribute is refused by the security policy of the page: give a class or a data attribute a rule in the styles.";
const ALT =
  'An <img> without alt is read out as its address: write what it shows, alt="" for a decoration, or use <Picture> with an option of the kind image.';
const SCRIPT =
  "A <script> in a view is refused by the security policy of the page: write what it does into behavior.ts.";
const HTML =
  'dangerouslySetInnerHTML takes what an author has written for HTML, whatever stands in it: give the option "x-kind": "markdown", and show it with <RichText>.';

/** Names that a statement of a module declares or imports. */
function namesOf(statement: Node): string[] {
  const { declaration, declarations, specifiers } = statement as Node & {
    declaration?: Node;
    declarations?: { id: { name?: string } }[];
    specifiers?: { local?: { name?: string } }[];
  };
  if (declaration) return namesOf(declaration);
  const all = [...(declarations ?? []).map(({ id }) => id), ...(specifiers ?? []).map(({ local }) => local)];
  return all.flatMap((one) => one?.name ?? []);
}

/** What is given as `__html`, where it is written on the spot. */
function htmlOf(node: Node): Node | undefined {
  const { properties } = node as Node & { properties?: (Node & { key?: Node; value?: Node })[] };
  return properties?.find(({ key }) => (key as { name?: string } | undefined)?.name === "__html")?.value;
}

/** Whether it is a text of an option or a row, and not HTML that the build has made, a constant or what a function answers. */
function isText(node: Node, constants: ReadonlySet<string>): boolean {
  const of = node as Node & { name?: string; property?: Node & { name?: string }; expressions?: Node[] };
  if (node.type === "Identifier") return of.name !== "html" && !constants.has(of.name ?? "");
  if (node.type === "MemberExpression") return of.property?.name !== "html";
  return node.type === "TemplateLiteral" && of.expressions!.some((one) => isText(one, constants));
}
