import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { Visitor } from "rolldown/utils";
import { engineDir } from "../../renderer/files/engine-dir.ts";
import { suggest } from "../../renderer/problems/suggest.ts";
import { literalTexts } from "../support/literal-texts.ts";
import { ownColours } from "../support/own-colours.ts";
import { physicalSides } from "../support/physical-sides.ts";
import { stylesInCode } from "../support/styles-in-code.ts";
import { readBlockSchema } from "./block-schema.ts";
import { elementFaults } from "./element-faults.ts";
import { machineLanguage } from "./machine-language.ts";
import { unreadOptions } from "./unread-options.ts";

/** What the browser tells an element, and React's components by the same names. */
const EVENT =
  /^on(Click|DoubleClick|ContextMenu|Mouse\w+|Pointer\w+|Touch\w+|Key(Down|Up|Press)|Input|BeforeInput|Change|Select|Submit|Reset|Invalid|Focus|Blur|Drag\w*|Drop|Copy|Cut|Paste|Scroll\w*|Wheel|Toggle|Load|Error|Play|Pause|Ended|TimeUpdate|Animation\w+|Transition\w+|Press\w*)$/;

/** Hooks that do something only in a browser. */
const LIVE_HOOK = /^use(State|Reducer|Effect|LayoutEffect|InsertionEffect)$/;

/** A custom property that is given a value: in a style, a style attribute, or by a script. */
const SETS = /(?<!var\(\s*)(--[\w-]+)["'`]?\s*[:,]/g;

const STATIC = "visitors get the HTML of this block, and no React";

/**
 * What in the sources of a block does nothing for visitors, though nothing says so: a sentence each, with its line.
 *
 * @param folder Absolute folder of the block. @param tokens Custom properties that a view may use.
 */
export function viewFaults(folder: string, tokens: ReadonlySet<string>): string[] {
  const read = readBlockSchema(folder);
  if (!read) return [];
  const { "x-wake": wake } = read.schema;
  const isIsland = wake !== undefined && wake !== "static" && !existsSync(join(folder, "behavior.ts"));
  const sources = sourcesIn(folder).map((file) => ({ file, code: readFileSync(join(folder, file), "utf8") }));
  const known = new Set([...tokens, ...sources.flatMap(({ code }) => setIn(code))]);
  const hasTheme = sources.some(({ code }) => /<ThemeProvider\b/.test(code));
  const inSources = sources.flatMap(({ file, code }) =>
    faultsIn(code, file, { isIsland, hasTheme, tokens: known })
      .sort((a, b) => a.at - b.at)
      .map(({ at, fault }) => `${file}:${code.slice(0, at).split("\n").length}: ${fault}`),
  );
  const unread = sources.some(({ file }) => file === "view.tsx") ? unreadOptions(read.schema, sources) : [];
  return [
    ...inSources,
    ...unread.map(
      (name) =>
        `schema.json:${read.lineOf(name)}: Nothing in the block reads the option ${name}: show it in view.tsx, or take it out.`,
    ),
  ];
}

/** What of a block is for developers and authors alone. */
const UNSEEN = /(?:^|-)rules\.ts$|^migrations\.ts$/;

/**
 * Texts in the sources of a block that visitors get in one language, whatever that of the page is: a sentence each,
 * with its line. @param folder Absolute folder of the block.
 */
export function textFaults(folder: string): string[] {
  return sourcesIn(folder)
    .filter((file) => !UNSEEN.test(file))
    .flatMap((file) =>
      literalTexts(readFileSync(join(folder, file), "utf8"), file).map((said) => {
        const [, line, text] = /^(\d+): ([\s\S]*)$/.exec(said) ?? [];
        return `${file}:${line}: "${text?.replaceAll(/\s+/g, " ")}" stands in the code, and so on pages in every language: make it an option with a "default" and an "x-word" in schema.json.`;
      }),
    );
}

/** Custom properties that base styles, the engine's parts and the blocks in these folders set. */
export function knownTokens(css: string, blockDirs: readonly string[]): Set<string> {
  const folders = [...["ui", "runtime"].map((room) => join(engineDir, "renderer", room)), ...blockDirs];
  const texts = folders.flatMap((folder) =>
    sourcesIn(folder).map((file) => readFileSync(join(folder, file), "utf8")),
  );
  return new Set([css, ...texts].flatMap(setIn));
}

const setIn = (text: string): string[] => [...text.matchAll(SETS)].map(([, name = ""]) => name);

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|props\.ts$|\.d\.ts$/.test(name))
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
}

interface Fault {
  at: number;
  fault: string;
}

interface OfBlock {
  isIsland: boolean;
  /** It gives its parts a theme object of its own. */
  hasTheme: boolean;
  tokens: ReadonlySet<string>;
}

