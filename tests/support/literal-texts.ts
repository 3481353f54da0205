import { parseAst } from "rolldown/parseAst";
import { Visitor } from "rolldown/utils";

/**
 * Texts that visitors get come from options and words (renderer/words), never from code. What is looked for: text and
 * named attributes of elements, what scripts put onto a page, and sentences anywhere else.
 */
const NAMING =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label)$/;
const WRITING = /^(textContent|innerText|innerHTML|title|placeholder|alt|ariaLabel|ariaDescription)$/;
const ADDING =
  /^(append|prepend|before|after|replaceWith|replaceChildren|createTextNode|insertAdjacentText)$/;
const LETTER = /\p{L}/u;
/** Two words with a space between, the first with a capital letter: no class, selector, value or name. */
const SENTENCE = /^\p{Lu}\p{Ll}+(?: \S+)+$/u;

interface Node {
  type: string;
  start: number;
  end: number;
}

/** The parts of the kinds of nodes that are looked into. */
interface Parts extends Record<"consequent" | "alternate" | "left" | "right" | "expression", Node> {
  value: unknown;
  operator: string;
  quasis: { value: { cooked: string }; start: number }[];
  elements: Node[];
}

interface Text {
  text: string;
  start: number;
}

/** Texts that an expression may come to, as far as they are written in it. */
function textsOf(node: Node | null | undefined): Text[] {
  const of = node as unknown as Parts;
  switch (node?.type) {
    case "Literal":
      return typeof of.value === "string" ? [{ text: of.value, start: node.start }] : [];
    case "TemplateLiteral":
      return of.quasis.map(({ value, start }) => ({
        text: value.cooked,
        start,
      }));
    case "ConditionalExpression":
      return [...textsOf(of.consequent), ...textsOf(of.alternate)];
    case "LogicalExpression":
      return [...textsOf(of.left), ...textsOf(of.right)];
    case "BinaryExpression":
      return of.operator === "+" ? [...textsOf(of.left), ...textsOf(of.right)] : [];
    case "JSXExpressionContainer":
      return textsOf(of.expression);
    case "ArrayExpression":
      return of.elements.flatMap(textsOf);
    default:
      return [];
  }
}

/** Literal texts of a file that visitors would get: `3: Close`. */
export function literalTexts(code: string, file: string): string[] {
  const found = new Map<number, string>();
  const quiet: Node[] = [];
  const note = (texts: Text[], is: (text: string) => boolean = (text) => LETTER.test(text)) => {
    for (const { text, start } of texts)
      if (is(text)) {
        const before = code.slice(0, start) + /^\s*/.exec(text)![0];
        found.set(start, `${before.split("\n").length}: ${text.trim()}`);
      }
  };
  const nameOf = (node: Node) => code.slice(node.start, node.end);
  const visitor = new Visitor({
    ImportDeclaration: (node) => void quiet.push(node),
    // Faults are for whoever looks into the console.
    ThrowStatement: (node) => void quiet.push(node),
    NewExpression: (node) => void (/Error$/.test(nameOf(node.callee)) && quiet.push(node)),
    JSXText: (node) => note([{ text: node.value, start: node.start }]),
    JSXElement(node) {
      for (const child of node.children) if (child.type === "JSXExpressionContainer") note(textsOf(child));
    },
    JSXFragment(node) {
      for (const child of node.children) if (child.type === "JSXExpressionContainer") note(textsOf(child));
    },
    JSXAttribute(node) {
      if (NAMING.test(nameOf(node.name))) note(textsOf(node.value));
    },
    AssignmentExpression({ left, right }) {
      if (left.type === "MemberExpression" && WRITING.test(nameOf(left.property))) note(textsOf(right));
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== "MemberExpression") return;
      const name = nameOf(callee.property);
      if (ADDING.test(name)) note(given.flatMap(textsOf));
      const [attribute, value] = given;
      if (name === "setAttribute" && textsOf(attribute).some(({ text }) => NAMING.test(text)))
        note(textsOf(value));
    },
    AssignmentPattern: ({ right }) => note(textsOf(right), (text) => /^\p{Lu}\p{Ll}/u.test(text)),
    Literal: (node) => note(textsOf(node), (text) => SENTENCE.test(text)),
    TemplateLiteral: (node) => note(textsOf(node), (text) => SENTENCE.test(text)),
  });
  visitor.visit(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file));
  return [...found]
    .filter(([at]) => !quiet.some(({ start, end }) => at >= start && at < end))
    .map(([, said]) => said);
}
