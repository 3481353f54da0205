import type { ESTree } from "rolldown/utils";
import type { Fault, Params, Span } from "../problems/draft.ts";

/** What may be drawn otherwise in a browser than where pages are made; looked for before the code is read as such. */
export const MAYBE_CHANGING =
  /\btypeof (?:window|document|navigator|localStorage|sessionStorage)\b|\bnew Date(?:\(\)|(?!\s*\())|\bDate\.now\(|\bMath\.random\(|\brandomUUID\(/;

/** Any node of the tree; which fields it has depends on its type. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

type Changing = Params<"changing-render">;

/** Hooks that call what they are given while the view is drawn. */
const DRAWN_BY_HOOK = /^use(?:Memo|State|Reducer)$/;
/** Methods that do so with each entry of a list. */
const DRAWN_BY_METHOD =
  /^(?:map|flatMap|filter|find|findIndex|findLast|some|every|reduce|forEach|sort|toSorted|from)$/;
/** Hooks whose result is the same where the page is made and when it wakes. */
const STEADY_HOOK = /^use(?:Id|Language|Memo|Callback|Ref|Context)$/;
const BROWSER = /^(?:window|document|navigator|localStorage|sessionStorage)$/;

/**
 * The first thing that a view asks each time it is drawn and that differs from one time to the next: whether there is
 * a browser, the clock, chance. What stands in effects and handlers is not asked then, and what follows from a state
 * may well be known in the browser alone. Helpers are followed within the file, and `onCall` hears of those in others.
 *
 * @param called  What other files call of this one while they are drawn: names of exports.
 * @param onCall  Hears of each function of another file of the block that is called.
 */
export function findChangingRender(
  code: string,
  program: ESTree.Program,
  isIsland: boolean,
  called: ReadonlySet<string> = new Set(),
  onCall: (source: string, name: string) => void = () => {},
): (Fault & Span) | undefined {
  const functions = new Map<string, Node>();
  const constants = new Map<string, Node>();
  const imports = new Map<string, () => void>();
  let view: Node | undefined;
  for (const statement of program.body as unknown as Node[]) {
    if (statement.type === "ImportDeclaration")
      for (const { local, imported } of statement.specifiers as { local: Node; imported?: Node }[])
        imports.set(String(local.name), () =>
          onCall(String((statement.source as Node).value), String(imported?.name ?? "default")),
        );
    const declared = (statement.declaration as Node | null | undefined) ?? statement;
    for (const { name, made } of declarationsOf(declared)) {
      const own = functionIn(made, functions);
      if (own) functions.set(name, own);
      else constants.set(name, made);
    }
    if (statement.type === "ExportDefaultDeclaration") view = functionIn(declared, functions);
  }
  const walk = new Walk(code, functions, constants, imports);
  const isHelper = /^[a-z]/.test(String((view?.id as Node | null | undefined)?.name ?? ""));
  if (view && (!isHelper || called.has("default"))) walk.enter(view, !isHelper);
  for (const [name, one] of functions) if (/^[A-Z]/.test(name) || called.has(name)) walk.enter(one);
  const first = walk.found.sort((a, b) => a.start - b.start)[0];
  return (
    first && {
      code: "changing-render",
      params: { as: first.as, name: code.slice(first.start, first.end), ...(isIsland && { isIsland }) },
      start: first.start,
      end: first.end,
    }
  );
}

/** What is evaluated while something is drawn. */
class Walk {
  readonly found: (Span & { as: Changing["as"] })[] = [];
  readonly #entered = new Set<Node>();
  readonly #code: string;
  readonly #functions: ReadonlyMap<string, Node>;
  readonly #constants: ReadonlyMap<string, Node>;
  readonly #imports: ReadonlyMap<string, () => void>;
  /** Names of what may have become known in the browser. */
  #states: ReadonlySet<string> = new Set();

  /** @param imports  What is done when something that is imported is called. */
  constructor(
    code: string,
    functions: ReadonlyMap<string, Node>,
    constants: ReadonlyMap<string, Node>,
    imports: ReadonlyMap<string, () => void>,
  ) {
    this.#code = code;
    this.#functions = functions;
    this.#constants = constants;
    this.#imports = imports;
  }

  /** Goes through the body of a function that is called. @param isView  It gets the options of the block. */
  enter(called: Node, isView = false): void {
    if (this.#entered.has(called)) return;
    this.#entered.add(called);
    const around = this.#states;
    // What a part or a helper is given may follow from a state of whoever calls it.
    if (!isView) for (const one of called.params as Node[]) this.#noteStates(one);
    const body = called.body as Node;
    if (body.type === "BlockStatement") this.#statements(body.body as Node[]);
    else this.#visit(body);
    this.#states = around;
  }

  #statements(statements: readonly Node[]): void {
    for (const one of statements) {
      this.#visit(one);
      const isLeft = one.type === "IfStatement" && /\breturn\b/.test(this.#text(one.consequent as Node));
      if (isLeft && this.#mayBeState(one.test as Node)) return;
    }
  }

  #visit(node: Node): void {
    switch (node.type) {
      case "BlockStatement":
        this.#statements(node.body as Node[]);
        return;
      case "FunctionDeclaration":
      case "FunctionExpression":
      case "ArrowFunctionExpression":
      case "ClassDeclaration":
      case "ClassExpression":
        return;
      case "VariableDeclarator":
        this.#declare(node);
        return;
      case "IfStatement":
      case "ConditionalExpression":
        this.#visit(node.test as Node);
        if (this.#mayBeState(node.test as Node)) return;
        this.#visit(node.consequent as Node);
        if (node.alternate) this.#visit(node.alternate as Node);
        return;
      case "LogicalExpression":
        this.#visit(node.left as Node);
        if (!this.#mayBeState(node.left as Node)) this.#visit(node.right as Node);
        return;
      case "UnaryExpression": {
        const asked = node.argument as Node;
        if (node.operator === "typeof" && BROWSER.test(String(asked.name))) this.#note(node, "browser");
        else this.#visit(asked);
        return;
      }
      case "NewExpression":
        if (this.#text(node.callee as Node) === "Date" && (node.arguments as Node[]).length === 0)
          this.#note(node, "clock");
        else this.#children(node);
        return;
      case "CallExpression":
        this.#call(node);
        return;
      case "Identifier": {
        const made = this.#constants.get(String(node.name));
        if (made && !this.#entered.has(made)) {
          this.#entered.add(made);
          this.#visit(made);
        }
        return;
      }
      default:
        this.#children(node);
        return;
    }
  }

  #declare({ id, init }: Node): void {
    if (!init) {
      this.#noteStates(id as Node);
      return;
    }
    const made = init as Node;
    const hook = made.type === "CallExpression" ? calledName(made) : "";
    if ((/^use[A-Z]/.test(hook) && !STEADY_HOOK.test(hook)) || this.#mayBeState(made))
      this.#noteStates(id as Node);
    this.#visit(made);
  }

  #call(node: Node): void {
    const callee = node.callee as Node;
    const text = callee.end - callee.start < LONGEST ? this.#text(callee) : "";
    if (/^(?:Date\.now|performance\.now)$/.test(text)) {
      this.#note(node, "clock");
      return;
    }
    if (/^(?:Math\.random|(?:\w+\.)?crypto\.randomUUID)$/.test(text)) {
      this.#note(node, "chance");
      return;
    }
    const name = calledName(node);
    // What it holds is not drawn.
    if (name === "useRef") return;
    const own = callee.type === "Identifier" ? this.#functions.get(name) : functionIn(callee);
    if (callee.type === "Identifier") this.#imports.get(name)?.();
    if (own) this.enter(own);
    else this.#visit(callee);
    const isDrawn =
      DRAWN_BY_HOOK.test(name) || (callee.type === "MemberExpression" && DRAWN_BY_METHOD.test(name));
    for (const one of node.arguments as Node[]) {
      const given = isDrawn ? functionIn(one, this.#functions) : undefined;
      if (given) this.enter(given);
      else this.#visit(one);
    }
  }

  #children(node: Node): void {
    for (const [field, value] of Object.entries(node)) {
      const isName = (field === "property" || field === "key") && node.computed !== true;
      if (isName || field === "typeAnnotation" || field === "typeArguments") continue;
      for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) this.#visit(one);
    }
  }

  #note({ start, end }: Node, as: Changing["as"]): void {
    this.found.push({ start, end, as });
  }

  #noteStates(pattern: Node): void {
    const names = [...this.#text(pattern).matchAll(/[\w$]+/g)].map(([name]) => name);
    this.#states = new Set([...this.#states, ...names]);
  }

  #mayBeState(node: Node): boolean {
    return [...this.#text(node).matchAll(/[\w$]+/g)].some(([name]) => this.#states.has(name));
  }

  #text({ start, end }: Node): string {
    return this.#code.slice(start, end);
  }
}

/** Characters of a name that is looked at: a chain of calls is an expression around each of its parts. */
const LONGEST = 100;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** The last name of what is called: of `React.useMemo(…)`, `useMemo`. */
function calledName({ callee }: Node): string {
  const { type, name, property } = callee as Node;
  return String(type === "MemberExpression" ? (property as Node).name : name);
}

/** Names that a statement gives, and what they stand for. */
function declarationsOf(declared: Node): { name: string; made: Node }[] {
  if (declared.type === "FunctionDeclaration")
    return [{ name: String((declared.id as Node | null)?.name), made: declared }];
  if (declared.type !== "VariableDeclaration" || declared.kind !== "const") return [];
  return (declared.declarations as Node[]).flatMap(({ id, init }) =>
    init ? [{ name: String((id as Node).name), made: init as Node }] : [],
  );
}

/** The function that an expression is or names, or that is handed to `memo` and `forwardRef`. */
function functionIn(made: Node, named?: ReadonlyMap<string, Node>): Node | undefined {
  if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(made.type)) return made;
  if (made.type === "Identifier") return named?.get(String(made.name));
  if (made.type === "ParenthesizedExpression") return functionIn(made.expression as Node, named);
  const [first] = made.type === "CallExpression" ? (made.arguments as Node[]) : [];
  return first && /^(?:memo|forwardRef)$/.test(calledName(made)) ? functionIn(first, named) : undefined;
}