function faultsIn(code: string, file: string, { isIsland, hasTheme, tokens }: OfBlock): Fault[] {
  const faults: Fault[] = [];
  const tell = (at: number, fault: string) => faults.push({ at, fault });
  const isLive = isIsland || !file.endsWith("x");
  const fromReact = new Map<string, string>();
  const visitor = new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value !== "react") return;
      for (const one of specifiers)
        if (one.type === "ImportSpecifier" && one.imported.type === "Identifier")
          fromReact.set(one.local.name, one.imported.name);
    },
    JSXAttribute({ start, name, value }) {
      if (isLive || name.type !== "JSXIdentifier" || !EVENT.test(name.name)) return;
      if (value?.type !== "JSXExpressionContainer") return;
      tell(
        start,
        `${name.name} is never called: ${STATIC}. Write a behavior.ts, or make it an island with "x-wake" in its schema.`,
      );
    },
    CallExpression({ start, callee, arguments: [first] }) {
      const hook = callee.type === "Identifier" ? fromReact.get(callee.name) : memberOf(callee, "React");
      if (!isLive && hook && LIVE_HOOK.test(hook))
        tell(
          start,
          `${hook} does nothing: ${STATIC}. Write a behavior.ts, or make it an island with "x-wake" in its schema.`,
        );
      const isMap =
        callee.type === "MemberExpression" && !callee.computed && isIdentifier(callee.property, "map");
      if (isMap && !isIdentifier(callee.object, "Children") && first)
        for (const at of keylessIn(first))
          tell(
            at,
            "The entries of a list have no key: give each a key={…} of its own, such as its id or its place.",
          );
    },
    TaggedTemplateExpression({ quasi }) {
      for (const { start, value } of quasi.quasis) {
        const found = value.raw.indexOf(":global");
        if (found !== -1)
          tell(
            start + found,
            ":global is no selector: styles of a block hold for its own elements alone. What is for all pages goes into data/theme.yaml.",
          );
      }
      for (const expression of quasi.expressions) {
        const text = code.slice(expression.start, expression.end);
        if (!hasTheme && /(?:^|[.{,(\s])theme\b/.test(text))
          tell(
            expression.start,
            "Views have no theme object, so that nothing stands there: write a token, such as var(--ink).",
          );
      }
    },
  });
  try {
    visitor.visit(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file));
  } catch {
    // Whoever bundles it says what is wrong with it.
    return [];
  }
  const ofStyles = stylesInCode(code, file).flatMap((styles) => [
    ...ownColours(styles),
    ...physicalSides(styles),
  ]);
  faults.push(...ofStyles, ...elementFaults(code, file, isIsland), ...machineLanguage(code, file));
  for (const { index, 1: name = "" } of code.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)) {
    if (tokens.has(name)) continue;
    const guess = suggest(name, [...tokens]);
    tell(index, `There is no token ${name}.${guess ? ` Did you mean ${guess}?` : ""}`);
  }
  return faults;
}

type Node = { type: string; start: number; end: number };

const isIdentifier = (node: Node, name: string): boolean =>
  node.type === "Identifier" && (node as Node & { name: string }).name === name;

/** The name of a member of this object: `React.useState`. */
function memberOf(node: Node, object: string): string | undefined {
  const { object: of, property } = node as Node & { object?: Node; property?: Node & { name?: string } };
  return node.type === "MemberExpression" && of && isIdentifier(of, object) ? property?.name : undefined;
}

/** Where a function of `map` gives an element without a key. */
function keylessIn(node: Node): number[] {
  const { body } = node as Node & { body?: Node };
  if ((node.type !== "ArrowFunctionExpression" && node.type !== "FunctionExpression") || !body) return [];
  return body.type === "BlockStatement" ? returnedIn(body).flatMap(keyless) : keyless(body);
}

/** What the statements of a function return, those of functions in it left out. */
function returnedIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(returnedIn);
  if (typeof node !== "object" || node === null) return [];
  const { type, argument } = node as { type?: string; argument?: Node };
  if (type === "ReturnStatement") return argument ? [argument] : [];
  if (type === undefined || /Function|Expression$|^JSX|Declaration$/.test(type)) return [];
  return Object.values(node).flatMap(returnedIn);
}

function keyless(node: Node): number[] {
  const parts = node as Node & {
    expression?: Node;
    consequent?: Node;
    alternate?: Node;
    right?: Node;
    openingElement?: { attributes: { type: string; name?: { name?: unknown } }[] };
  };
  switch (node.type) {
    case "ParenthesizedExpression":
      return parts.expression ? keyless(parts.expression) : [];
    case "ConditionalExpression":
      return [parts.consequent, parts.alternate].flatMap((one) => (one ? keyless(one) : []));
    case "LogicalExpression":
      return parts.right ? keyless(parts.right) : [];
    case "JSXFragment":
      return [node.start];
    case "JSXElement": {
      // A spread may bring one.
      const attributes = parts.openingElement?.attributes ?? [];
      const hasKey = attributes.some(
        ({ type, name }) => type === "JSXSpreadAttribute" || name?.name === "key",
      );
      return hasKey ? [] : [node.start];
    }
    default:
      return [];
  }
}
