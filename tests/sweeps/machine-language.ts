import { parseAst } from "rolldown/parseAst";
import { Visitor } from "rolldown/utils";

const ASKS = /^toLocale(?:Date|Time)?String$/;

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
  const look = (start: number, name: string, language: Place | undefined) => {
    if (language && nameOf(language) !== "undefined") return;
    found.push({
      at: start,
      fault: `${name} goes by the language of the machine, not by that of the page: give it ${from} as its first argument.`,
    });
  };
  new Visitor({
    CallExpression({ start, callee, arguments: [first] }) {
      if (callee.type !== "MemberExpression" || callee.computed) return;
      const name = nameOf(callee.property);
      if (ASKS.test(name)) look(callee.property.start, name, first);
      else if (/^Intl\.\w+$/.test(nameOf(callee))) look(start, nameOf(callee), first);
    },
    NewExpression({ start, callee, arguments: [first] }) {
      if (/^Intl\.\w+$/.test(nameOf(callee))) look(start, nameOf(callee), first);
    },
  }).visit(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file));
  return found;
}
