import { parseAst } from "rolldown/parseAst";
import { type ESTree, Visitor } from "rolldown/utils";

/** Words of code that may name what it brings onto a page. */
export interface CodeWords {
  /** Words in texts: names of elements, classes, ids, attributes, and values of attributes. */
  texts: string[];
  /** Properties that it sets, and keys of objects: names of attributes, in the way of scripts (`bodyEmpty`). */
  properties: string[];
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

/** Words of modules of JavaScript by which they can bring elements, classes and attributes onto a page. */
export function wordsOf(code: readonly string[]): CodeWords {
  const texts = new Set<string>();
  const properties = new Set<string>();
  for (const text of code) collect(parseAst(text), texts, properties);
  return { texts: [...texts].sort(), properties: [...properties].sort() };
}

function collect(program: ESTree.Program, texts: Set<string>, properties: Set<string>): void {
  const read = new Set<unknown>();
  const add = (text: string) => {
    for (const [word] of text.matchAll(WORD)) texts.add(word);
  };
  const visitor = new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type === "MemberExpression" && !callee.computed && READERS.has(nameOf(callee.property)))
        for (const argument of given) addRead(argument, read);
    },
    BinaryExpression({ operator, left, right }) {
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
      if (!read.has(node)) add(node.value.cooked ?? "");
    },
  });
  visitor.visit(program);
}

function addRead(argument: ESTree.Argument, read: Set<unknown>): void {
  read.add(argument);
  if (argument.type === "TemplateLiteral") for (const part of argument.quasis) read.add(part);
}

const nameOf = (node: { type: string; name?: unknown }): string =>
  typeof node.name === "string" ? node.name : "";
