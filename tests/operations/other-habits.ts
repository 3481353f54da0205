import type { Random } from "./random.ts";

type Value = string | { [name: string]: Value } | Value[];

/**
 * A page or a list of rows as others write YAML: indented by one, three or eight, lists at the column of their name or
 * behind a dash that stands alone, brackets over several lines with commas at their end, keys of other languages and
 * between quotation marks, texts with every sign of a block text, documents with `---` and `...`, line ends that are
 * mixed, and values that only look like others. Every file is in order for a reader of YAML.
 */
export function fileOfOtherHabits(random: Random): string {
  return new OtherHand(random).file();
}

/** As they are written: numbers, days and words that YAML 1.1 took for something else. */
const PLAIN = [
  "1_000",
  "0x1F",
  "1e3",
  "0o17",
  ".5",
  "-0",
  "1.10",
  "yes",
  "no",
  "On",
  "off",
  "true",
  "null",
  "~",
  "",
  "2027-03-10",
  "2027-03-10T08:00:00Z",
  "12:30:45",
  "<<",
  "plain words",
  "größer, schöner",
  "名前は Yamato",
  "🎹 keys and 👩‍👩‍👧 people",
  "a  b",
  "https://example.com/a?b=c#d",
  "key:value",
  "50%",
  "x\\ny",
  "don't",
  "a - b",
  "heading",
  "C:\\new\\table",
  "tab\tin it",
  "nbsp\u00a0here",
  "sentence. ".repeat(60).trim(),
];

const QUOTED = [
  "",
  " ",
  "a: b",
  "# none",
  "- dash",
  "'single'",
  '"double"',
  "back\\slash",
  "tab\there",
  "two\nlines",
  "end\n",
  "\n\nfirst",
  "line\u2028separator",
  "[x]",
  "{y}",
  "& and *",
  "!bang",
  "%percent",
  "@at",
  "`tick`",
  "| pipe",
  "> more",
  "? what",
  ", comma",
  "...",
  "---",
  "${site.brand}",
  "\u{1f9d1}\u200d\u{1f680}",
  "nul\\0",
];

const KEYS = ["type", "heading", "text", "items", "größe", "名前", "with space", "yes", "a.b", "x-y_z"];
const ODD_KEYS = ["a: b", "#tag", "- x", "[k]", "it's", 'say "so"', "🎹", "key\twith tab"];
const LINES = [
  "first line",
  "  further in",
  "- no entry",
  "key: no key",
  "# no comment",
  "",
  "'quoted'",
  "last line",
  "---no marker",
];

class OtherHand {
  private readonly step: number;
  private readonly gap: string;
  private readonly dashAt: number;

  constructor(private readonly random: Random) {
    this.step = random.pick([1, 2, 2, 3, 4, 8]);
    this.gap = random.pick([" ", " ", "  ", "    "]);
    this.dashAt = random.pick([0, 0, this.step]);
  }

  file(): string {
    const { random } = this;
    const isRows = random.chance(0.3);
    const body = isRows
      ? this.list(
          this.some(4, () => this.map(1)),
          0,
        )
      : this.entries({ title: "Home", description: this.text(), blocks: this.blocks(), ...this.map(1) }, 0);
    const head = random.pick(["", "", "---\n", "--- # begins\n", "\n\n", "# head\n# of it\n\n"]);
    const tail = random.pick(["", "", "...\n", "... # ends\n", "# tail\n", "\n \n", "...\n# behind\n"]);
    let text = head + body + tail;
    if (random.chance(0.25)) text = text.replace(/\n$/, "");
    if (random.chance(0.2)) text = text.replaceAll("\n", "\r\n");
    else if (random.chance(0.15)) text = text.replaceAll("\n", () => (random.chance(0.5) ? "\r\n" : "\n"));
    return random.chance(0.15) ? `\ufeff${text}` : text;
  }

  private some<T>(most: number, make: () => T): T[] {
    return Array.from({ length: 1 + this.random.below(most) }, make);
  }

  private blocks(): Value[] {
    return this.some(4, () => ({ type: this.random.pick(["hero", "prose", "card"]), ...this.map(1) }));
  }

  private map(depth: number): { [name: string]: Value } {
    const { random } = this;
    const map: { [name: string]: Value } = {};
    for (const _ of this.some(4, () => 0))
      map[random.chance(0.1) ? random.pick(ODD_KEYS) : random.pick(KEYS)] = this.value(depth);
    return map;
  }

  private value(depth: number): Value {
    const { random } = this;
    if (depth < 4 && random.chance(0.25)) return this.map(depth + 1);
    if (depth < 4 && random.chance(0.3)) return this.some(4, () => this.value(depth + 1));
    return this.text();
  }

  private text(): string {
    return this.random.pick(this.random.chance(0.5) ? PLAIN : QUOTED);
  }

  private pad(column: number): string {
    return " ".repeat(column);
  }

  /** What stands behind a value, up to the end of its line. */
  private end(): string {
    const { random } = this;
    return `${random.chance(0.12) ? random.pick([" # why", "\t# tab", "   #"]) : random.chance(0.06) ? "  " : ""}\n`;
  }

