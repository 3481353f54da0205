import type { ESTree, VisitorObject } from "rolldown/utils";
import type { Fault, Params, Span } from "../problems/draft.ts";
import { REFUSED_CALLS, refusedCall, refusedMaker } from "./refused-calls.ts";
import { watchConditions } from "./watch-conditions.ts";

/** What the policy of a published page may refuse; looked for before the code is read as such. */
const MAYBE_WRITTEN =
  /\sstyle=[{"']|https?:\/\/|["'`(]\/\/[\w-]+\.|\b(?:inner|outer)HTML\s*\+?=[^=]|insertAdjacentHTML|\beval\(|\bFunction\(|\bset(?:Timeout|Interval)\(\s*["'`]|<(?:style|script|object|embed|iframe)\b|\bcreateObjectURL\(|\bsrc[dD]oc\b|createElement\(["'`](?:script|style)["'`]|\b(?:parseFromString|createContextualFragment|setHTMLUnsafe|document\.write(?:ln)?)\(/;

/** The same, of everything that is looked for. */
export const MAYBE_REFUSED = {
  test: (code: string): boolean => MAYBE_WRITTEN.test(code) || REFUSED_CALLS.test(code),
};

/** What makes HTML that the policy lets in. */
const TRUSTED = /\b(?:RETURN_TRUSTED_TYPE|trustedHtml|trustedTypes|createPolicy)\b/;

/** Functions that take HTML, or XML, as a string. */
const TAKING_HTML =
  /(?:^|\.)(insertAdjacentHTML|parseFromString|createContextualFragment|setHTMLUnsafe)$|^(?:window\.)?(document\.write(?:ln)?)$/;

/** What shows a picture or a film; what is only saved to a file (`download`) no page shows. */
const SHOWING = /<(?:img|video|audio|source)\b|\bnew (?:Image|Audio)\b|\.(?:src|poster)\s*=[^=]/;

type Refused = Params<"refused-code">;
type Node = ESTree.Program["body"][number] | { type: string; start: number; end: number };

interface Expression {
  type: string;
  start: number;
  end: number;
  value?: unknown;
  name?: string;
  operator?: string;
  left?: Expression;
  expression?: Expression;
  expressions?: Expression[];
  quasis?: { value: { cooked?: string | null } }[];
}

/** Elements that fetch what one of their attributes names, by what the attribute is called. */
const FETCHING: Readonly<Record<string, Refused["as"]>> = {
  "img src": "picture",
  "img srcSet": "picture",
  "source src": "media",
  "source srcSet": "picture",
  "video src": "media",
  "video poster": "picture",
  "audio src": "media",
  "track src": "media",
  "image href": "picture",
  "use href": "picture",
  "embed src": "media",
  "object data": "media",
  "iframe src": "frame",
  "script src": "script",
  "form action": "request",
};

/** Functions that ask for the address that comes first among what they get. */
const ASKING = /^(?:(?:window|globalThis|self)\.)?fetch$|(?:^|\.)sendBeacon$/;
const CONNECTING = /^(?:EventSource|WebSocket)$/;

/**
 * Looks for what works in `npm start`, which has no security policy, and is refused on every published page.
 *
 * @param hasReceiver  An option of the block names a host that its scripts may ask.
 * @param isIsland  Its view runs in browsers, which take a style from React: only the HTML of a page may not have it.
 */
export function refusedCode(
  code: string,
  program: ESTree.Program,
  { hasReceiver, isIsland }: { hasReceiver: boolean; isIsland: boolean },
  tell: (fault: Fault & Span) => void,
): VisitorObject {
  // What an island draws on a condition, such as a box that opens, may be in no page; the build tells where it is.
  const conditions = watchConditions();
  const constants = constantsOf(program);
  const styled = new Set([...code.matchAll(/\bconst (\w+) = styled[.(]/g)].map(([, name = ""]) => name));
  const note = (params: Refused, { start, end }: { start: number; end: number }) =>
    tell({ code: "refused-code", params, start, end });
  const noteAddress = (as: Refused["as"], node: Expression | undefined) => {
    const host = node && hostOf(node, constants);
    if (node && host !== undefined && !(as === "request" && hasReceiver)) note({ as, name: host }, node);
  };
  return {
    ...conditions.visitor,
    JSXOpeningElement({ name, attributes }) {
      const element = code.slice(name.start, name.end);
      const isElement = /^[a-z][\w-]*$/.test(element);
      if (!isElement && !styled.has(element)) return;
      if (isElement && isRefused(element, attributes as Attribute[]))
        note({ as: "element", name: element }, { start: name.start, end: name.end });
      for (const one of attributes) {
        if (one.type !== "JSXAttribute" || one.name.type !== "JSXIdentifier") continue;
        const given = one.name.name;
        if (given === "srcDoc" && element === "iframe")
          note({ as: "srcdoc", name: given }, { start: one.start, end: one.start + given.length });
        if (given === "style" && one.value && !(isIsland && conditions.isInside()))
          note({ as: "style", name: element }, { start: one.start, end: one.start + "style".length });
        const as = isElement ? FETCHING[`${element} ${given}`] : undefined;
        const value = one.value as Expression | null;
        if (as)
          noteAddress(as, value?.type === "JSXExpressionContainer" ? value.expression : (value ?? undefined));
      }
    },
    CallExpression({ callee, arguments: [first, second] }) {
      if (callee.end - callee.start > LONGEST) return;
      const called = code.slice(callee.start, callee.end);
      const refused = refusedCall(called, textOf(first));
      if (refused && !(refused.as === "html" && TRUSTED.test(code))) note(refused, callee);
      // A request of the older kind: its method, and then its address.
      if (/\.open$/.test(called) && /^(?:GET|POST|PUT|PATCH|DELETE|HEAD)$/i.test(textOf(first)))
        noteAddress("request", second as Expression);
      if (ASKING.test(called)) noteAddress("request", first as Expression);
      if (/\bURL\.createObjectURL$/.test(called) && SHOWING.test(code) && !/\bdownload\b/.test(code))
        note({ as: "blob", name: called }, callee);
      if (/^document\.createElement$/.test(called) && /^(?:script|style)$/.test(textOf(first)))
        note({ as: "element", name: textOf(first) }, callee);
      const [, method, taker = method] = TAKING_HTML.exec(called) ?? [];
      if (taker && !TRUSTED.test(code)) note({ as: "html", name: taker }, callee);
      if (/^(?:(?:window|globalThis|self)\.)?(?:eval|Function)$/.test(called))
        note({ as: "text", name: called }, callee);
      if (/^(?:window\.)?set(?:Timeout|Interval)$/.test(called) && isText(first as Expression | undefined))
        note({ as: "text", name: called }, callee);
    },
    NewExpression({ callee, arguments: [first] }) {
      if (callee.end - callee.start > LONGEST) return;
      const made = code.slice(callee.start, callee.end);
      const refused = refusedMaker(made);
      if (refused) note(refused, callee);
      if (made === "Audio") noteAddress("media", first as Expression);
      if (callee.type === "Identifier" && CONNECTING.test(callee.name))
        noteAddress("request", first as Expression);
      if (callee.type === "Identifier" && callee.name === "Function")
        note({ as: "text", name: callee.name }, callee);
    },
    AssignmentExpression({ left, right }) {
      if (left.type !== "MemberExpression" || left.property.type !== "Identifier") return;
      const { name, start, end } = left.property;
      if (/^(?:inner|outer)HTML$/.test(name) && !TRUSTED.test(code))
        note({ as: "html", name }, { start, end });
      if (/^(?:src|srcset|poster)$/.test(name))
        noteAddress(/\biframe\b/.test(code) ? "frame" : "media", right as Expression);
      if (name === "srcdoc") note({ as: "srcdoc", name }, { start, end });
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (
        !/^(?:styled\b|css$|keyframes$|injectGlobal$)/.test(
          code.slice(tag.start, Math.min(tag.end, tag.start + LONGEST)),
        )
      )
        return;
      for (const part of quasi.quasis)
        for (const { index, 1: host = "" } of part.value.raw.matchAll(IN_STYLES)) {
          const start = code.indexOf(part.value.raw, part.start) + index;
          note({ as: "styles", name: host }, { start, end: start + host.length });
        }
    },
  };
}

interface Attribute {
  name?: { name?: unknown };
  value?: Expression | null;
}

/** An element that no page shows or runs, wherever what it holds comes from. */
function isRefused(element: string, attributes: readonly Attribute[]): boolean {
  if (element === "style") return true;
  const written = (...names: string[]) =>
    attributes.find(({ name }) => names.includes(String(name?.name)))?.value?.value;
  const has = (given: string) => attributes.some(({ name }) => name?.name === given);
  const address = written("src", "data");
  const isOwn = typeof address === "string" && !/^(?:https?:)?\/\//.test(address);
  switch (element) {
    case "script":
      // One with a type of its own holds data.
      return !has("src") && !has("type") && attributes.every(({ name }) => name !== undefined);
    case "object":
    case "embed":
    case "iframe":
      return isOwn;
    default:
      return false;
  }
}

const textOf = (node: unknown): string => String((node as Expression | undefined)?.value ?? "");

const isText = (node: Expression | undefined): boolean =>
  node?.type === "TemplateLiteral" || (node?.type === "Literal" && typeof node.value === "string");

/** Characters of a name that is looked at: a chain of calls is an expression around each of its parts. */
const LONGEST = 100;

/** A host in styles. */
const IN_STYLES = /(?<=(?:url\(\s*|@import\s+)["']?(?:https?:)?\/\/)([\w.:-]+)/g;

/** Constants of a module by name. */
function constantsOf(program: ESTree.Program): Map<string, Expression> {
  const found = new Map<string, Expression>();
  for (const statement of program.body as Node[]) {
    const declaration = (statement as { declaration?: Node | null }).declaration ?? statement;
    const { type, kind, declarations } = declaration as {
      type: string;
      kind?: string;
      declarations?: { id: { name?: string }; init: Expression | null }[];
    };
    if (type !== "VariableDeclaration" || kind !== "const") continue;
    for (const { id, init } of declarations ?? []) if (id.name && init) found.set(id.name, init);
  }
  return found;
}

/** The other host that an address names; undefined when it is the site's own, or is worked out elsewhere. */
function hostOf(node: Expression, constants: ReadonlyMap<string, Expression>): string | undefined {
  return /^(?:https?:|wss?:)?\/\/([\w.-]+(?::\d+)?)(?=[/?#\s]|$)/i.exec(
    beginning(node, constants) ?? "",
  )?.[1];
}

/** How a text begins, as far as that is written. */
function beginning(
  node: Expression,
  constants: ReadonlyMap<string, Expression>,
  depth = 0,
): string | undefined {
  if (depth > 4) return undefined;
  const inner = (one: Expression | undefined) => one && beginning(one, constants, depth + 1);
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? node.value : undefined;
    case "Identifier":
      return inner(constants.get(node.name ?? ""));
    case "BinaryExpression":
      return node.operator === "+" ? cutOff(inner(node.left)) : undefined;
    case "TemplateLiteral": {
      const [first, second] = node.quasis ?? [];
      const start = first?.value.cooked || undefined;
      if (start !== undefined) return second ? cutOff(start) : start;
      return second && cutOff(inner(node.expressions?.[0]), second.value.cooked ?? "");
    }
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
      return inner(node.expression);
    default:
      return undefined;
  }
}

/** A beginning after which something unknown follows, which may be the rest of the host. */
function cutOff(text: string | undefined, more = ""): string | undefined {
  return text && (/\/\/[^/?#]+[/?#]/.test(text + more) ? text + more : undefined);
}
