import type { Random } from "./random.ts";

/**
 * Pages as people and programs write them who never saw ours: comments everywhere, lists at the column of their name,
 * brackets, texts in every style, line ends of Windows, a byte order mark, no line break at the end.
 */
export function awkwardFile(random: Random): string {
  const writer = new AwkwardWriter(random);
  const head = random.pick([
    "",
    "# yaml-language-server: $schema=../site.schema.json\n",
    "---\n",
    "# The page\n\n",
  ]);
  const blocks = writer.list("blocks", 0, 0);
  const tail = random.pick(["", "index: false\n", "# the end\n", "\n\n", "aliases: [/old-one, /old-two]\n"]);
  const text = `${head}title: ${writer.inline()}\n${writer.comment(0)}description: ${writer.inline()}\n${blocks}${tail}`;
  return withHabits(text, random);
}

/** Rows as such people write them: a list and nothing else. @param least  Of so many characters. */
export function awkwardRows(random: Random, least = 0): string {
  const writer = new AwkwardWriter(random);
  const some = (): string => writer.list("rows", 0, 0).replace(/^rows:/, "#");
  let rows = some();
  const margin = marginOf(rows);
  while (rows.length < least) {
    const more = some();
    if (marginOf(more) === margin) rows += more;
  }
  const head = random.pick(["", "", "# yaml-language-server: $schema=x.json\n", "---\n", "\n# The rows\n\n"]);
  const tail = random.pick(["", "", "# the end\n", "\n\n", "...\n"]);
  return withHabits(`${head}${rows}${tail}`, random);
}

const marginOf = (rows: string): string | undefined => /^ *(?=- )/m.exec(rows)?.[0];

/** Line ends, and what stands in front of all lines. */
function withHabits(text: string, random: Random): string {
  let written = text;
  if (random.chance(0.3)) written = written.replace(/\n+$/, "");
  if (random.chance(0.3)) written = written.replaceAll("\n", "\r\n");
  if (random.chance(0.2)) written = `\ufeff${written}`;
  return written;
}

const WORDS = [
  "plain words",
  "it's",
  "a, b",
  "10 % more",
  "größer",
  "🎹 keys",
  "[x]",
  "a: b",
  "no",
  "1.10",
  "- dash",
  "#1",
  'say "so"',
  "tab\there",
  "",
  "x".repeat(150),
  "${site.brand} and more",
  "\\o/",
  "{a}",
  "~",
  "2027-03-10",
];

class AwkwardWriter {
  private readonly isFlush: boolean;

  constructor(private readonly random: Random) {
    this.isFlush = random.chance(0.3);
  }

  comment(column: number): string {
    const { random } = this;
    return random.chance(0.2) ? `${" ".repeat(column)}# ${random.pick(WORDS).replace("\t", " ")}\n` : "";
  }

  /** A text on one line, in one of the ways to write it. */
  inline(isFlow = false): string {
    const word = this.random.pick(WORDS);
    const isPlain = /^[\p{L}/][\p{L}\p{N} ./%']*$/u.test(word) && !/[:#]/.test(word) && word !== "no";
    const ways = [JSON.stringify(word), ...(word.includes("\t") ? [] : [`'${word.replaceAll("'", "''")}'`])];
    if (isPlain && !isFlow) ways.push(word, word);
    if (isPlain && isFlow && !word.includes(",")) ways.push(word);
    return this.random.pick([...ways, "12", "true", "1.50"]);
  }

  /** A value behind a colon, with everything up to the end of its last line. */
  value(column: number, depth: number): string {
    const { random } = this;
    const pad = " ".repeat(column + random.pick([2, 2, 2, 4, 1]));
    const trail = random.chance(0.15) ? " # why" : "";
    switch (random.below(depth > 2 ? 6 : 9)) {
      case 0:
        return ` |${random.pick(["", "-", "+"])}${trail}\n${pad}first line\n\n${pad}  indented\n${pad}last # no comment\n`;
      case 1:
        return ` >-${trail}\n${pad}folded text that goes on\n${pad}over lines\n\n${pad}and on\n`;
      case 2:
        return ` words over\n${pad}two lines${trail}\n`;
      case 3:
        return ` "quoted over\n${pad}two \\\n${pad}lines"${trail}\n`;
      case 4:
        return ` [${this.inline(true)}, ${this.inline(true)}, { a: ${this.inline(true)} }]${trail}\n`;
      case 6:
        return ` {}${trail}\n`;
      case 7: {
        const inner = column + random.pick([2, 4]);
        return `${trail}\n${this.map(inner, depth + 1, "")}`;
      }
      default:
        return ` ${this.inline()}${trail}\n`;
    }
  }

  /** The entries of a group, each on lines of its own. @param lead  What stands in front of the first. */
  map(column: number, depth: number, lead: string): string {
    const { random } = this;
    const names = ["type", "heading", "text", "items", "image", "note"].filter(
      (_, index) => index === 0 || random.chance(0.5),
    );
    let text = "";
    for (const [index, name] of names.entries()) {
      const isFirst = index === 0 && lead !== "";
      if (!isFirst) text += this.comment(column) + (random.chance(0.05) ? "\n" : "");
      const key = random.chance(0.1) ? `"${name}"` : random.chance(0.05) ? `'${name}'` : name;
      text += isFirst ? lead : " ".repeat(column);
      text +=
        name === "items" && depth < 4
          ? this.list(key, column, depth + 1).trimStart()
          : name === "type"
            ? `${key}: ${random.pick(["hero", "prose", "card", "unknown-thing"])}\n`
            : `${key}:${this.value(column, depth)}`;
    }
    return text;
  }

  list(name: string, column: number, depth: number): string {
    const { random } = this;
    const pad = " ".repeat(column);
    const trail = random.chance(0.1) ? " # all of them" : "";
    if (depth > 0 && random.chance(0.2))
      return `${pad}${name}: [{ type: card, heading: ${this.inline(true)} }, ${this.inline(true)}]${trail}\n`;
    if (random.chance(0.1)) return `${pad}${name}: []${trail}\n`;
    const dash = column + (this.isFlush ? 0 : random.pick([2, 2, 4]));
    const gap = random.chance(0.4) ? "\n" : "";
    let text = `${pad}${name}:${trail}\n`;
    const count = 1 + random.below(4);
    for (let index = 0; index < count; index += 1) {
      if (index > 0) text += gap;
      text += this.comment(dash);
      const spaces = random.pick([" ", " ", " ", "   "]);
      const start = `${" ".repeat(dash)}-${spaces}`;
      if (depth > 0 && random.chance(0.3)) text += `${start}${this.inline()}\n`;
      else if (random.chance(0.1)) text += `${start}{ type: card, heading: ${this.inline(true)} }\n`;
      else text += this.map(dash + 1 + spaces.length, depth + 1, start);
    }
    return text + (random.chance(0.1) ? `${" ".repeat(dash)}# behind the list\n` : "");
  }
}
