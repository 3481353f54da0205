import { createElement, Fragment, Profiler, type ReactElement, type ReactNode, StrictMode } from "react";
import { printAttribute } from "./attributes.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { enter, readContext, type Surroundings } from "./hooks.ts";
import { unsupported } from "./unsupported.ts";

type Props = Readonly<Record<string, unknown>>;

/** What an element may be of besides a name and a function. */
interface SpecialType {
  $$typeof?: symbol;
  /** Of a context's consumer. */
  _context?: unknown;
  /** Of `forwardRef`. */
  render?: (props: Props, ref: unknown) => ReactNode;
  /** Of `memo`. */
  type?: unknown;
}

/**
 * A component that is nothing but an element with a class: it is written without being called. With a property `as` it
 * is called, as every component is.
 */
export interface StyledComponent {
  styled: {
    element: string;
    /** The class, which comes behind those that it is given. */
    name: string;
    /** Says that it is rendered. */
    use(): void;
  };
}

const ELEMENT = (createElement("p") as { $$typeof?: symbol }).$$typeof;
const CONTEXT = Symbol.for("react.context");
const CONSUMER = Symbol.for("react.consumer");
const FORWARD_REF = Symbol.for("react.forward_ref");
const MEMO = Symbol.for("react.memo");

const VOID = new Set("area base br col embed hr img input keygen param source track wbr".split(" "));

/** Shapes of drawings, which HTML lets end in their tag when they hold nothing: icons are half end tags otherwise. */
const SHAPES = new Set("circle ellipse line path polygon polyline rect use".split(" "));

/** Elements that React moves elsewhere, or of which it knows more than their attributes. */
const OF_REACT = new Set(
  "base body head html keygen link listing menuitem meta object style title".split(" "),
);

/** Attributes that React writes last, in this order. */
const LAST: Readonly<Record<string, readonly string[]>> = {
  button: ["name", "formAction", "formEncType", "formMethod", "formTarget"],
  form: ["action", "encType", "method", "target"],
  input: ["name", "formAction", "formEncType", "formMethod", "formTarget"],
};

/** Elements with properties that are no attributes, and with rules of React's for what is in them. */
const OF_THEIR_OWN = new Set([...VOID, ..."a button form option pre script select textarea".split(" ")]);

/** An element by its name. */
interface Tag {
  name: string;
  start: string;
  end: string;
  /** Its properties are its attributes, in their order, and anything may be in it. */
  isPlain: boolean;
  /** It ends in its tag when it holds nothing. */
  isShape: boolean;
}

const NO_NAMES: readonly string[] = [];
const TAG = /^[a-zA-Z][a-zA-Z:_.\d]*$/;
const knownTags = new Map<string, Tag>();

/**
 * HTML of what React renders once and never again, as `renderToString` of `react-dom/server` gives it, but in a
 * fraction of the time: nothing waits, nothing is retried, and no element is kept. Quotation marks `'` stay as they
 * are, and shapes of drawings that hold nothing end in their tag, which browsers read in the same way.
 *
 * @param prefix  Starts the ids of `useId`, as `identifierPrefix` does.
 * @throws Unsupported where it takes React itself. Error of a component.
 */
export function renderMarkup(node: ReactNode, prefix: string): string {
  return new Markup(prefix).html(node);
}

class Markup {
  private out = "";
  /** The last thing written is text: what follows is parted from it, so that React finds both. */
  private isAfterText = false;
  private readonly around: Surroundings;

  constructor(prefix: string) {
    this.around = { provided: undefined, prefix, path: [], depth: 0, ids: 0 };
  }

  html(node: ReactNode): string {
    const leave = enter(this.around);
    try {
      this.node(node);
      return this.out;
    } finally {
      leave();
    }
  }

  private node(node: unknown): void {
    if (typeof node === "string") this.text(node);
    else if (typeof node === "number" || typeof node === "bigint") this.text(`${node}`);
    else if (typeof node !== "object" || node === null) return;
    else if (isElement(node)) this.element(node.type, node.props);
    else if (Array.isArray(node)) this.list(node);
    else if (Symbol.iterator in node) {
      const list = [...(node as Iterable<unknown>)];
      if (list.length > 0) this.list(list);
    } else unsupported("a child that is no element");
  }

