import { closedSchema, type HostileSites, page } from "./hostile-site.ts";

/** Names that every object of JavaScript has, and the one that changes what it inherits. */
const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];

/** What a name of JavaScript comes to, wherever an author may write a name. */
export const nameSites: HostileSites = Object.fromEntries(names.flatMap(sitesOf));

function sitesOf(name: string): [string, HostileSites[string]][] {
  const isProto = name === "__proto__";
  const onX = (text: string, ...problems: string[]) => ({
    files: { "pages/x.yaml": text },
    problems: problems.map((problem) => `pages/x.yaml:${problem}`),
  });
  const extra = (schema: string, rows: string) => ({
    "data/extra.schema.json": schema,
    "data/extra.yaml": rows,
  });
  const sites: HostileSites = {
    "a block type": onX(page(`  - type: ${name}\n`), "6:11 unknown-block-type"),
    "an option": onX(page(`    ${name}: 1\n`), `6:5 ${isProto ? "reserved-name" : "unknown-option"}`),
    "a key of a page": onX(`${page()}${name}: 1\n`, `6:1 ${isProto ? "reserved-name" : "unknown-option"}`),
    "an icon": onX(
      page(`  - type: card-grid\n    heading: H\n    items: [{ title: a, icon: ${name} }]\n`),
      "8:31 unknown-icon",
    ),
    "a source": onX(
      page(`  - type: card-grid\n    heading: H\n    source: ${name}\n    item: { title: a }\n`),
      "8:13 unknown-collection",
    ),
    "a layout": onX(
      `${page()}layout: ${name}\n`,
      `6:9 ${name === "constructor" ? "unknown-layout" : "wrong-format"}`,
    ),
    "fields in bindings": onX(
      page(`    text: "\${site.${name}} \${count.${name}} \${page.${name}}"\n`),
      "6:19 bad-binding",
      `6:${29 + name.length} bad-binding`,
      `6:${38 + 2 * name.length} bad-binding`,
    ),
    "what a list is sorted by": onX(
      page(
        `  - type: card-grid\n    heading: H\n    source: jobs\n    sort: ${name}\n    item: { title: a }\n`,
      ),
      "9:11 unknown-field",
    ),
    "the name of a switch": {
      files: { "pages/x.yaml": page(`# check-off: ${name}\n`) },
      problems: ["pages/x.yaml:6:14 bad-switch-off"],
    },
    "a field of a row": {
      files: { "data/team.yaml": `- id: ana\n  name: A\n  ${name}: x\n` },
      problems: [`data/team.yaml:3:3 ${isProto ? "reserved-name" : "unknown-field"}`],
    },
    "the key of a row, referred to": {
      files: {
        "data/team.yaml": `- id: ${name}\n  name: A\n- id: ana\n  name: B\n`,
        "data/jobs.yaml": `- slug: a\n  title: T\n  department: Data\n  skills: [${name}]\n  lead: ${name}\n`,
      },
      problems: [],
    },
    "a field that every row needs": {
      files: extra(closedSchema({ id: { type: "string" } }, { required: [name] }), "- id: a\n"),
      problems: ["data/extra.schema.json:1:97 bad-schema"],
    },
    "a collection that is referred to": {
      files: extra(
        closedSchema({ id: { type: "string" }, other: { type: "string", "x-ref": name } }),
        "- id: a\n  other: b\n",
      ),
      problems: ["data/extra.schema.json:1:117 bad-schema"],
    },
    "a definition that is referred to": {
      files: {
        "blocks/bad/schema.json": closedSchema({ a: { $ref: `#/definitions/${name}` } }),
        "blocks/bad/view.tsx": "",
      },
      problems: ["blocks/bad/schema.json:1:73 bad-schema"],
    },
  };
  return Object.entries(sites).map(([what, site]) => [`${name} as ${what}`, site]);
}