  /** Lines between two entries. */
  private between(column: number): string {
    const { random } = this;
    if (random.chance(0.8)) return "";
    return random.pick([
      "\n",
      "\n\n",
      "   \n",
      `${this.pad(column)}# before\n`,
      "# at the margin\n",
      `\n${this.pad(column)}# after a gap\n\n`,
      `${this.pad(column + 1)}# further in\n`,
      `${this.pad(column)}#- type: old\n${this.pad(column)}#  text: out of use\n`,
    ]);
  }

  private key(name: string): string {
    const isPlain = /^[\p{L}\d][\p{L}\d ._-]*$/u.test(name);
    const way = this.random.next();
    if (isPlain && way < 0.8) return name;
    return way < 0.9 && !/\t/.test(name) ? `'${name.replaceAll("'", "''")}'` : JSON.stringify(name);
  }

  /** Entries on lines of their own. @param lead  What the first shares its line with. */
  private entries(map: { [name: string]: Value }, column: number, lead = this.pad(column)): string {
    return Object.entries(map)
      .map(([name, value], index) => {
        const front = index === 0 ? lead : this.between(column) + this.pad(column);
        const key = `${this.key(name)}${this.random.chance(0.04) ? " " : ""}`;
        return `${front}${key}:${this.behind(value, column)}`;
      })
      .join("");
  }

  /** A value behind the colon of its name. */
  private behind(value: Value, column: number): string {
    const { random } = this;
    if (typeof value === "string") return this.scalar(value, column, " ");
    if (random.chance(0.2)) return `${this.gap}${this.flow(value, column + 1)}${this.end()}`;
    if (Array.isArray(value)) return this.end() + this.list(value, column + this.dashAt);
    return this.end() + this.entries(value, column + this.step);
  }

  private list(values: readonly Value[], column: number): string {
    const { random } = this;
    return values
      .map((value, index) => {
        const dash = `${index === 0 ? "" : this.between(column)}${this.pad(column)}-`;
        const inner = column + 1 + this.gap.length;
        if (typeof value === "string") return dash + this.scalar(value, column, this.gap);
        if (random.chance(0.2)) return `${dash}${this.gap}${this.flow(value, column + 1)}${this.end()}`;
        const isAlone = random.chance(0.2);
        if (Array.isArray(value))
          return isAlone
            ? dash + this.end() + this.list(value, column + this.step)
            : dash + this.gap + this.list(value, inner).trimStart();
        return isAlone
          ? dash + this.end() + this.entries(value, column + this.step)
          : this.entries(value, inner, dash + this.gap);
      })
      .join("");
  }

  /** Between brackets, on one line or over several. @param least  Columns that further lines are behind. */
  private flow(value: Value, least: number): string {
    const { random } = this;
    if (typeof value === "string") return this.inline(value, true);
    const isWide = random.chance(0.4);
    const pad = isWide ? `\n${this.pad(least + random.below(6))}` : random.pick(["", " "]);
    const parts = Array.isArray(value)
      ? value.map((one) => this.flow(one, least))
      : Object.entries(value).map(([name, one]) => `${this.key(name)}: ${this.flow(one, least)}`);
    const comma =
      isWide && random.chance(0.2)
        ? ` # one${pad},`
        : random.chance(0.5)
          ? `,${isWide ? pad : " "}`
          : `, ${isWide ? "# so" : ""}${pad}`;
    const last = random.chance(0.2) ? "," : "";
    const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
    return `${open}${pad}${parts.join(comma)}${last}${pad}${close}`;
  }

  private scalar(text: string, column: number, gap: string): string {
    const { random } = this;
    const inner = column + this.step;
    if (random.chance(0.2)) return this.block(inner, column);
    if (random.chance(0.08))
      return `${gap}words that go${this.pad(0)}\n${this.pad(inner)}on in the\n\n${this.pad(inner + 1)}next line${this.end()}`;
    if (random.chance(0.06))
      return `${gap}"quoted \\\n${this.pad(inner)}over\n${this.pad(inner)}lines\\n"${this.end()}`;
    if (random.chance(0.06)) return `${gap}'it''s\n\n${this.pad(inner)}over lines'${this.end()}`;
    // A value may stand in a line of its own.
    if (random.chance(0.05) && text.trim() !== "")
      return `\n${this.pad(inner)}${this.inline(text, false)}${this.end()}`;
    const written = this.inline(text, false);
    return written === "" ? this.end() : `${gap}${written}${this.end()}`;
  }

  private inline(text: string, isFlow: boolean): string {
    const { random } = this;
    if (PLAIN.includes(text) && !(isFlow && (/[,[\]{}:?]/.test(text) || text === "")) && random.chance(0.85))
      return text;
    const isOneLine = !/[\n\t\u2028]/.test(text);
    return isOneLine && random.chance(0.4) ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
  }

  private block(inner: number, column: number): string {
    const { random } = this;
    const lines = this.some(5, () => random.pick(LINES));
    const needsSign = /^ |^$/.test(lines[0] ?? "");
    const sign = needsSign || random.chance(0.15) ? String(inner - column) : "";
    const chomp = random.pick(["", "-", "+"]);
    const order = random.chance(0.5) ? sign + chomp : chomp + sign;
    const body = lines.map((line) =>
      line === "" ? random.pick(["", this.pad(inner)]) : this.pad(inner) + line,
    );
    return ` ${random.pick(["|", ">"])}${order}${random.chance(0.2) ? " # text" : ""}\n${body.join("\n")}\n${random.pick(["", "", "\n"])}`;
  }
}
