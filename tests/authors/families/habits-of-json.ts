import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** What people write who know JSON. */
export function json(dir: string): AuthorMistake[] {
  const family = new Family("habits of JSON", dir);
  const key = (file: string, from: string, to: string) =>
    family.edit(to, file, from, to, "text-after-quote|+json-comma", { mended: true, misleads: /'"/ });
  key("pages/contact.yaml", "heading: Contact Us", '"heading": "Contact Us",');
  key("pages/contact.yaml", "heading: Contact Us", 'heading: "Contact Us",');
  key("pages/contact.yaml", "heading: Contact Us", "heading: 'Contact Us',");
  key("pages/contact.yaml", "heading: Contact Us", 'heading: "Contact Us";');
  key("pages/about.yaml", "icon: handshake", 'icon: "handshake",');
  key(TRY, "href: /contact", '"href": "/contact",');
  key("data/jobs.yaml", "title: Data Engineer", 'title: "Data Engineer",');
  key("data/jobs.yaml", 'datePosted: "2025-05-12"', 'datePosted: "2025-05-12",');
  key("data/site.yaml", "brand: 2SD", '"brand": "2SD",');
  const plain = (file: string, line: string, sign: string, code: string) =>
    family.edit(`${line}${sign}`, file, line, line + sign, code, { mended: true });
  plain(TRY, "href: /contact", ",", "broken-link|bad-link|+json-comma");
  plain(TRY, "look: primary", ",", "not-allowed-value|+json-comma");
  plain(TRY, "limit: 3", ",", "wrong-type|+json-comma");
  plain(TRY, "index: false", ",", "wrong-type|+json-comma");
  plain(TRY, "source: articles", ";", "unknown-collection|+json-comma");
  plain(TRY, "type: figure", ",", "unknown-block-type|+json-comma");
  plain(TRY, "layout: bare", ";", "unknown-layout|+json-comma");
  plain("data/jobs.yaml", "remote: true", ",", "wrong-type|+json-comma");
  plain("data/jobs.yaml", "department: Data", ",", "not-allowed-value|+json-comma");
  plain("data/articles.yaml", "date: 2025-07-01", ",", "wrong-format|+json-comma");
  plain("data/articles.yaml", "author: callum-strachan", ",", "dangling-reference|+json-comma");
  family.edit(
    "a block as JSON with a comma behind it",
    TRY,
    "  - type: figure\n    figure: blueprint\n    caption: What it looks like.\n",
    '  - { "type": "figure", "caption": "What it looks like." },\n',
    "bracket-start|text-after-quote|+json-comma",
    { remedy: "fix", misleads: /quotation marks/ },
  );
  family.edit("null for a text", TRY, "heading: Roles", "heading: null", "empty-value|wrong-type", {
    remedy: "offer",
  });
  family.edit("None for a text", TRY, "limit: 3", "limit: None", "wrong-type", {});
  family.edit("undefined", TRY, "limit: 3", "limit: undefined", "wrong-type", {});
  family.edit("yes", "data/jobs.yaml", "remote: true", "remote: yes", "wrong-type", { mended: true });
  family.edit("no", TRY, "index: false", "index: no", "wrong-type", { mended: true });
  family.edit("0 for false", TRY, "index: false", "index: 0", "wrong-type", {
    remedy: "offer",
    mended: true,
  });
  family.edit("a number in quotation marks", TRY, "limit: 3", 'limit: "3"', "wrong-type", { mended: true });
  family.edit(
    "a truth value in quotation marks",
    "data/jobs.yaml",
    "remote: true",
    'remote: "true"',
    "wrong-type",
    { mended: true },
  );
  family.edit(
    "a list as one text",
    "data/jobs.yaml",
    "skills: [SQL, Python, dbt, Snowflake, Apache Kafka]",
    "skills: SQL, Python, dbt, Snowflake, Apache Kafka",
    "wrong-type",
    { remedy: "offer", mended: true },
  );
  family.edit(
    "a list as one text, with semicolons",
    "data/articles.yaml",
    "tags: [Delivery Practice, Language Models]",
    "tags: Delivery Practice; Language Models",
    "wrong-type",
    { remedy: "offer", mended: true },
  );
  family.edit(
    "a list in round brackets",
    "data/articles.yaml",
    "tags: [Delivery Practice, Language Models]",
    "tags: (Delivery Practice, Language Models)",
    "wrong-type",
    { remedy: "offer", mended: true },
  );
  family.edit(
    "decimal commas",
    "data/offices.yaml",
    "[13.4167, 52.5128]",
    "[13,4167, 52,5128]",
    "wrong-count",
    { remedy: "offer", mended: true },
  );
  family.edit(
    "a semicolon between numbers",
    "data/offices.yaml",
    "[13.4167, 52.5128]",
    "[13.4167; 52.5128]",
    "wrong-count|wrong-type",
    { remedy: "offer", mended: true },
  );
  return family.mistakes;
}
