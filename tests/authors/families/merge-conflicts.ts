import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** What is left in a file when two people changed it and nobody decided. */
export function mergeConflicts(dir: string): AuthorMistake[] {
  const family = new Family("merge conflicts", dir);
  const places: [file: string, line: string][] = [
    [TRY, "    heading: Roles\n"],
    [TRY, "title: A page to try\n"],
    [TRY, "      A paragraph with a [link](/about) in it.\n"],
    [TRY, "      - label: About us\n        href: /about\n"],
    [TRY, "  - type: figure\n    figure: blueprint\n    caption: What it looks like.\n"],
    ["data/jobs.yaml", "  location: Berlin, Germany\n"],
    ["data/offices.yaml", "- id: europe\n  region: Europe\n"],
    ["data/site.yaml", "brand: 2SD\n"],
    [
      "pages/_layout.yaml",
      "      - label: Services\n        menuLabel: Solutions\n        href: /services\n",
    ],
  ];
  const both = (mine: string, theirs: string, middle = ""): string =>
    `<<<<<<< HEAD\n${mine}${middle}=======\n${theirs}>>>>>>> spring-campaign\n`;
  const other = (lines: string): string =>
    lines.replace(/(\w)(?=\n$)/, "$1 2").replace(/\.(?=\n$)/, ", too.");
  const marks = {
    on: "<<<<<<<",
    misleads: /Put the text in quotation marks|option|Did you mean/,
    remedy: "none" as const,
  };
  for (const [file, lines] of places) {
    family.edit(
      `both sides of ${lines.trim().split("\n")[0]}`,
      file,
      lines,
      both(lines, other(lines)),
      "+merge-conflict",
      marks,
    );
  }
  for (const [file, lines] of places.slice(0, 6))
    family.edit(
      `both sides and the origin of ${lines.trim().split("\n")[0]}`,
      file,
      lines,
      both(lines, other(lines), `||||||| 1a2b3c4\n${lines}`),
      "+merge-conflict",
      marks,
    );
  for (const [file, lines] of [places[0]!, places[2]!, places[5]!]) {
    family.edit(
      `one marker above ${lines.trim()}`,
      file,
      lines,
      `<<<<<<< HEAD\n${lines}`,
      "+merge-conflict",
      marks,
    );
    family.edit(`one marker between ${lines.trim()}`, file, lines, `${lines}=======\n`, "+merge-conflict", {
      ...marks,
      on: "=======",
    });
    family.edit(
      `one marker below ${lines.trim()}`,
      file,
      lines,
      `${lines}>>>>>>> spring-campaign\n`,
      "+merge-conflict",
      { ...marks, on: ">>>>>>>" },
    );
  }
  family.edit(
    "one side removed, the lower markers left",
    TRY,
    "    heading: Roles\n",
    "    heading: Roles\n=======\n>>>>>>> spring-campaign\n",
    "+merge-conflict",
    { ...marks, on: "=======" },
  );
  family.edit(
    "an empty side",
    TRY,
    "    heading: Roles\n",
    both("    heading: Roles\n", ""),
    "+merge-conflict",
    marks,
  );
  family.edit(
    "markers that an editor has indented",
    TRY,
    "    heading: Roles\n",
    "    <<<<<<< HEAD\n    heading: Roles\n    =======\n    heading: Jobs\n    >>>>>>> main\n",
    "+merge-conflict",
    marks,
  );
  return family.mistakes;
}
