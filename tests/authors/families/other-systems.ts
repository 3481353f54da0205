import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Files and keys of Hugo, Jekyll, WordPress and their like. */
export function otherSystems(dir: string): AuthorMistake[] {
  const family = new Family("habits of other systems", dir);
  const page = family.textOf(TRY);
  family.files(
    "front matter with a text behind it",
    { [TRY]: `---\ntitle: News\nlayout: post\n---\n\n# News\n\nWe moved.\n` },
    TRY,
    "several-documents|+front-matter",
    { lines: [1, 4] },
  );
  family.files("a page between three dashes", { [TRY]: `---\n${page}---\n` }, TRY, "several-documents", {
    lines: [1, page.split("\n").length + 1],
    mended: page,
  });
  family.files(
    "TOML front matter",
    { [TRY]: `+++\ntitle = "News"\ndraft = true\n+++\n\nWe moved.\n` },
    TRY,
    "+front-matter|unreadable|missing-colon",
    { lines: [1] },
  );
  family.files(
    "a page as JSON with comments",
    { [TRY]: `{\n  // the news\n  "title": "News",\n  "blocks": []\n}\n` },
    TRY,
    "+foreign-comment",
    { lines: [2] },
  );
  family.files(
    "a page as Markdown",
    { [TRY]: "# News\n\nWe moved to *Berlin*.\n\n- one\n- two\n" },
    TRY,
    "not-a-page|+stray-text|unreadable|list-without-name",
    { lines: [1, 3] },
  );
  family.files(
    "a page as HTML",
    { [TRY]: "<!doctype html>\n<html>\n<h1>News</h1>\n</html>\n" },
    TRY,
    "not-a-page|+stray-text|unreadable|html-in-text",
    { lines: [1] },
  );
  family.files(
    "a block as a page",
    { [TRY]: "- type: hero\n  heading: News\n- type: figure\n  caption: What it looks like.\n" },
    TRY,
    "not-a-page",
    { lines: [1] },
  );
  family.files(
    "options of a block as a page",
    { [TRY]: "type: hero\nheading: News\ntext: We moved.\n" },
    TRY,
    "not-a-page|missing-option|unknown-option",
    { lines: [1] },
  );
  const keys: [line: string, meant?: string][] = [
    ["date: 2025-07-01"],
    ["permalink: /news"],
    ["slug: news"],
    ["published: false"],
    ["tags: [a, b]"],
    ["author: Anna"],
    ["head: { title: x }"],
    ["meta: { robots: noindex }"],
    ["noindex: true"],
    ["alias: /news"],
    ["redirect_from: /news"],
    ["name: News"],
    ["sections: []"],
    ["Title: News"],
    ["TITLE: News"],
    ["canonical: /about"],
    ["keywords: a, b"],
    ["template: bare"],
  ];
  for (const [line, meant] of keys)
    family.edit(
      line,
      TRY,
      "index: false\n",
      `index: false\n${line}\n`,
      line.startsWith("T") ? "unknown-option|duplicate-name" : "unknown-option",
      { on: line, marks: line.split(":")[0]!, ...(meant && { meant }), remedy: "offer" },
    );
  const options: string[] = [
    "class: wide",
    "className: wide",
    'style: "color: red"',
    "Heading: Jobs",
    "title: Jobs",
    "html: x",
    "background: red",
    "data-x: y",
    "heading-level: 2",
    "url: /x",
    "link: /x",
  ];
  for (const line of options)
    family.edit(line, TRY, "    limit: 3\n", `    limit: 3\n    ${line}\n`, "unknown-option", {
      on: `    ${line}`,
      remedy: "offer",
    });
  return family.mistakes;
}