  private list(list: readonly unknown[]): void {
    const { around } = this;
    const { path, depth } = around;
    const total = list.length;
    around.depth = depth + 2;
    for (let index = 0; index < total; index += 1) {
      path[depth] = total;
      path[depth + 1] = index;
      this.node(list[index]);
    }
    around.depth = depth;
  }

  private text(text: string): void {
    if (text === "") return;
    this.out += this.isAfterText ? `<!-- -->${escapeMarkup(text)}` : escapeMarkup(text);
    this.isAfterText = true;
  }

  private element(type: unknown, props: Props): void {
    if (typeof type === "string") this.tag(type, props);
    else if (typeof type === "function") {
      if (type.prototype?.isReactComponent) unsupported("a component that is a class");
      this.component(type as (props: Props) => unknown, props);
    } else if (type === Fragment || type === StrictMode || type === Profiler) this.node(props.children);
    else if (typeof type === "object" && type !== null) this.special(type as SpecialType, props);
    else unsupported("an element of React's own");
  }

  private special(type: SpecialType, props: Props): void {
    const { around } = this;
    if (type.$$typeof === CONTEXT) {
      const { provided } = around;
      around.provided = { context: type, value: props.value, around: provided };
      this.node(props.children);
      around.provided = provided;
    } else if (type.$$typeof === CONSUMER) {
      this.node((props.children as (value: unknown) => unknown)(readContext(type._context)));
    } else if (type.$$typeof === FORWARD_REF) {
      const { ref = null, ...others } = props;
      this.component((own) => type.render!(own, ref), "ref" in props ? others : props);
    } else if (type.$$typeof === MEMO) this.element(type.type, props);
    else unsupported("an element of React's own");
  }

  private component(component: ((props: Props) => unknown) & Partial<StyledComponent>, props: Props): void {
    const { styled } = component;
    if (styled && props.as === undefined) {
      styled.use();
      this.tag(styled.element, props, styled.name);
      return;
    }
    const { around } = this;
    around.ids = 0;
    const node = component(props);
    if (around.ids === 0) this.node(node);
    // What has an id of its own is one more step of the way for what it holds.
    else this.list([node]);
  }

  /** @param styled  A class that comes behind those that it is given. */
  private tag(name: string, props: Props, styled?: string): void {
    const tag = knownTags.get(name) ?? learnTag(name);
    if (tag.isPlain) this.plainTag(tag, props, styled);
    else this.ownTag(tag, props, styled);
  }

  /** Most elements are. The other way says the same of them, and asks more. */
  private plainTag(tag: Tag, props: Props, styled: string | undefined): void {
    let { start } = tag;
    let children: unknown;
    let inner: unknown;
    for (const name in props) {
      const value = props[name];
      if (value === null || value === undefined) continue;
      if (name === "children") children = value;
      else if (name === "className" && styled !== undefined) continue;
      else if (name === "className" && typeof value === "string") start += ` class="${escapeMarkup(value)}"`;
      else if (name === "dangerouslySetInnerHTML") inner = value;
      else start += printAttribute(name, value);
    }
    if (styled !== undefined) start += classOf(props, styled);
    this.isAfterText = false;
    if (inner !== undefined) this.out += `${start}>${innerHtml(tag.name, inner, children)}${tag.end}`;
    else if (children === undefined && tag.isShape) this.out += `${start}/>`;
    else if (typeof children === "string") this.out += `${start}>${escapeMarkup(children)}${tag.end}`;
    else {
      this.out += `${start}>`;
      if (children !== undefined) this.node(children);
      this.isAfterText = false;
      this.out += tag.end;
    }
  }

