import { type Need, needsOf, splitList } from "./style-needs.ts";

/** A rule of a style sheet, read so far that it can be told whether a page needs it. */
export type Rule =
  | StyleRule
  | { kind: "group"; prelude: string; rules: Rule[] }
  | { kind: "keyframes"; name: string; text: string }
  | { kind: "other"; text: string };

interface StyleRule {
  kind: "style";
  selectors: { text: string; needs: Need[] }[];
  body: Declaration[];
  /** As it is written: most rules are on a page as a whole or not at all. */
  text: string;
  /** It sets custom properties, which have to be read by something. */
  hasSets: boolean;
}

interface Declaration {
  text: string;
  /** The custom property that it sets: `--paper`. */
  sets?: string;
  /** The custom properties that it reads, and the keyframes that it plays: `@pulse`. */
  reads: string[];
}

/** What a page has, as far as rules ask. */
export interface PageNeeds {
  /** Whether an element, class, id or attribute is on the page or may come onto it, as `style-needs.ts` names it. */
  occurs(name: string): boolean;
  /** Whether something on the page matches a selector, or may come to match it. */
  matches(selector: string): boolean;
}

/** A style sheet of which pages take what they need. */
export type StyleSheet = readonly Rule[];

/** At-rules that hold rules with selectors. */
const GROUPS = /^@(media|supports|layer|container|scope)\b/;

const KEYFRAMES = /^@(?:-webkit-)?keyframes ("[^"]*"|\S+)$/;

/** Reads a minified style sheet, without comments and nested rules. */
export function readStyleSheet(css: string): StyleSheet {
  const rules: Rule[] = [];
  let start = 0;
  while (start < css.length) {
    const opens = outsideStrings(css, start, "{;");
    if (css[opens] !== "{") {
      // A statement such as @import ends with a semicolon, or with the sheet.
      const end = Math.min(opens + 1, css.length);
      rules.push({ kind: "other", text: css.slice(start, end) });
      start = end;
      continue;
    }
    const end = closingBrace(css, opens + 1);
    const prelude = css.slice(start, opens);
    const body = css.slice(opens + 1, end);
    if (GROUPS.test(prelude)) rules.push({ kind: "group", prelude, rules: [...readStyleSheet(body)] });
    else if (prelude.startsWith("@")) {
      const text = css.slice(start, end + 1);
      const name = KEYFRAMES.exec(prelude)?.[1];
      rules.push(name ? { kind: "keyframes", name: `@${name}`, text } : { kind: "other", text });
    } else {
      const selectors = splitList(prelude).map((text) => ({ text, needs: needsOf(text) }));
      rules.push(styleRule(selectors, splitDeclarations(body)));
    }
    start = end + 1;
  }
  return rules;
}

function styleRule(selectors: StyleRule["selectors"], body: Declaration[]): StyleRule {
  const prelude = selectors.map(({ text }) => text).join(",");
  const text = body.length > 0 ? `${prelude}{${body.map((one) => one.text).join(";")}}` : "";
  return { kind: "style", selectors, body, text, hasSets: body.some(({ sets }) => sets !== undefined) };
}

