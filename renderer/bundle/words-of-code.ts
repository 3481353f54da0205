import { parseAst } from "rolldown/parseAst";
import { type ESTree, Visitor } from "rolldown/utils";

/** Words of code that may name what it brings onto a page. */
export interface CodeWords {
  /** Words in texts: names of elements, classes, ids, attributes, and values of attributes. */
  texts: string[];
  /** Beginnings of such words whose rest it works out: `is-` of `is-${state}`. */
  beginnings: string[];
  /** Properties that it sets, and keys of objects: names of attributes, in the way of scripts (`bodyEmpty`). */
  properties: string[];
  /**
   * Classes, ids and values of attributes that it writes at one attribute of elements that it makes and nowhere else,
   * as `style-needs.ts` names them: `.choice`, `[type=checkbox]`.
   */
  written: string[];
  /** It shows HTML that it is told, of which nothing is known here. */
  showsHtml?: boolean;
}

/** Methods that look at a page, or take something away from it: what they name need not come from here. */
const READERS = new Set([
  "querySelector",
  "querySelectorAll",
  "closest",
  "matches",
  "getElementById",
  "getAttribute",
  "hasAttribute",
  "removeAttribute",
  "contains",
  "remove",
]);

const COMPARISONS = new Set(["===", "!==", "==", "!=", "in"]);

const WORD = /[a-zA-Z_][\w-]*/g;

/** The beginning of a word at the end of a text that goes on with a value; fewer signs would begin nearly anything. */
const BEGINNING = /(?<![\w-])[a-zA-Z_][\w-]{2,}$/;

/** Functions by which views make elements, compiled from JSX. */
const MAKERS = new Set(["jsx", "jsxs", "createElement"]);

/** Attributes from which no script takes a value for another one, as it may from `value` and `data-act`. */
const TAKEN_FROM_NOWHERE = new Map([
  ["className", "class"],
  ["id", "id"],
  ["role", "role"],
  ["type", "type"],
]);

/** Words of modules of JavaScript by which they can bring elements, classes and attributes onto a page. */
export function wordsOf(code: readonly string[]): CodeWords {
  const words: Collected = {
    texts: new Set(),
    beginnings: new Set(),
    properties: new Set(),
    written: new Set(),
  };
  for (const text of code) collect(parseAst(text), words);
  const { texts, beginnings, properties, written } = words;
  return {
    texts: [...texts].sort(),
    beginnings: [...beginnings].sort(),
    properties: [...properties].sort(),
    written: [...written].sort(),
  };
}

type Collected = Record<"texts" | "beginnings" | "properties" | "written", Set<string>>;

function collect(program: ESTree.Program, { texts, beginnings, properties, written }: Collected): void {
  const read = new Set<unknown>();
  const write = (attribute: string, text: string) => {
    for (const word of attribute === "class" ? text.split(/\s+/) : [text])
      written.add(nameOfWritten(attribute, word));
  };
  const add = (text: string) => {
    for (const [word] of text.matchAll(WORD)) texts.add(word);
  };
  const begin = (text: string) => {
    const [beginning] = BEGINNING.exec(text) ?? [];
    if (beginning) beginnings.add(beginning);
  };
  const visitor = new Visitor({
    CallExpression({ callee, arguments: given }) {
      for (const [attribute, node, text] of textsOfElement(callee, given)) {
        read.add(node);
        write(attribute, text);
      }
      if (callee.type === "MemberExpression" && !callee.computed && READERS.has(nameOf(callee.property)))
        for (const argument of given) addRead(argument, read);
    },
    BinaryExpression(node) {
      const { operator, left, right } = node;
      // What is put together to be looked for is only looked for in its parts as well.
      if (operator === "+" && read.has(node)) read.add(left);
      else if (operator === "+") begin(endOf(left));
      if (!COMPARISONS.has(operator)) return;
      read.add(left);
      read.add(right);
    },
    SwitchCase: ({ test }) => void read.add(test),
    AssignmentExpression({ left }) {
      if (left.type === "MemberExpression" && !left.computed) properties.add(nameOf(left.property));
    },
    Property({ key, computed }) {
      if (!computed && key.type === "Identifier") properties.add(key.name);
    },
    Literal(node) {
      if (typeof node.value === "string" && !read.has(node)) add(node.value);
    },
    TemplateElement(node) {
      if (read.has(node)) return;
      add(node.value.cooked ?? "");
      if (!node.tail) begin(node.value.cooked ?? "");
    },
  });
  visitor.visit(program);
}

/** The text at the end of an expression that something is added to. */
function endOf(node: ESTree.Expression | ESTree.PrivateIdentifier): string {
  if (node.type === "BinaryExpression" && node.operator === "+") return endOf(node.right);
  return node.type === "Literal" && typeof node.value === "string" ? node.value : "";
}

function addRead(argument: ESTree.Argument, read: Set<unknown>): void {
  read.add(argument);
  if (argument.type === "TemplateLiteral") for (const part of argument.quasis) read.add(part);
}

const nameOf = (node: { type: string; name?: unknown }): string =>
  typeof node.name === "string" ? node.name : "";

/** Texts that stand at attributes of an element which a view makes: `jsx("input", { type: isOne ? "radio" : "checkbox" })`. */
function textsOfElement(
  callee: ESTree.Expression,
  [element, attributes]: readonly ESTree.Argument[],
): [attribute: string, node: unknown, text: string][] {
  if (!MAKERS.has(nameOfCallee(callee)) || attributes?.type !== "ObjectExpression") return [];
  // A component may do anything with what it is given.
  if (element?.type !== "Literal" || typeof element.value !== "string") return [];
  return attributes.properties.flatMap((property) => {
    if (property.type !== "Property" || property.computed) return [];
    const { key, value } = property;
    const attribute = TAKEN_FROM_NOWHERE.get(nameOf(key));
    if (attribute === undefined) return [];
    return plainTextsOf(value).map(({ node, text }): [string, unknown, string] => [attribute, node, text]);
  });
}

/** Texts that an expression may be, as far as they are written in it. */
function plainTextsOf(node: ESTree.Expression): { node: unknown; text: string }[] {
  if (node.type === "Literal") return typeof node.value === "string" ? [{ node, text: node.value }] : [];
  if (node.type === "ConditionalExpression")
    return [...plainTextsOf(node.consequent), ...plainTextsOf(node.alternate)];
  if (node.type === "LogicalExpression") return [...plainTextsOf(node.left), ...plainTextsOf(node.right)];
  return [];
}

function nameOfWritten(attribute: string, text: string): string {
  if (attribute === "class") return `.${text}`;
  return attribute === "id" ? `#${text}` : `[${attribute}=${text}]`;
}

/** `jsx`, `React.createElement`, `(0, import_jsx_runtime.jsx)`. */
function nameOfCallee(callee: ESTree.Expression): string {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "MemberExpression" && !callee.computed) return nameOf(callee.property);
  if (callee.type === "SequenceExpression") return nameOfCallee(callee.expressions.at(-1)!);
  return "";
}
