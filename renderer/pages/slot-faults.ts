import type { ESTree, VisitorObject } from "rolldown/utils";
import type { Fault, Params, Span } from "../problems/draft.ts";
import { EVENT } from "./dead-handler.ts";

/** A part of an island that browsers leave as the page has it; looked for before the code is read as such. */
export const MAYBE_SLOT = /<StaticSlot\b/;

/** Hooks whose first value changes while somebody looks at the page. */
const STATEFUL = /^use(?:State|Reducer|DeferredValue|Optimistic|ActionState)$/;

/**
 * Looks for what does not go with a `<StaticSlot>`, which is made with the page and left alone by browsers: handlers and
 * states of the view in it, and outside of it options that it alone has (`x-slot`). `npm start` draws all of it live.
 *
 * @param slots  Options with `x-slot`, of the view that has them; empty for a file that it imports.
 */
export function slotFaults(slots: ReadonlySet<string>, tell: (fault: Fault & Span) => void): VisitorObject {
  let depth = 0;
  const states = new Set<string>();
  /** Options that the view takes by their names. */
  const taken = new Set<string>();
  /** Names that are no values: of properties, and of options where they are taken. */
  const passed = new Set<unknown>();
  const note = (params: Params<"dead-handler">, start: number) =>
    tell({ code: "dead-handler", params, start, end: start + params.name.length });
  const takeOptions = (view: { params: readonly unknown[] }) => {
    const [props] = view.params as [{ type: string; properties?: readonly ESTree.BindingProperty[] }?];
    if (props?.type !== "ObjectPattern") return;
    for (const property of props.properties ?? []) {
      if (property.type !== "Property" || property.key.type !== "Identifier") continue;
      const { key, value } = property;
      for (const name of [key, value]) passed.add(name);
      if (slots.has(key.name) && value.type === "Identifier") taken.add(value.name);
    }
  };
  return {
    ExportDefaultDeclaration({ declaration }) {
      if (declaration.type === "FunctionDeclaration" || declaration.type === "ArrowFunctionExpression")
        takeOptions(declaration);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== "ArrayPattern" || init?.type !== "CallExpression") return;
      const hook = init.callee.type === "Identifier" ? init.callee.name : "";
      const [first] = id.elements;
      if (STATEFUL.test(hook) && first?.type === "Identifier") states.add(first.name);
    },
    JSXElement({ openingElement: { name } }) {
      if (isSlot(name)) depth += 1;
    },
    "JSXElement:exit"({ openingElement: { name } }) {
      if (isSlot(name)) depth -= 1;
    },
    JSXAttribute({ start, name, value }) {
      if (depth === 0 || name.type !== "JSXIdentifier" || !EVENT.test(name.name)) return;
      if (value?.type === "JSXExpressionContainer") note({ name: name.name, within: "slot" }, start);
    },
    MemberExpression({ computed, property }) {
      if (!computed) passed.add(property);
    },
    Property({ computed, shorthand, key }) {
      if (!computed && !shorthand) passed.add(key);
    },
    Identifier(node) {
      if (passed.has(node)) return;
      if (depth > 0 && states.has(node.name)) note({ name: node.name, within: "slot-state" }, node.start);
      if (depth === 0 && taken.has(node.name)) note({ name: node.name, within: "outside" }, node.start);
    },
  };
}

const isSlot = (name: ESTree.JSXElementName): boolean =>
  name.type === "JSXIdentifier" && name.name === "StaticSlot";
