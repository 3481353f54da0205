/** One declaration of a style sheet, or of a template of styles. */
export interface Declaration {
  property: string;
  /** Without texts and comments, of which as many signs as they have are left. */
  value: string;
  /** Where its property begins. */
  at: number;
  /** What stands before the braces around it, from the outermost to its own. */
  rules: string[];
}

/** What means something else than its signs: comments, texts, addresses, and values that come from code. */
const OPAQUE =
  /\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^()]*\)|\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;

/** The declarations of styles, those in nested rules included, as they are written. */
export function declarationsOf(styles: string): Declaration[] {
  const plain = styles.replaceAll(OPAQUE, (part) =>
    part.replaceAll(/[^\n]/g, part.startsWith("/") ? " " : "x"),
  );
  const found: Declaration[] = [];
  const rules: string[] = [];
  let start = 0;
  for (const { 0: sign, index } of plain.matchAll(/[{};]|$/g)) {
    const part = plain.slice(start, index);
    if (sign === "{") rules.push(part.trim());
    else {
      const [, space = "", property, value] = /^(\s*)([\w-]+)\s*:([\s\S]+)$/.exec(part) ?? [];
      if (property && value)
        found.push({ property, value: value.trim(), at: start + space.length, rules: [...rules] });
    }
    if (sign === "}") rules.pop();
    start = index + 1;
  }
  return found;
}
