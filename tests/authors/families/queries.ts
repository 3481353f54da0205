import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Queries as databases and other site makers want them. */
export function queries(dir: string): AuthorMistake[] {
  const family = new Family("queries", dir);
  const option = (
    from: string,
    to: string,
    code: string,
    mended?: string | true,
    extra: { misleads?: RegExp; remedy?: "offer" } = {},
  ) =>
    family.edit(to, TRY, from, to, code, {
      // What is added stands on the line below.
      on: to.split("\n").at(-1)!,
      ...(mended !== undefined && { mended }),
      ...extra,
    });
  const sort = "sort: -date";
  option(sort, "sort: date desc", "unknown-field|+sort-direction", true, { misleads: /Fields:/ });
  option(sort, "sort: date DESC", "unknown-field|+sort-direction", true);
  option(sort, "sort: date descending", "unknown-field|+sort-direction", true);
  option(sort, "sort: date asc", "unknown-field|+sort-direction", "sort: date");
  option(sort, "sort: desc", "unknown-field|+sort-direction");
  option(sort, "sort: +date", "unknown-field|+sort-direction", "sort: date");
  option(sort, "sort: date-", "unknown-field|+sort-direction", true, { remedy: "offer" });
  option(sort, "sort: - date", "list-on-line", true);
  option(sort, 'sort: "- date"', "unknown-field|+sort-direction", true);
  option(sort, "sort: !date", "yaml-tag", undefined, { remedy: "offer", misleads: /"!date"/ });
  option(sort, "sort: date, title", "unknown-field", "sort: [date, title]");
  option(sort, "sort: -date, title", "unknown-field", "sort: [-date, title]");
  option(sort, "sort: { date: -1 }", "wrong-type|+sort-direction", true, { misleads: /quotation marks/ });
  option(sort, "sort: { date: desc }", "wrong-type|+sort-direction", true, { misleads: /quotation marks/ });
  option(sort, "sort: { field: date, order: desc }", "wrong-type|+sort-direction", true, {
    misleads: /quotation marks/,
  });
  option(sort, "sort: [date, desc]", "unknown-field|+sort-direction", true);
  option(sort, "sort: date:desc", "unknown-field|+sort-direction|missing-space", true);
  option(sort, "sort: ${item.date}", "unknown-field|bad-binding", "sort: date");
  option(sort, "sort: item.date", "unknown-field", "sort: date");
  option(sort, "sort: --date", "unknown-field", true);
  option(sort, "sort: Date", "unknown-field", "sort: date");
  option(sort, "sort: newest", "unknown-field");
  option(sort, "sort: true", "unknown-field|wrong-type");
  option(sort, "sort: date\n    order: desc", "unknown-option", true, { remedy: "offer" });
  option(sort, "orderBy: -date", "unknown-option", true, { remedy: "offer" });
  option(sort, "sortBy: -date", "unknown-option", true);
  option(sort, "sort: -date\n    reverse: true", "unknown-option");
  const where = "where: { category: Enterprise AI }";
  option(where, "where: category = Enterprise AI", "wrong-type", true, { remedy: "offer" });
  option(where, "where: category: Enterprise AI", "colon-in-text|wrong-type", true, {
    remedy: "offer",
    misleads: /quotation marks/,
  });
  option(where, "where: category == 'Enterprise AI'", "wrong-type", true, { remedy: "offer" });
  option(where, 'where: "category == Enterprise AI"', "wrong-type", true, { remedy: "offer" });
  option(where, "where: { category: { $eq: Enterprise AI } }", "wrong-type", true, { remedy: "offer" });
  option(where, "where: { category: { $in: [Enterprise AI] } }", "wrong-type", undefined, {
    remedy: "offer",
  });
  option(where, "where: { category: { not: Enterprise AI } }", "wrong-type");
  option(where, "where: [category, Enterprise AI]", "wrong-type", true, { remedy: "offer" });
  option(where, 'where: { category: "!Enterprise AI" }', "not-allowed-value");
  option(where, 'where: { category: "!= Enterprise AI" }', "not-allowed-value");
  option(where, 'where: { category: "*" }', "not-allowed-value");
  option(
    where,
    "where: { category: Enterprise AI, Cloud }",
    "not-allowed-value|empty-value|unknown-field|unreadable|+list-without-brackets",
    undefined,
    { remedy: "offer" },
  );
  option(where, "where: { category: enterprise ai }", "not-allowed-value", true);
  option(where, "where: { Category: Enterprise AI }", "unknown-field", true);
  option(where, "where: { item.category: Enterprise AI }", "unknown-field", true);
  option(where, "where: { field: category, value: Enterprise AI }", "unknown-field", true, {
    remedy: "offer",
  });
  option(where, 'where: { date: "> 2025-01-01" }', "wrong-format|+no-comparison");
  option(where, "where: { featured: yes }", "wrong-type", "where: { featured: true }");
  option(where, "where:\n      - category: Enterprise AI", "wrong-type", undefined, { remedy: "offer" });
  option(where, "where: { author: nobody }", "dangling-reference");
  option(where, "where: {}", "wrong-type|wrong-count|empty-value");
  option(where, "where:", "empty-value|wrong-type");
  option(where, "filter: { category: Enterprise AI }", "unknown-option", true, { remedy: "offer" });
  const limit = "limit: 3";
  for (const value of [
    "all",
    "-1",
    "0",
    "3 items",
    "3.5",
    "none",
    "three",
    "[3]",
    "{ max: 3 }",
    "${site.limit}",
    "first 3",
  ])
    option(
      limit,
      `limit: ${value}`,
      /^(-1|0|3\.5)$/.test(value) ? "out-of-range|wrong-type" : "wrong-type|out-of-range|bad-binding",
      undefined,
      { misleads: /quotation marks/ },
    );
  for (const key of ["count: 3", "max: 3", "take: 3", "first: 3", "limit: 3\n    offset: 2"])
    option(limit, key, "unknown-option", undefined, { remedy: "offer" });
  option(limit, "LIMIT: 3", "unknown-option", true);
  option(limit, "limits: 3", "unknown-option", true);
  const source = "source: articles";
  for (const value of [
    "data/articles.yaml",
    "articles.yaml",
    "Articles",
    "article",
    "/data/articles",
    "./articles",
    "${articles}",
    "data.articles",
    "site.articles",
    "from articles",
    "[articles]",
    "articles, jobs",
    "$articles",
    "collections.articles",
    '"articles "',
  ])
    option(
      source,
      `source: ${value}`,
      "unknown-collection|bad-source|wrong-type",
      /,/.test(value) ? undefined : true,
      {
        misleads: /quotation marks/,
        ...(/from|site|collections|\[/.test(value) && { remedy: "offer" as const }),
      },
    );
  for (const key of ["from: articles", "collection: articles", "data: articles", "src: articles"])
    option(source, key, "unknown-option|missing-option", true, { remedy: "offer" });
  option(source, "sources: articles", "unknown-option", true);
  const page = "pages/jobs/[slug].yaml";
  family.edit("each: job", page, "each: jobs", "each: job", "unknown-collection", {
    mended: true,
    meant: "jobs",
  });
  family.edit("each: data/jobs.yaml", page, "each: jobs", "each: data/jobs.yaml", "unknown-collection", {
    mended: true,
  });
  family.edit(
    "each: ${jobs}",
    page,
    "each: jobs",
    "each: ${jobs}",
    "unknown-collection|bad-source|bad-binding",
    { mended: true },
  );
  family.edit("source instead of each", page, "each: jobs", "source: jobs", "unknown-option|each-and-name", {
    remedy: "offer",
    mended: true,
  });
  family.edit("each is gone", page, "each: jobs\n", "", "each-and-name", { on: "title:" });
  family.edit(
    "each with a wrong where",
    page,
    "each: jobs\n",
    "each: jobs\nwhere: { type: Ful-time }\n",
    "not-allowed-value",
    { on: "where:", meant: "Full-time" },
  );
  family.edit(
    "each with an unknown field",
    page,
    "each: jobs\n",
    "each: jobs\nwhere: { team: Data }\n",
    "unknown-field",
    { on: "where:" },
  );
  family.edit(
    "each that chooses no row",
    page,
    "each: jobs\n",
    "each: jobs\nwhere: { city: Atlantis }\n",
    "+nothing-chosen",
    { on: "where:" },
  );
  family.edit("each with a word as limit", page, "each: jobs\n", "each: jobs\nlimit: all\n", "wrong-type", {
    on: "limit:",
  });
  family.edit(
    "each with a wrong sort",
    page,
    "each: jobs\n",
    "each: jobs\nsort: date desc\n",
    "unknown-field|+sort-direction",
    { on: "sort:" },
  );
  return family.mistakes;
}