function splitDeclarations(body: string): Declaration[] {
  const declarations: Declaration[] = [];
  for (let start = 0; start < body.length; ) {
    const end = outsideStrings(body, start, ";");
    const text = body.slice(start, end);
    const sets = /^--[\w-]+/.exec(text)?.[0];
    // A custom property may hold the name of an animation as well.
    const plays = /^(?:(?:-webkit-)?animation(?:-name)?:|--)/.test(text)
      ? (text.slice(text.indexOf(":")).match(/"[^"]*"|[\w-]+/g) ?? []).map((name) => `@${name}`)
      : [];
    const reads = [...(text.match(/(?<=var\()--[\w-]+/g) ?? []), ...plays];
    declarations.push({ text, ...(sets && { sets }), reads });
    start = end + 1;
  }
  return declarations;
}

/**
 * What is left of a sheet when rules and selectors go that cannot match on a page. A rule that stays as it is is the
 * same object.
 */
export function matchedRules(sheet: StyleSheet, page: PageNeeds): StyleSheet {
  const matched: Rule[] = [];
  for (const rule of sheet) {
    if (rule.kind === "keyframes" || rule.kind === "other") matched.push(rule);
    else if (rule.kind === "group") {
      const rules = matchedRules(rule.rules, page);
      const isWhole = rules.length === rule.rules.length && rules.every((one, at) => one === rule.rules[at]);
      if (isWhole) matched.push(rule);
      else if (rules.length > 0) matched.push({ ...rule, rules: [...rules] });
    } else {
      const selectors = rule.selectors.filter(
        ({ text, needs }) => page.matches(text) && areMet(needs, page.occurs),
      );
      if (selectors.length === rule.selectors.length) matched.push(rule);
      else if (selectors.length > 0) matched.push(styleRule(selectors, rule.body));
    }
  }
  return matched;
}

/** CSS text of a rule that is on a page as it is, once it matches; undefined where it depends on what is read. */
export function fixedText(rule: Rule): string | undefined {
  if (rule.kind === "keyframes") return undefined;
  if (rule.kind === "other") return rule.text;
  if (rule.kind === "style") return rule.hasSets ? undefined : rule.text;
  const texts = rule.rules.map(fixedText);
  return texts.includes(undefined) ? undefined : printRules([rule], () => true);
}

/**
 * CSS text of rules, without properties that nothing reads and keyframes that nothing plays.
 *
 * @param reads Whether something reads a custom property, or plays keyframes (`@pulse`).
 */
export function printRules(rules: StyleSheet, reads: (property: string) => boolean): string {
  let css = "";
  for (const rule of rules) {
    if (rule.kind === "other") css += rule.text;
    else if (rule.kind === "keyframes") css += reads(rule.name) ? rule.text : "";
    else if (rule.kind === "group") {
      const inner = printRules(rule.rules, reads);
      if (inner) css += `${rule.prelude}{${inner}}`;
    } else if (rule.hasSets)
      css += styleRule(
        rule.selectors,
        rule.body.filter(({ sets }) => !sets || reads(sets)),
      ).text;
    else css += rule.text;
  }
  return css;
}

/** Everything that pages are asked for on behalf of a sheet: `PageNeeds.occurs` and `reads`. */
export function namesAskedBy(sheet: StyleSheet): string[] {
  return sheet.flatMap((rule) => {
    if (rule.kind === "other" || rule.kind === "keyframes") return [];
    if (rule.kind === "group") return namesAskedBy(rule.rules);
    const sets = rule.body.flatMap((declaration) => declaration.sets ?? []);
    return [...rule.selectors.flatMap(({ needs }) => flatNames(needs)), ...sets];
  });
}

function flatNames(needs: readonly Need[]): string[] {
  return needs.flatMap((need) => (typeof need === "string" ? need : need.flatMap(flatNames)));
}

/** All selectors of a sheet. */
export function selectorsOf(sheet: StyleSheet): string[] {
  return sheet.flatMap((rule) => {
    if (rule.kind === "style") return rule.selectors.map(({ text }) => text);
    return rule.kind === "group" ? selectorsOf(rule.rules) : [];
  });
}

/** Adds the custom properties that rules read, and the keyframes that they play. */
export function addReads(rules: StyleSheet, reads: Set<string>): void {
  for (const rule of rules) {
    if (rule.kind === "group") addReads(rule.rules, reads);
    else if (rule.kind === "style")
      for (const declaration of rule.body) for (const name of declaration.reads) reads.add(name);
    else for (const name of rule.text.match(/(?<=var\()--[\w-]+/g) ?? []) reads.add(name);
  }
}

function areMet(needs: readonly Need[], occurs: (name: string) => boolean): boolean {
  return needs.every((need) =>
    typeof need === "string" ? occurs(need) : need.some((choice) => areMet(choice, occurs)),
  );
}

function outsideStrings(css: string, from: number, signs: string): number {
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at]!;
    if (sign === '"') at = css.indexOf('"', at + 1);
    else if (signs.includes(sign)) return at;
  }
  return css.length;
}

function closingBrace(css: string, from: number): number {
  let depth = 1;
  for (let at = outsideStrings(css, from, "{}"); at < css.length; at = outsideStrings(css, at + 1, "{}")) {
    depth += css[at] === "{" ? 1 : -1;
    if (depth === 0) return at;
  }
  return css.length;
}
