import type { ProblemKind } from "./problem-kind.ts";

const view = "export default function View() {\n  return null;\n}\n";
const NOTE = {
  title: "Note",
  description: "A note.",
  type: "object",
  additionalProperties: false,
  "x-was": ["hint"],
  properties: {
    text: { type: "string", description: "What it says.", "x-was": ["body"] },
    align: {
      enum: ["start", "end"],
      description: "Side.",
      "x-values-were": { left: "start", right: "end" },
    },
    size: {
      type: "string",
      description: "Size.",
      "x-leaves": { on: "2020-01-01", instead: "Leave it out; the size follows the place." },
    },
  },
};
const beside = { "blocks/note/schema.json": JSON.stringify(NOTE), "blocks/note/view.tsx": view };
const migrating = {
  ...beside,
  "blocks/note/migrations.ts":
    'export default [{\n  version: 2,\n  about: "text is one option.",\n  when: (options) => "texts" in options,\n  migrate: (block) => block.rename("texts", "text"),\n}];\n',
};
const page = (block: string): string =>
  `title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n${block}`;

const guests = (field: string): string =>
  JSON.stringify({
    type: "object",
    additionalProperties: false,
    required: ["id"],
    properties: {
      id: { type: "string", description: "Key." },
      [field]: { type: "string", description: "What they say." },
    },
  });

/** Problems of what blocks and fields were before. */
export const changeProblems: Record<string, ProblemKind> = {
  "renamed-option": {
    severity: "error",
    title: "An option or field under its old name",
    cause: "The block or collection has changed, and the page, row or heading is still written as before.",
    cure: "Write the new name; npm run check -- --fix does it everywhere.",
    example: {
      beside,
      wrong: page("  - type: note\n    body: Hello\n"),
      right: page("  - type: note\n    text: Hello\n"),
      marks: "body",
    },
  },
  "renamed-field": {
    severity: "error",
    title: "A field that its definition calls otherwise",
    cause:
      "Rows and pages agree on a name, and the file that says which fields there are has another one; or pages agree on the name of a setting, and data/site.yaml has another one.",
    cure: "Write the name there that rows and pages use, or change them: one offer corrects the definition.",
    example: {
      file: "data/guests.schema.json",
      beside: {
        "data/guests.yaml": "- id: ana\n  quote: Good.\n- id: ben\n  quote: Better.\n",
        "pages/index.yaml": page(
          '  - type: card-grid\n    source: guests\n    item: { title: "${item.quote}" }\n',
        ),
      },
      wrong: guests("qoute"),
      right: guests("quote"),
      marks: "qoute",
    },
  },
  "renamed-value": {
    severity: "error",
    title: "A value under its old name",
    cause: "The block or collection has changed, and the page or row is still written as before.",
    cure: "Write the new name; npm run check -- --fix does it everywhere.",
    example: {
      beside,
      wrong: page("  - type: note\n    align: left\n"),
      right: page("  - type: note\n    align: start\n"),
      marks: "left",
    },
  },
  "renamed-block": {
    severity: "error",
    title: "A block type under its old name",
    cause: "The block has another name, and the page is still written as before.",
    cure: "Write the new name; npm run check -- --fix does it everywhere.",
    example: {
      beside,
      wrong: page("  - type: hint\n    text: Hello\n"),
      right: page("  - type: note\n    text: Hello\n"),
      marks: "hint",
    },
  },
  "leaving-option": {
    severity: "error",
    title: "A block or option on its way out",
    cause: "It can be used until a certain day, which is told as a warning; from that day on it is an error.",
    cure: "Do what the message says instead.",
    example: {
      beside,
      wrong: page("  - type: note\n    size: big\n"),
      right: page("  - type: note\n    text: Hello\n"),
      marks: "size",
    },
  },
  "old-form": {
    severity: "error",
    title: "A block in an older form",
    cause: "The options of the block have another shape now, and it brings along how to get there.",
    cure: "Run npm run migrate; with -- --dry-run it shows what it would change.",
    example: {
      beside: migrating,
      wrong: page("  - type: note\n    texts: Hello\n"),
      right: page("  - type: note\n    text: Hello\n"),
      marks: "note",
    },
  },
};
