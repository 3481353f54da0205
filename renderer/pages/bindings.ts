/** One `${…}`: its path, and where it stands in the text. Offsets from 0; `end` is after the brace. */
export interface Binding {
  path: string[];
  /** What stands between the braces, as written. */
  raw: string;
  start: number;
  end: number;
}

/** A text taken apart: literal pieces and bindings in turn. `fault` says what is wrong with how it is written. */
export interface TextTemplate {
  parts: (string | Binding)[];
  fault?: { start: number; end: number; message: string; hint: string; fix?: string };
}

const PATH = /^[A-Za-z][\w-]*(\.[A-Za-z_][\w-]*)*$/;

/** `$item.title`, `{item.title}` or `{{ item.title }}` in a text, and the binding that is meant. */
export function findHalfBinding(text: string): { text: string; meant: string } | undefined {
  const match =
    /\$(?<plain>(?:item|outer|site|page|count)(?:\.\w+)+)|\{\{?\s*(?<braced>(?:item|outer|site|page|count)(?:\.\w+)+)\s*\}\}?/.exec(
      text,
    );
  const path = match?.groups?.plain ?? match?.groups?.braced;
  return match && path ? { text: match[0], meant: `\${${path}}` } : undefined;
}

const cache = new Map<string, TextTemplate>();

/** Takes a text with `${…}` apart. */
export function parseBindings(text: string): TextTemplate {
  const known = cache.get(text);
  if (known) return known;
  const parts: (string | Binding)[] = [];
  const template: TextTemplate = { parts };
  let at = 0;
  for (let start = text.indexOf("${"); start !== -1; start = text.indexOf("${", at)) {
    if (start > at) parts.push(text.slice(at, start));
    const close = text.indexOf("}", start);
    if (close === -1) {
      template.fault ??= {
        start,
        end: text.length,
        message: "The ${ that opens here is not closed with }.",
        hint: "Write ${item.title}, for example.",
      };
      parts.push(text.slice(start));
      at = text.length;
      break;
    }
    const raw = text.slice(start + 2, close);
    const end = close + 1;
    at = end;
    const trimmed = raw.trim();
    if (trimmed !== raw && PATH.test(trimmed)) {
      template.fault ??= {
        start,
        end,
        message: "A binding has no spaces inside its braces.",
        hint: `Write \${${trimmed}}`,
        fix: `\${${trimmed}}`,
      };
      continue;
    }
    if (!PATH.test(raw)) {
      template.fault ??= {
        start,
        end,
        message: raw.trim() === "" ? "There is no name inside ${ }." : `"${raw}" is not the path of a value.`,
        hint: "Between ${ and } stands a path alone, without spaces or calculations: ${item.title}.",
      };
      continue;
    }
    parts.push({ path: raw.split("."), raw, start, end });
  }
  if (at < text.length) parts.push(text.slice(at));
  // The cache serves the rows of queries; a site has some thousand different texts at most.
  if (cache.size > 20_000) cache.clear();
  cache.set(text, template);
  return template;
}
