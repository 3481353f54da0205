import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeMarkup } from "./escape-markup.ts";

/** What stands in the start tag for one value of a property: ` class="lead"`, or nothing. */
type Printer<T> = (value: T) => string;

/** Where React looks at what the value is before it prints it. */
const BY_VALUE = new Set(["cols", "rows", "rowSpan", "size", "span", "start", "style"]);

/** Where React stops addresses that are scripts. */
const ADDRESSES = new Set(["action", "formAction", "href", "src", "xlinkHref"]);
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them in front of an address
const MAY_BE_SCRIPT = /^[\u0000-\u001f ]*j/i;

const ofTexts = new Map<string, Printer<string>>();
const ofNumbers = new Map<string, Printer<number>>();
const ofOthers = new Map<string, string>();

/**
 * A property of an element as an attribute, as React prints it. How it is called, and whether it is printed, React is
 * asked once for each name and kind of value, so that the two cannot disagree.
 */
export function printAttribute(name: string, value: unknown): string {
  if (typeof value === "string" && value !== "") {
    const print = ofTexts.get(name) ?? learn(ofTexts, name, printerOf(name, ["a", "b"], escapeMarkup));
    return print(value);
  }
  if (typeof value === "number" && value > 0) {
    const print = ofNumbers.get(name) ?? learn(ofNumbers, name, printerOf(name, [1, 2], String));
    return print(value);
  }
  // Elements are never made: nothing gets hold of them.
  if (name === "ref") return "";
  if (typeof value === "object" || typeof value === "bigint") return askReact(name, value);
  // Of functions and symbols nothing is printed, whichever they are; the others are few.
  const isOne = typeof value === "boolean" || typeof value === "string" || typeof value === "number";
  const key = `${name} ${isOne ? JSON.stringify(value) : typeof value}`;
  const printed = ofOthers.get(key) ?? askReact(name, value);
  ofOthers.set(key, printed);
  return printed;
}

function learn<T>(printers: Map<string, Printer<T>>, name: string, print: Printer<T>): Printer<T> {
  printers.set(name, print);
  return print;
}

/** @param probes  Two values, by which React shows what it does with all of their kind. */
function printerOf<T>(name: string, [a, b]: [T, T], print: (value: T) => string): Printer<T> {
  const ask = (value: T) => askReact(name, value);
  if (BY_VALUE.has(name)) return ask;
  const ofA = ask(a);
  // Whether it is there is all that such an attribute says, or it is none.
  if (ofA === ask(b)) return () => ofA;
  const start = ofA.slice(0, -`${a}"`.length);
  if (`${start}${a}"` !== ofA || `${start}${b}"` !== ask(b)) return ask;
  if (!ADDRESSES.has(name)) return (value) => `${start}${print(value)}"`;
  return (value) => (MAY_BE_SCRIPT.test(String(value)) ? ask(value) : `${start}${print(value)}"`);
}

function askReact(name: string, value: unknown): string {
  const html = renderToStaticMarkup(createElement("div", { [name]: value }));
  return html.slice("<div".length, -"></div>".length).replaceAll("&#x27;", "'");
}
