import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Lines, blocks and files that stand twice. */
export function doubled(dir: string): AuthorMistake[] {
  const family = new Family("doubled lines", dir);
  const lines: [file: string, line: string, code: string, second?: string][] = [
    [TRY, "    heading: Roles\n", "duplicate-name"],
    [TRY, "title: A page to try\n", "duplicate-name"],
    [TRY, "blocks:\n", "duplicate-name"],
    [TRY, "  - type: prose\n", "missing-option|+doubled-line"],
    [TRY, "  - type: hero\n", "missing-option|+doubled-line"],
    [TRY, "    actions:\n", "duplicate-name"],
    [TRY, "    item:\n", "duplicate-name"],
    [TRY, "        href: /about\n", "duplicate-name"],
    [TRY, "      - label: About us\n", "missing-option|+doubled-line"],
    [TRY, "    source: articles\n", "duplicate-name"],
    [TRY, "    text: |\n", "duplicate-name"],
    ["pages/contact.yaml", "      - name: email\n", "missing-option|+doubled-line"],
    ["pages/contact.yaml", "    endpoint:\n", "duplicate-name"],
    ["pages/_layout.yaml", "  - type: page\n", "missing-page-slot"],
    ["pages/_layout.yaml", "  - type: footer\n", "missing-option|+doubled-line"],
    ["data/jobs.yaml", "- id: data-engineer\n", "missing-option|+doubled-line|duplicate-key"],
    ["data/jobs.yaml", "  remote: true\n", "duplicate-name"],
    ["data/events.yaml", "  speakers:\n", "duplicate-name"],
    ["data/events.yaml", "    - name: Ines Marchetti\n", "missing-option|+doubled-line"],
    ["data/site.yaml", "brand: 2SD\n", "duplicate-name"],
    ["data/site.yaml", "social:\n", "duplicate-name"],
  ];
  for (const [file, line, code] of lines) {
    const at = family.textOf(file).slice(0, family.textOf(file).indexOf(line)).split("\n").length;
    family.edit(`twice: ${line.trim()}`, file, line, line + line, code, {
      on: line,
      remedy: "offer",
      mended: true,
    });
    const last = family.mistakes.at(-1)!;
    // Either of the two may be called the one too many.
    family.mistakes[family.mistakes.length - 1] = { ...last, lines: [at, at + 1] };
  }
  const copies: [name: string, file: string, lines: string, code: string, on: string][] = [
    [
      "a block with a heading of its own",
      TRY,
      "  - type: hero\n    size: compact\n    heading: A page to try\n    text: One sentence about it.\n",
      "second-h1|+doubled-block",
      // The block is there twice, not its heading alone.
      "  - type: hero\n    size",
    ],
    [
      "a block with an id",
      TRY,
      "  - type: prose\n    id: more\n    heading: More about it\n    text: |\n      A paragraph with a [link](/about) in it.\n\n",
      "duplicate-id|+doubled-block",
      "  - type: prose\n    id: more",
    ],
    [
      "a row",
      "data/offices.yaml",
      "- id: europe\n  region: Europe\n  entityName: 2SD Technologies GmbH\n  address: Zeichnerhof 7, 10179 Berlin\n  email: europe@2sd.example\n  phone: +49 30 23125 214\n  coordinates: [13.4167, 52.5128]\n",
      "duplicate-key",
      "- id: europe",
    ],
    [
      "an entry of the menu",
      "pages/_layout.yaml",
      "      - label: Platform\n        href: /platform\n",
      "+repeated-entry|repeated-entry",
      "      - label: Platform",
    ],
    [
      "an entry of a list of texts",
      "data/site.yaml",
      "  - ISO 9001:2015 (Quality Management Systems)\n",
      "repeated-entry|+repeated-entry",
      "  - ISO 9001",
    ],
  ];
  for (const [name, file, lines, code, on] of copies) {
    const size = lines.split("\n").length - 1;
    family.edit(`${name} twice`, file, lines, lines + lines, code, { on, remedy: "offer" });
    const last = family.mistakes.at(-1)!;
    family.mistakes[family.mistakes.length - 1] = {
      ...last,
      lines: [...last.lines, ...last.lines.map((line) => line + size)],
    };
  }
  const page = family.textOf(TRY);
  family.files(
    "a page pasted twice into its file",
    { [TRY]: page + page },
    TRY,
    "duplicate-name|+doubled-file",
    { lines: [page.split("\n").length] },
  );
  const office = family.textOf("data/offices.yaml");
  family.files(
    "a data file pasted twice",
    { "data/offices.yaml": office + office },
    "data/offices.yaml",
    "duplicate-key|+doubled-file",
    { lines: [3, office.split("\n").length + 2] },
  );
  return family.mistakes;
}
