import { type AuthorMistake, Family } from "./mistake.ts";

/** Mistakes in what other files stand on: they are told where they are, and not where they are felt. */
export function consequences(dir: string): AuthorMistake[] {
  const family = new Family("consequences", dir);
  const layout = "pages/_layout.yaml";
  family.edit("a misspelt option", layout, "    tagline: ", "    taglin: ", "unknown-option", {
    mended: true,
    meant: "tagline",
  });
  family.edit(
    "a misspelt type",
    layout,
    "- type: cookie-banner",
    "- type: cookie-baner",
    "unknown-block-type",
    { mended: true, meant: "cookie-banner" },
  );
  family.edit("a broken link", layout, "href: /platform", "href: /platfrom", "broken-link", {
    mended: true,
    meant: "/platform",
  });
  family.edit("no value", layout, "    accept: Accept", "    accept:", "empty-value");
  family.edit("a broken line", layout, "    reject: Reject", "    reject Reject", "missing-colon", {
    mended: true,
  });
  family.edit("an open quotation mark", layout, 'number: "2"', 'number: "2', "unclosed-quote", {
    mended: true,
  });
  family.edit("a misspelt setting", layout, "${site.tagline}", "${site.taglin}", "bad-binding", {
    mended: true,
    meant: "tagline",
  });
  family.edit(
    "an unknown icon among the settings",
    "data/site.yaml",
    "icon: code-host",
    "icon: code-hots",
    "unknown-icon",
    { mended: true },
  );
  family.edit(
    "a misspelt field of the settings",
    "data/site.yaml",
    "legalName:",
    "legalname:",
    "unknown-field",
    { mended: true, meant: "legalName" },
  );
  family.edit("the brand misspelt", "data/site.yaml", "brand: 2SD", "brnd: 2SD", "unknown-field", {
    mended: true,
    meant: "brand",
  });
  family.edit("the brand without a space", "data/site.yaml", "brand: 2SD", "brand:2SD", "missing-space", {
    mended: true,
  });
  family.edit("the brand without a value", "data/site.yaml", "brand: 2SD", "brand:", "empty-value");
  family.edit("the brand is lost", "data/site.yaml", "brand: 2SD\n", "", "missing-option", {
    on: "legalName",
  });
  family.edit(
    "the phone is lost",
    "data/site.yaml",
    "phone: +44 20 7946 0210\n",
    "",
    "missing-option|bad-binding",
    { on: ["brand:", "email:", "apiHost"] },
  );
  family.edit(
    "the settings are a list",
    "data/site.yaml",
    "brand: 2SD",
    "- brand: 2SD",
    "wrong-type|missing-dash|list-without-name|wrong-indentation|+stray-dash",
    {},
  );
  family.edit(
    "a broken link in a row",
    "data/events.yaml",
    "registrationUrl: /contact?",
    "registrationUrl: /contcat?",
    "broken-link",
    { mended: true },
  );
  family.edit(
    "a missing picture in a row",
    "data/events.yaml",
    "image: /images/events/evaluating",
    "image: /images/events/evaluatign",
    "missing-image",
    { mended: true },
  );
  family.edit(
    "an address without a protocol in a row",
    "data/leaders.yaml",
    "linkedin: https://linkedin.example/in/amara",
    "linkedin: linkedin.example/in/amara",
    "bad-link",
    { remedy: "offer", mended: true },
  );
  family.edit(
    "a slug with capitals",
    "data/jobs.yaml",
    "slug: data-engineer",
    "slug: Data-Engineer",
    "wrong-format|bad-route",
    { mended: true },
  );
  family.edit(
    "a slug with a space",
    "data/articles.yaml",
    "slug: yogi-platform-launch",
    "slug: yogi platform launch",
    "wrong-format|bad-route",
    { remedy: "offer", mended: true },
  );
  family.edit("a slug misspelt", "data/blueprints.yaml", "- slug: ", "- slgu: ", "unknown-field", {
    mended: true,
    meant: "slug",
  });
  family.edit("a key misspelt", "data/authors.yaml", "- id: callum", "- di: callum", "unknown-field", {
    mended: true,
    meant: "id",
  });
  family.edit(
    "a row that cannot be read",
    "data/authors.yaml",
    "  name: Arjun",
    "  name Arjun",
    "missing-colon",
    { mended: true },
  );
  family.edit(
    "a data file that cannot be read",
    "data/services.yaml",
    "- id: ",
    "- id: [",
    "unclosed-bracket|bracket-start|wrong-type",
    { remedy: "offer" },
  );
  family.edit(
    "an id that others lead to",
    "pages/about.yaml",
    "id: how-we-work",
    "id: how we work",
    "wrong-format",
    { mended: true },
  );
  family.edit(
    "an id that others lead to, misspelt",
    "pages/technologies/other.yaml",
    "    id: stack",
    "    id: stakc",
    "broken-anchor",
    {},
  );
  family.mistakes.pop();
  family.edit(
    "an id with a capital letter",
    "pages/contact.yaml",
    "id: inquiry",
    "id: Inquiry",
    "wrong-format|+capital-id",
    { mended: true },
  );
  family.edit(
    "a page with an error that others lead to",
    "pages/about.yaml",
    "heading: Leadership",
    "heading:",
    "empty-value",
  );
  family.edit(
    "a page that others lead to, unreadable",
    "pages/contact.yaml",
    "blocks:",
    "blocks",
    "missing-colon",
    { mended: true },
  );
  family.edit(
    "a wrong kind for a field that pages show",
    "data/jobs.yaml",
    "skills: [SQL, Python, dbt, Snowflake, Apache Kafka]",
    "skills: 5",
    "wrong-type",
  );
  family.edit(
    "a row without what pages ask for",
    "data/jobs.yaml",
    "  descriptionExcerpt: >-\n    Build pipelines in which every figure has a test, an owner and a history. You will move nightly batch loads to\n    streams where that pays, model tables that analysts understand without asking, and keep the monthly warehouse bill\n    within its budget.\n",
    "",
    "missing-field|missing-option",
    { on: "- id: data-engineer" },
  );

  const schema = "data/jobs.schema.json";
  const put = (name: string, from: string, to: string, code = "bad-schema") =>
    family.edit(name, schema, from, to, code, {});
  put("a comma too many", '"type": "boolean"\n    },\n    "city"', '"type": "boolean",\n    },\n    "city"');
  put("a comma too few", '"x-key": "id",\n', '"x-key": "id"\n');
  put("a comment", '"x-key": "id",', '// the key\n  "x-key": "id",');
  put("single quotation marks", '"x-key": "id"', "'x-key': 'id'");
  put("an unknown type", '"type": "boolean"', '"type": "bool"');
  put("a type of one's own", '"type": "boolean"', '"type": "date"');
  put("a misspelt keyword", '"required": [', '"requierd": [', "bad-schema|+unknown-keyword");
  put("a required field that is none", '    "slug",\n', '    "slugs",\n', "bad-schema|+unknown-required");
  put("a key that is no field", '"x-key": "id"', '"x-key": "key"');
  put("a kind that is none", '"type": "boolean"', '"type": "string", "x-kind": "picture"');
  put("a pattern that is none", '"pattern": "^[A-Z]{2}$"', '"pattern": "^[A-Z{2}$"');
  put("properties as a list", '"enum": ["Full-time", "Contract"]', '"enum": "Full-time, Contract"');
  family.edit(
    "a reference to nowhere",
    "data/articles.schema.json",
    '"x-ref": "authors"',
    '"x-ref": "autors"',
    "bad-schema|dangling-reference",
    {},
  );
  family.files("an empty schema", { [schema]: "" }, schema, "bad-schema");
  family.files("a schema as YAML", { [schema]: "type: object\nproperties: {}\n" }, schema, "bad-schema");
  const rule = (text: string, code: string, lines: readonly number[] = [1], mended?: string) =>
    family.files(`checks.yaml: ${text.trim()}`, { "checks.yaml": text }, "checks.yaml", code, {
      lines,
      remedy: mended ? "fix" : "offer",
    });
  rule("duplicate-title: of\n", "not-allowed-value", [1], "x");
  rule("dupliate-title: off\n", "unknown-option", [1], "x");
  rule("duplicate-title: false\n", "wrong-type|not-allowed-value", [1]);
  rule("duplicate-title: no\n", "not-allowed-value");
  rule("duplicate-title: Off\n", "not-allowed-value", [1], "x");
  rule("duplicate-title: warn\n", "not-allowed-value");
  rule("duplicate-title: 0\n", "wrong-type|not-allowed-value");
  rule("off: duplicate-title\n", "unknown-option");
  rule("- duplicate-title\n", "wrong-type");
  rule("duplicate-title\n", "wrong-type|missing-colon");
  rule("duplicate-title off\n", "missing-colon|wrong-type");
  rule("missing-option: off\n", "unknown-option|+no-rule");
  rule("rules:\n  duplicate-title: off\n", "unknown-option");
  rule("duplicate-title: off\nduplicate-title: error\n", "duplicate-name", [2]);
  rule("# nothing yet\n", "nothing");
  family.mistakes.pop();
  return family.mistakes;
}
