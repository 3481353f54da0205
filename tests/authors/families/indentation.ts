import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Lines and blocks that stand too far left or right. */
export function indentation(dir: string): AuthorMistake[] {
  const family = new Family("indentation", dir);
  const lines: [file: string, line: string][] = [
    [TRY, "    heading: Roles\n"],
    [TRY, "    limit: 3\n"],
    [TRY, "        href: /contact\n"],
    [TRY, "      text: ${item.excerpt}\n"],
    [TRY, "    figure: blueprint\n"],
    ["pages/about.yaml", "        text: We listen and build trust."],
    ["pages/contact.yaml", "        autocomplete: family-name\n"],
    ["pages/_layout.yaml", "        menuLabel: Solutions\n"],
    ["data/jobs.yaml", "  countryCode: GB\n"],
    ["data/events.yaml", "      company: Aldermoor Water\n"],
    ["data/site.yaml", "legalName: 2SD Technologies\n"],
  ];
  for (const [file, line] of lines) {
    const margin = /^ */.exec(line)![0].length;
    for (const shift of [-2, -1, 1, 2]) {
      if (margin + shift < 0) continue;
      const moved = " ".repeat(margin + shift) + line.trimStart();
      const expected = { on: moved, remedy: "offer" as const, mended: true as const };
      family.edit(
        `${shift > 0 ? "+" : ""}${shift}: ${line.trim().slice(0, 30)}`,
        file,
        line,
        moved,
        "wrong-indentation|missing-dash|unknown-option",
        expected,
      );
    }
  }
  const shifted = (name: string, file: string, block: string, by: number, code = "wrong-indentation") => {
    const move = (text: string): string =>
      text
        .replace(/^(?=.)/gm, by > 0 ? " ".repeat(by) : "")
        .replace(/^ +/gm, (margin) => (by < 0 ? margin.slice(-by) : margin));
    family.edit(name, file, block, move(block), code, {
      on: move(block).split("\n")[0]!,
      remedy: "offer",
      mended: true,
    });
  };
  const figure = "  - type: figure\n    figure: blueprint\n    caption: What it looks like.\n";
  const prose = "  - type: prose\n    id: more\n    heading: More about it\n";
  shifted("the last block too far right", TRY, figure, 2);
  shifted("the last block one too far right", TRY, figure, 1);
  shifted("the last block at the left edge", TRY, figure, -2);
  shifted("a block in the middle at the left edge", TRY, prose, -2);
  shifted("an entry too far left", TRY, "      - label: About us\n        href: /about\n", -2);
  shifted("an entry too far right", TRY, "      - label: About us\n        href: /about\n", 2);
  shifted(
    "a row too far right",
    "data/offices.yaml",
    "- id: europe\n  region: Europe\n  entityName: 2SD Technologies GmbH\n  address: Zeichnerhof 7, 10179 Berlin\n  email: europe@2sd.example\n  phone: +49 30 23125 214\n  coordinates: [13.4167, 52.5128]\n",
    2,
  );
  shifted(
    "the lines of a group too far left",
    "pages/contact.yaml",
    "      title: Submission Error\n      timeout: Request timed out. Please check your connection and try again.\n",
    -2,
    "wrong-indentation|empty-value|unknown-option",
  );
  family.edit(
    "one line of a text too far left",
    TRY,
    "      Another one at ${site.brand}, which is longer.\n",
    "    Another one at ${site.brand}, which is longer.\n",
    "wrong-indentation|missing-colon|+stray-text",
    { on: "    Another one", remedy: "offer", mended: true },
  );
  family.edit(
    "a text that is not indented",
    TRY,
    "      A paragraph with a [link](/about) in it.\n\n      Another one at ${site.brand}, which is longer.\n",
    "    A paragraph with a [link](/about) in it.\n\n    Another one at ${site.brand}, which is longer.\n",
    "wrong-indentation|missing-colon|+stray-text|empty-value",
    { on: ["    A paragraph", "    text: |"], remedy: "offer", mended: true },
  );
  family.edit(
    "a folded text at the left edge",
    "data/jobs.yaml",
    "    people who do it, build the first version",
    "people who do it, build the first version",
    "wrong-indentation|missing-colon|+stray-text",
    { on: "people who do it, build", remedy: "offer", mended: true },
  );
  family.edit("a tab before one line", TRY, "    heading: Roles\n", "\theading: Roles\n", "tab-indentation", {
    mended: true,
  });
  family.edit(
    "tabs before a whole block",
    TRY,
    figure,
    "\t- type: figure\n\t\tfigure: blueprint\n\t\tcaption: What it looks like.\n",
    "tab-indentation",
    { remedy: "offer", mended: true },
  );
  family.edit(
    "a tab before a row's field",
    "data/jobs.yaml",
    "  countryCode: GB\n",
    "\tcountryCode: GB\n",
    "tab-indentation",
    { mended: true },
  );
  family.edit(
    "spaces and a tab",
    TRY,
    "        href: /contact\n",
    "      \thref: /contact\n",
    "tab-indentation",
    { mended: true },
  );
  return family.mistakes;
}
