import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Braces and brackets, and what is written on one line. */
export function flow(dir: string): AuthorMistake[] {
  const family = new Family("braces and single lines", dir);
  const widths = "{ base: 1, md: 3 }";
  const form = (to: string, code: string, mended: string | undefined = widths) =>
    family.edit(
      to,
      TRY,
      widths,
      to,
      code,
      mended ? { mended, misleads: /quotation marks/ } : { remedy: "offer" },
    );
  form("{base:1, md:3}", "missing-space", "{base: 1, md: 3}");
  form("{ base:1, md: 3 }", "missing-space");
  form("{ base: 1 md: 3 }", "missing-comma");
  form("{ base: 1; md: 3 }", "missing-comma");
  form("{ base = 1, md = 3 }", "missing-colon");
  form("{ base: 1, md: 3", "unclosed-bracket");
  form("base: 1, md: 3 }", "unclosed-bracket");
  form("( base: 1, md: 3 )", "colon-in-text", "");
  form("[ base: 1, md: 3 ]", "wrong-type", "");
  form("base: 1, md: 3", "colon-in-text", "");
  form('"{ base: 1, md: 3 }"', "wrong-type");
  form("{ base: 1, md: 3 }}", "unreadable|bracket-start|+unopened-bracket");
  form("{ base: 1,, md: 3 }", "unreadable|+double-comma|bad-name");
  for (const [from, to] of [
    [
      "text: less to pay in our blueprint for cloud cost }",
      "text: less to pay, as our blueprint for cloud cost shows }",
    ],
    [
      "text: from the first look at the bill to the report }",
      "text: from first look, over two talks, to the report }",
    ],
    ["title: Read the bill, text:", "title: Read the bill, line by line, text:"],
    ["{ title: The way back, text:", "{ title: The way back, and on again, text:"],
  ] as const)
    family.edit(to, "pages/cloud-cost-review.yaml", from, to, "text-cut-off", {
      remedy: "offer",
      misleads: /has no option/,
    });
  family.edit(
    "type and option on one line",
    TRY,
    "- type: hero\n    size: compact\n",
    "- type: hero size: compact\n",
    "colon-in-text|+two-on-a-line",
    { remedy: "offer", mended: true, misleads: /quotation marks/ },
  );
  family.edit(
    "type and option with a comma",
    TRY,
    "- type: hero\n    size: compact\n",
    "- type: hero, size: compact\n",
    "colon-in-text|+two-on-a-line",
    { remedy: "offer", mended: true, misleads: /quotation marks/ },
  );
  family.edit(
    "label and href on one line",
    TRY,
    "- label: About us\n        href: /about\n",
    "- label: About us href: /about\n",
    "colon-in-text|+two-on-a-line",
    { remedy: "offer", mended: true },
  );
  family.edit(
    "two fields of a row on one line",
    "data/jobs.yaml",
    "  remote: true\n  countryCode: DE\n",
    "  remote: true countryCode: DE\n",
    "colon-in-text|+two-on-a-line",
    { remedy: "offer", mended: true },
  );
  family.edit(
    "a dash on the line of the name",
    TRY,
    "    actions:\n      - label: Contact us\n",
    "    actions: - label: Contact us\n",
    "list-on-line",
    { remedy: "offer" },
  );
  family.edit(
    "a block named without type",
    TRY,
    "- type: figure\n    figure: blueprint\n    caption: What it looks like.\n",
    "- figure:\n      caption: What it looks like.\n",
    "missing-type",
    { remedy: "offer" },
  );
  family.edit(
    "a block keyed with options beside it",
    TRY,
    "- type: figure\n    figure: blueprint\n",
    "- figure:\n    figure: blueprint\n",
    "missing-type|duplicate-name",
    { remedy: "offer" },
  );
  family.edit(
    "blocks as a group",
    TRY,
    "blocks:\n  - type: hero",
    "blocks:\n  hero:\n    size: compact\n  - type: hero",
    "missing-dash|wrong-type|not-a-block|+lost-entry-start",
    { on: "  hero:" },
  );
  family.edit("= for a colon", TRY, "heading: Roles", "heading = Roles", "missing-colon", { mended: true });
  family.edit("=> for a colon", TRY, "heading: Roles", "heading => Roles", "missing-colon", { mended: true });
  family.edit(
    ":: for a colon",
    TRY,
    "heading: Roles",
    "heading:: Roles",
    "unknown-option|missing-space|+double-colon",
    { mended: true },
  );
  family.edit(":= for a colon", TRY, "heading: Roles", "heading := Roles", "missing-colon|unknown-option", {
    mended: true,
  });
  family.edit("; for a colon", TRY, "heading: Roles", "heading; Roles", "missing-colon", { mended: true });
  family.edit("a space before the colon", TRY, "heading: Roles", "heading : Roles: open", "colon-in-text", {
    remedy: "fix",
    mended: 'heading : "Roles: open"',
  });
  family.edit("a full stop for a colon", TRY, "heading: Roles", "heading. Roles", "missing-colon", {
    remedy: "offer",
    mended: true,
  });
  family.edit("an open quotation mark", TRY, "heading: Roles", 'heading: "Roles', "unclosed-quote", {
    mended: 'heading: "Roles"',
  });
  family.edit(
    "a lost opening quotation mark",
    TRY,
    "heading: Roles",
    'heading: Roles"',
    "+unopened-quote|unclosed-quote",
    { mended: true },
  );
  family.edit(
    "a lost opening quotation mark in a row",
    "data/jobs.yaml",
    'datePosted: "2025-05-12"',
    'datePosted: 2025-05-12"',
    "wrong-format|+unopened-quote",
    { mended: "datePosted: 2025-05-12" },
  );
  family.edit(
    "two quotation marks",
    TRY,
    "heading: Roles",
    'heading: ""Roles""',
    "text-after-quote|quote-inside",
    { remedy: "offer", mended: 'heading: "Roles"', misleads: /'""/ },
  );
  family.edit(
    "quotation marks in quotation marks",
    TRY,
    "heading: Roles",
    'heading: "Our "best" roles"',
    "quote-inside|text-after-quote",
    { mended: "heading: 'Our \"best\" roles'" },
  );
  family.edit(
    "an apostrophe in single quotation marks",
    TRY,
    "heading: Roles",
    "heading: 'What's open'",
    "quote-inside",
    { mended: "heading: 'What''s open'" },
  );
  return family.mistakes;
}
