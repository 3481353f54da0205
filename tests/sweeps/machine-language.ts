import { parseAst } from "rolldown/parseAst";
import { Visitor } from "rolldown/utils";

const ASKS = /^toLocale(?:Date|Time)?String$/;

/** `Intl.NumberFormat`, and not `Intl.supportedValuesOf`. */
const FORMAT = /^Intl\.[A-Z]\w+$/;

interface Place {
  start: number;
  end: number;
}

/**
 * Numbers, days and lists that are written in the language of the machine: that of whoever builds the site, then that
 * of the visitor's browser, and never that of the page.
 */
export function machineLanguage(code: string, file: string): { at: number; fault: string }[] {
  const found: { at: number; fault: string }[] = [];
  const from = file.endsWith("x") ? "useLanguage()" : "document.documentElement.lang";
  const nameOf = ({ start, end }: Place) => code.slice(start, end);
  const look = ({ start, end }: Place, name: string, language: Place | undefined) => {
    if (language && nameOf(language) !== "undefined") return;
    // What the machine is set to is asked: its time zone, above all.
    if (/^\)?\s*\??\.resolvedOptions\b/.test(code.slice(end))) return;
    found.push({
      at: start,
      fault: `${name} goes by the language of the machine, not by that of the page: give it ${from} as its first argument.`,
    });
  };
  new Visitor({
    CallExpression({ start, end, callee, arguments: [first] }) {
      if (callee.type !== "MemberExpression" || callee.computed) return;
      const name = nameOf(callee.property);
      if (ASKS.test(name)) look({ start: callee.property.start, end }, name, first);
      else if (FORMAT.test(nameOf(callee))) look({ start, end }, nameOf(callee), first);
    },
    NewExpression({ start, end, callee, arguments: [first] }) {
      if (FORMAT.test(nameOf(callee))) look({ start, end }, nameOf(callee), first);
    },
  }).visit(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file));
  return found;
}
