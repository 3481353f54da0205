/** Block types for tests of the content engine; their own, so that a change of a real block breaks nothing here. */
const common = (name: string) => ({ $ref: `../../renderer/schema/common.json#/definitions/${name}` });
const block = (title: string, rest: Record<string, unknown>) =>
  JSON.stringify({ title, description: `${title}.`, type: "object", additionalProperties: false, ...rest });
const view = "export default () => null;\n";

const schemas: Record<string, string> = {
  hero: block("Hero", {
    required: ["heading"],
    properties: {
      heading: { description: "The page's main heading.", type: "string", minLength: 1, "x-heading": 1 },
      text: common("markdownInline"),
      align: { enum: ["start", "center"], default: "start", description: "Where the text stands." },
      actions: common("actions"),
      image: { ...common("image"), "x-picture": { width: 480, ratio: 1.78 } },
    },
  }),
  "card-grid": block("Card grid", {
    required: ["items"],
    "x-source": "items",
    properties: {
      heading: { description: "Heading of the section.", type: "string", minLength: 1, "x-heading": 2 },
      columns: { description: "Number of columns.", type: "integer", minimum: 1, maximum: 4, default: 3 },
      items: {
        description: "The cards.",
        type: "array",
        items: {
          type: "object",
          additionalProperties: false,
          required: ["title"],
          properties: {
            title: { description: "Name of the card.", type: "string", minLength: 1 },
            text: common("markdownInline"),
            href: common("link"),
            icon: common("icon"),
            tags: { type: "array", items: { type: "string" }, description: "Labels." },
            image: common("image"),
            isNew: { type: "boolean", description: "Marks the card." },
          },
        },
      },
    },
  }),
  list: block("List", {
    required: ["items"],
    "x-source": "items",
    "x-rows": "rows",
    properties: {
      filter: { description: "Field to filter by.", type: "string", "x-kind": "field" },
      items: { description: "Blocks.", type: "array", items: common("block") },
    },
  }),
  section: block("Section", {
    required: ["blocks"],
    properties: {
      heading: { type: "string", description: "Heading.", "x-heading": 2 },
      blocks: common("blocks"),
    },
  }),
  prose: block("Prose", {
    required: ["text"],
    properties: {
      text: common("markdown"),
      parts: {
        type: "array",
        description: "Parts.",
        items: {
          type: "object",
          additionalProperties: false,
          properties: { id: { type: "string", "x-anchor": true, description: "Anchor." } },
        },
      },
    },
  }),
  body: block("Body", {
    required: ["files"],
    properties: { files: common("body"), marker: { type: "string", "x-kind": "marker" } },
  }),
  notice: block("Notice", {
    required: ["title"],
    properties: {
      title: {
        type: "string",
        minLength: 3,
        maxLength: 20,
        not: { const: "Secret" },
        description: "What it says.",
      },
      date: { type: "string", format: "date", description: "Day." },
      tags: {
        type: "array",
        maxItems: 3,
        uniqueItems: true,
        items: { type: "string" },
        description: "Labels.",
      },
      from: { type: "number", description: "Start." },
      to: { type: "number", description: "End." },
      cell: {
        description: "A text, or a text with a link.",
        oneOf: [
          { type: "string" },
          {
            type: "object",
            additionalProperties: false,
            required: ["text", "href"],
            properties: { text: { type: "string" }, href: common("link") },
          },
        ],
      },
    },
  }),
};

const noticeRules = `export default function check(options, measure) {
  const problems = options.from > options.to ? [{ path: ["to"], message: '"to" must not be below "from".' }] : [];
  (options.tags ?? []).forEach((text, index) => {
    const over = Math.ceil(measure(text, { size: 16 }) - 250);
    if (over > 0) problems.push({ path: ["tags", index], tooLong: { text, over, place: "a tag" } });
  });
  return problems;
}
`;

/** The files of the blocks, by path in the site. */
export const mockBlocks: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => [
      [`blocks/${name}/schema.json`, schema],
      [`blocks/${name}/view.tsx`, view],
    ]),
  ),
  "blocks/notice/rules.ts": noticeRules,
};
