import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What may come with the one message: `fix`, a repair that leaves only one reading of what the author meant, so that
 * `--fix` may write it; `offer`, a repair that a person has to choose; `none`.
 */
export type Remedy = "fix" | "offer" | "none";

/** Text of a file, its bytes where the encoding is the mistake, or null for a file that is gone. */
export type Content = string | Uint8Array | null;

/** One mistake as a person makes it, and what a good check says about it: one thing, at its place. */
export interface AuthorMistake {
  family: string;
  name: string;
  /** Files that differ from the site without fault, by path. */
  files: Readonly<Record<string, Content>>;
  /** The file that the message belongs to. */
  file: string;
  /** Lines of it, counted from 1, at which the message may start. */
  lines: readonly number[];
  /** Codes that say what is wrong; none where the catalogue has no code for it yet. */
  codes: readonly string[];
  /** A code for what the catalogue cannot say yet. */
  newCode?: string;
  /** The highlighted text, where only one is right. */
  marks?: string;
  /** What a suggestion has to name, if one is made. */
  meant?: string;
  remedy: Remedy;
  /** Text of `file` as the fix or the chosen offer leaves it; missing where several are right. */
  mended?: string;
  /** Words that would send the author the wrong way. */
  misleads?: RegExp;
  /** Codes of what is said of the file without the mistake, such as an example without a main heading. */
  usual?: readonly string[];
}

/** What an edit does not say by itself. */
export interface Expectation {
  /** Text in the first line that the message may start at; a list for equally good places. Default: where the edit is. */
  on?: string | readonly string[];
  marks?: string;
  meant?: string;
  /** Default: `fix` when `mended` is given, else `none`. */
  remedy?: Remedy;
  /** What the repair writes in place of the edit; true for what stood there before. */
  mended?: string | true;
  misleads?: RegExp;
  /** File that the message belongs to when it is another one. */
  file?: string;
}

/** Mistakes of one family, collected from short descriptions. */
export class Family {
  readonly mistakes: AuthorMistake[] = [];

  constructor(
    readonly name: string,
    readonly dir: string,
  ) {}

  /** Text of one of the site's files. */
  textOf(file: string): string {
    return file === TRY ? tryPage : readFileSync(join(this.dir, file), "utf8");
  }

  /**
   * A part of a file written otherwise.
   *
   * @param from  The first place that holds this text. @param code  Codes that are right, parted by `|`; with a plus
   *   in front a code that the catalogue does not have yet.
   */
  edit(name: string, file: string, from: string, to: string, code: string, expected: Expectation = {}): void {
    const base = this.textOf(file);
    const at = base.indexOf(from);
    if (at === -1) throw new Error(`${this.name}: ${file} has no "${from}".`);
    const text = base.slice(0, at) + to + base.slice(at + from.length);
    const { mended } = expected;
    const whole =
      mended === undefined
        ? undefined
        : mended === true
          ? base
          : base.slice(0, at) + mended + base.slice(at + from.length);
    this.add(`${file}: ${name}`, { [file]: text }, expected.file ?? file, code, {
      ...expected,
      lines: linesFor(text, at + common(from, to), expected.on),
      ...(whole !== undefined && { whole }),
    });
  }

  /** Whole files that are new, gone or called otherwise. */
  files(
    name: string,
    files: Readonly<Record<string, Content>>,
    file: string,
    code: string,
    expected: Expectation & { lines?: readonly number[] } = {},
  ): void {
    const text = files[file];
    const lines =
      expected.lines ?? (typeof text === "string" && expected.on ? linesFor(text, 0, expected.on) : [1]);
    this.add(name, files, file, code, { ...expected, lines });
  }

  private add(
    name: string,
    files: Readonly<Record<string, Content>>,
    file: string,
    code: string,
    expected: Expectation & { lines: readonly number[]; whole?: string },
  ): void {
    const codes = code.split("|");
    const newCode = codes.find((one) => one.startsWith("+"))?.slice(1);
    const { marks, meant, misleads, whole } = expected;
    this.mistakes.push({
      family: this.name,
      name,
      files,
      file,
      lines: expected.lines,
      codes: codes.filter((one) => !one.startsWith("+")),
      ...(newCode !== undefined && { newCode }),
      ...(marks !== undefined && { marks }),
      ...(meant !== undefined && { meant }),
      remedy: expected.remedy ?? (expected.mended === undefined ? "none" : "fix"),
      ...(whole !== undefined && { mended: whole }),
      ...(misleads && { misleads }),
    });
  }
}

function linesFor(text: string, at: number, on: string | readonly string[] | undefined): number[] {
  const offsets =
    on === undefined ? [at] : (typeof on === "string" ? [on] : on).map((one) => found(text, one, at));
  return offsets.map((offset) => text.slice(0, offset).split("\n").length);
}

/** The place of `part` that is nearest to an offset, so that a line that stands twice can be told. */
function found(text: string, part: string, near: number): number {
  let best = -1;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1))
    if (best === -1 || Math.abs(at - near) < Math.abs(best - near)) best = at;
  if (best === -1) throw new Error(`No "${part}" in the wrong text.`);
  return best;
}

/** Number of characters that two texts share at their beginning. */
function common(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}

/** A page of the usual kind, for mistakes that need no page of their own. */
export const TRY = "pages/try.yaml";

export const tryPage = `title: A page to try
description: A page to try mistakes on, with the usual keys and a few blocks of text.
layout: bare
index: false
blocks:
  - type: hero
    size: compact
    heading: A page to try
    text: One sentence about it.
    actions:
      - label: Contact us
        href: /contact
        look: primary
      - label: About us
        href: /about
  - type: prose
    id: more
    heading: More about it
    text: |
      A paragraph with a [link](/about) in it.

      Another one at \${site.brand}, which is longer.
  - type: card-grid
    id: roles
    heading: Roles
    columns: { base: 1, md: 3 }
    source: articles
    where: { category: Enterprise AI }
    sort: -date
    limit: 3
    item:
      title: \${item.title}
      text: \${item.excerpt}
      href: /insights/\${item.slug}
  - type: figure
    figure: blueprint
    caption: What it looks like.
`;