  private ownTag({ name: tag, start, end }: Tag, props: Props, styled: string | undefined): void {
    const last = LAST[tag] ?? NO_NAMES;
    let children: unknown;
    let inner: unknown;
    for (const name in props) {
      const value = props[name];
      if (value === null || value === undefined) continue;
      if (name === "children") children = value;
      else if (name === "dangerouslySetInnerHTML") inner = value;
      else if (name === "className" && styled !== undefined) continue;
      else if (name === "className" && typeof value === "string") start += ` class="${escapeMarkup(value)}"`;
      else if (!last.includes(name) && !isOwn(tag, name)) start += printAttribute(name, value);
      else if (name === "href" && tag === "a")
        start += value === "" ? ' href=""' : printAttribute(name, value);
    }
    if (styled !== undefined) start += classOf(props, styled);
    for (const name of last) {
      const value = props[name];
      if (typeof value === "function") unsupported("a form that sends to a function");
      if (value !== null && value !== undefined) start += printAttribute(name, value);
    }
    this.isAfterText = false;
    if (VOID.has(tag)) {
      if (children !== undefined || inner !== undefined) unsupported(`<${tag}> that holds something`);
      if (tag === "img" && props.loading !== "lazy") unsupported("a picture that is fetched at once");
      this.out += `${start}${tag === "input" ? inputEnd(props) : ""}/>`;
      return;
    }
    if (tag === "textarea") this.out += `${start}>${textareaText(props)}`;
    else if (tag === "option") this.out += `${start}${props.selected ? ' selected=""' : ""}>`;
    else this.out += `${start}>`;
    if (tag === "textarea") children = undefined;
    else if (tag === "select" && (props.value ?? props.defaultValue) != null) unsupported("a chosen option");
    else if (tag === "script" && (props.src !== undefined || children !== undefined)) unsupported("a script");
    if (inner !== undefined) this.out += innerHtml(tag, inner, children);
    // A line break at the beginning is no part of such a text unless there are two.
    if (tag === "pre" && typeof children === "string" && children[0] === "\n") this.out += "\n";
    if (typeof children === "string") this.out += escapeMarkup(children);
    else if (children !== undefined) this.node(children);
    this.isAfterText = false;
    this.out += end;
  }
}

const isElement = (node: object): node is ReactElement<Props> =>
  (node as { $$typeof?: symbol }).$$typeof === ELEMENT;

function learnTag(name: string): Tag {
  if (!TAG.test(name) || OF_REACT.has(name)) unsupported(`<${name}>`);
  const tag = {
    name,
    start: `<${name}`,
    end: `</${name}>`,
    isPlain: !OF_THEIR_OWN.has(name),
    isShape: SHAPES.has(name),
  };
  knownTags.set(name, tag);
  return tag;
}

/** The classes that an element is given, and behind them its own. */
function classOf({ className }: Props, own: string): string {
  return ` class="${className ? escapeMarkup(`${className} `) : ""}${own}"`;
}

/** Properties of an element that are no attributes in their place. */
function isOwn(tag: string, name: string): boolean {
  switch (tag) {
    case "a":
      return name === "href";
    case "input":
      return name === "value" || name === "defaultValue" || name === "checked" || name === "defaultChecked";
    case "select":
    case "textarea":
      return name === "value" || name === "defaultValue";
    case "option":
      return name === "selected";
    default:
      return false;
  }
}

function inputEnd({ checked, defaultChecked, value, defaultValue }: Props): string {
  const isChecked = checked ?? defaultChecked;
  const text = value ?? defaultValue;
  return (isChecked ? ' checked=""' : "") + (text == null ? "" : printAttribute("value", text));
}

function textareaText({ value, defaultValue, children, dangerouslySetInnerHTML }: Props): string {
  if (children != null || dangerouslySetInnerHTML != null) unsupported("<textarea> that holds something");
  const text = value ?? defaultValue;
  if (text == null) return "";
  return `${typeof text === "string" && text[0] === "\n" ? "\n" : ""}${escapeMarkup(`${text}`)}`;
}

function innerHtml(tag: string, inner: unknown, children: unknown): string {
  if (children !== undefined || typeof inner !== "object" || inner === null || !("__html" in inner))
    unsupported("HTML that is not given as React wants it");
  const html = inner.__html;
  if (html === null || html === undefined) return "";
  if (tag === "pre" && typeof html === "string" && html[0] === "\n") return `\n${html}`;
  return `${html}`;
}
