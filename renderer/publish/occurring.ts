/** The names that style sheets ask for, and how they are told of in HTML and in scripts. */
export interface Names {
  /** Adds names as `style-needs.ts` gives them, and custom properties: `--paper`. */
  ask(names: Iterable<string>): void;
  /** Those that are in HTML: elements, classes, ids, attributes, custom properties that it reads. */
  inHtml(html: string, found: Set<string>): void;
  /** Those that code with these words may bring onto a page; the value of an attribute that it names may be any. */
  inWords(words: Iterable<string>, found: Set<string>): void;
  /** Grows with the names: what was found before may not be all. */
  readonly size: number;
}

/** Tags that are remembered; pages of a site have most of theirs in common. */
const KEPT_TAGS = 5000;

export function openNames(): Names {
  const asked = new Set<string>();
  const byWord = new Map<string, string[]>();
  const tags = new Map<string, readonly string[]>();
  return {
    ask(names) {
      for (const name of names) {
        if (asked.has(name)) continue;
        asked.add(name);
        tags.clear();
        for (const word of wordsOfName(name)) byWord.set(word, [...(byWord.get(word) ?? []), name]);
      }
    },
    inHtml(html, found) {
      for (let start = html.indexOf("<"); start >= 0; ) {
        const end = endOfTag(html, start);
        // Closing tags say nothing new.
        if (html.charCodeAt(start + 1) !== 47) {
          const tag = html.slice(start, end);
          let names = tags.get(tag);
          if (!names) {
            names = namesInTag(tag).filter((name) => asked.has(name));
            if (tags.size >= KEPT_TAGS) tags.clear();
            tags.set(tag, names);
          }
          for (const name of names) found.add(name);
        }
        start = html.indexOf("<", end);
      }
    },
    inWords(words, found) {
      for (const word of words) for (const name of byWord.get(word) ?? []) found.add(name);
    },
    get size() {
      return asked.size;
    },
  };
}

/** Words of a script or of data. */
export function wordsIn(text: string): string[] {
  return text.match(/[a-zA-Z_][\w-]*/g) ?? [];
}

/** Behind the sign that ends a tag; inside quotation marks it does not. */
function endOfTag(html: string, start: number): number {
  let quote = false;
  for (let at = start + 1; at < html.length; at += 1) {
    const sign = html.charCodeAt(at);
    if (sign === 34) quote = !quote;
    else if (sign === 62 && !quote) return at + 1;
  }
  return html.length;
}

function namesInTag(tag: string): string[] {
  const found: string[] = [];
  for (const [, element, name, value = ""] of tag.matchAll(
    /^<([a-z][\w-]*)|\s([a-z][\w:-]*)(?:="([^"]*)")?/gi,
  )) {
    if (element) found.push(element.toLowerCase());
    if (!name) continue;
    const attribute = name.toLowerCase();
    found.push(`[${attribute}]`, `[${attribute}=${value}]`);
    if (attribute === "class") found.push(...value.split(" ").map((one) => `.${one}`));
    else if (attribute === "id") found.push(`#${value}`);
  }
  return [...found, ...(tag.match(/(?<=var\()--[\w-]+/g) ?? [])];
}

/** How scripts may call it: `[data-body-empty]` is `data-body-empty`, or `bodyEmpty` of a dataset. */
function wordsOfName(name: string): string[] {
  if (!name.startsWith("[")) return [name.replace(/^(\.|#|--)/, "")];
  const attribute = name.slice(1).replace(/[=\]].*/, "");
  const property = (text: string) => text.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return [...new Set([attribute, property(attribute), property(attribute.replace(/^data-/, ""))])];
}
