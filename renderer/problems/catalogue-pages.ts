import type { ProblemKind } from "./problem-kind.ts";

/** A page with the given blocks. */
const page = (blocks: string): string =>
  `title: Home\ndescription: What we do.\nblocks:\n${blocks.replace(/^/gm, "  ")}\n`;
const hero = (lines: string): string => page(`- type: hero\n${lines.replace(/^/gm, "  ")}`);
const grid = (lines: string): string =>
  page(`- type: hero\n  heading: Home\n- type: card-grid\n  heading: Cards\n${lines.replace(/^/gm, "  ")}`);
const notice = (lines: string): string =>
  page(`- type: hero\n  heading: Home\n- type: notice\n${lines.replace(/^/gm, "  ")}`);

/** A page that is made of rows, but for what chooses them. */
const OF_JOBS =
  "title: ${item.title}\ndescription: A job.\nindex: false\nblocks:\n  - type: hero\n    heading: ${item.title}\neach: jobs\n";

/** Problems of what a page, a block or a row says, seen in its own file. */
export const pageProblems: Record<string, ProblemKind> = {
  "not-a-page": {
    severity: "error",
    title: "The file is not a page",
    cause: "A page is a group of keys such as title and blocks.",
    cure: "Start with title: and blocks:.",
    example: {
      wrong: "- type: hero\n  heading: Home\n",
      right: hero("heading: Home"),
      marks: "- type: hero",
    },
  },
  "not-a-list": {
    severity: "error",
    title: "A data file is not a list",
    cause: "Every file in data/ except site.yaml is a list of rows.",
    cure: "Start each row with a dash.",
    example: {
      file: "data/team.yaml",
      wrong: "id: ana\nname: Ana\n",
      right: "- id: ana\n  name: Ana\n",
      marks: "id: ana",
    },
  },
  "not-a-block": {
    severity: "error",
    title: "An entry of blocks is not a block",
    cause: "A block is a group of options that starts with its type.",
    cure: "Write - type: and the name of a block type.",
    example: { wrong: page("- hero"), right: hero("heading: Home"), marks: "hero" },
  },
  "missing-type": {
    severity: "error",
    title: "A block without a type",
    cause: "The type says which options a block has.",
    cure: "Start the block with - type: and the name of a block type.",
    example: { wrong: page("- heading: Home"), right: hero("heading: Home"), marks: "heading" },
  },
  "unknown-block-type": {
    severity: "error",
    title: "An unknown block type",
    cause: "There is no folder of this name in blocks/.",
    cure: "Use one of the block types that the message lists.",
    example: { wrong: page("- type: heroo\n  heading: Home"), right: hero("heading: Home"), marks: "heroo" },
  },
  "misplaced-block": {
    severity: "error",
    title: "A block where it may not stand",
    cause:
      "Some blocks are parts of lists, some stand on their own, some only once on a page, and a fixed header hides what stands above it.",
    cure: "Move the block to where the message says, or remove it.",
    example: {
      beside: {
        "blocks/badge/view.tsx": "export default () => null;\n",
        "blocks/badge/schema.json": JSON.stringify({
          type: "object",
          description: "A label.",
          additionalProperties: false,
          "x-place": ["inside"],
          properties: { label: { type: "string", description: "What it says." } },
        }),
      },
      wrong: page("- type: hero\n  heading: Home\n- type: badge\n  label: New"),
      right: page("- type: hero\n  heading: Home\n- type: section\n  blocks: [{ type: badge, label: New }]"),
      marks: "badge",
    },
  },
  "unknown-option": {
    severity: "error",
    title: "An unknown option",
    cause: "The block, page or group has no option of this name, so it would have no effect.",
    cure: "Correct the name, or remove the line.",
    example: { wrong: hero("headng: Home"), right: hero("heading: Home"), marks: "headng" },
  },
  "missing-option": {
    severity: "error",
    title: "A missing option",
    cause: "The block cannot be shown without it.",
    cure: "Add the option.",
    example: { wrong: hero("align: center"), right: hero("heading: Home\nalign: center"), marks: "hero" },
  },
  "empty-value": {
    severity: "error",
    title: "An option without a value",
    cause: "The name stands there, but nothing follows.",
    cure: "Write the value, or remove the line.",
    example: { wrong: hero("heading:"), right: hero("heading: Home"), marks: "heading" },
  },
  "wrong-type": {
    severity: "error",
    title: "A value of the wrong kind",
    cause: "The option takes another kind of value: a text, a number, a list, a group of options.",
    cure: "Write a value of the kind that the message names.",
    example: {
      wrong: grid("columns: three\nitems: [{ title: One }]"),
      right: grid("columns: 3\nitems: [{ title: One }]"),
      marks: "three",
    },
  },
  "out-of-range": {
    severity: "error",
    title: "A number outside its limits",
    cause: "The option takes only numbers within the limits.",
    cure: "Choose a number within them.",
    example: {
      wrong: grid("columns: 6\nitems: [{ title: One }]"),
      right: grid("columns: 4\nitems: [{ title: One }]"),
      marks: "6",
    },
  },
  "not-allowed-value": {
    severity: "error",
    title: "A value that is not among the possible ones",
    cause: "The option takes one of a few values.",
    cure: "Choose one of those that the message lists.",
    example: {
      wrong: hero("heading: Home\nalign: left"),
      right: hero("heading: Home\nalign: start"),
      marks: "left",
    },
  },
  "wrong-format": {
    severity: "error",
    title: "A text of the wrong form",
    cause: "The option takes a text of a certain form, such as a date or an e-mail address.",
    cure: "Write it in the form that the message shows.",
    example: {
      wrong: notice("title: News\ndate: 25.07.2025"),
      right: notice("title: News\ndate: 2025-07-25"),
      marks: "25.07.2025",
    },
  },
  "end-before-start": {
    severity: "error",
    title: "An end before its start",
    cause: "Two options name a start and an end, and the end comes first or is the same.",
    cure: "Put one of the two right.",
    example: {
      beside: {
        "data/talks.schema.json": JSON.stringify({
          type: "object",
          additionalProperties: false,
          properties: {
            id: { type: "string" },
            from: { type: "string", format: "time" },
            to: { type: "string", format: "time", "x-after": "from" },
          },
        }),
      },
      file: "data/talks.yaml",
      wrong: '- id: one\n  from: "15:00"\n  to: "14:30"\n',
      right: '- id: one\n  from: "14:30"\n  to: "15:00"\n',
      marks: '"14:30"',
    },
  },
  "too-long": {
    severity: "error",
    title: "A text that is too long",
    cause: "The text would not fit where it is shown.",
    cure: "Shorten it.",
    example: {
      wrong: notice("title: More than twenty letters"),
      right: notice("title: A few letters"),
      marks: "More than twenty letters",
    },
  },
  "too-short": {
    severity: "error",
    title: "A text that is too short",
    cause: "So few characters cannot say what the option is for.",
    cure: "Write more.",
    example: { wrong: notice("title: No"), right: notice("title: Not yet"), marks: "No" },
  },
  "wrong-count": {
    severity: "error",
    title: "Too many or too few entries",
    cause: "The list takes a certain number of entries.",
    cure: "Add or remove some.",
    example: {
      wrong: notice("title: News\ntags: [a, b, c, d]"),
      right: notice("title: News\ntags: [a, b, c]"),
      marks: "tags",
    },
  },
  "sort-direction": {
    severity: "error",
    title: "The direction of an order is written in another way",
    cause:
      "In a query, a minus in front of the field turns the order round; words such as desc are not known.",
    cure: "Write the field alone, or with a minus in front.",
    example: {
      wrong:
        'title: News\ndescription: What is new.\nblocks:\n  - type: hero\n    heading: News\n  - type: card-grid\n    heading: Jobs\n    source: jobs\n    sort: title desc\n    item: { title: "${item.title}" }\n',
      right:
        'title: News\ndescription: What is new.\nblocks:\n  - type: hero\n    heading: News\n  - type: card-grid\n    heading: Jobs\n    source: jobs\n    sort: -title\n    item: { title: "${item.title}" }\n',
      marks: "title desc",
    },
  },
  "repeated-entry": {
    severity: "error",
    title: "An entry twice in a list",
    cause: "Each entry of this list may stand there once.",
    cure: "Remove one of the two.",
    example: {
      wrong: notice("title: News\ntags: [a, a]"),
      right: notice("title: News\ntags: [a, b]"),
      marks: "a",
    },
  },
  "wrong-combination": {
    severity: "error",
    title: "Options that do not go together",
    cause: "The block's own rules do not allow the combination.",
    cure: "Read what the option is for, and choose another value.",
    example: { wrong: notice("title: Secret"), right: notice("title: Open"), marks: "Secret" },
  },
  "block-rule": {
    severity: "error",
    title: "A rule of the block itself",
    cause: "The block checks something that its options alone cannot say.",
    cure: "Do what the message says.",
    example: {
      wrong: notice("title: News\nfrom: 5\nto: 3"),
      right: notice("title: News\nfrom: 3\nto: 5"),
      marks: "3",
    },
  },
  "failed-rules": {
    severity: "error",
    title: "A block whose own rules fail",
    cause:
      "A block may check what its options alone cannot say, in rules.ts. That code threw an error when it looked at this block.",
    cure: "Mend rules.ts of the block: an option that nobody writes is not there either.",
    example: {
      beside: {
        "blocks/span/view.tsx": "export default () => null;\n",
        "blocks/span/rules.ts": "export default ({ text }) => (text.length > 9 ? [] : []);\n",
        "blocks/span/schema.json": JSON.stringify({
          title: "Span",
          description: "A text.",
          type: "object",
          additionalProperties: false,
          properties: { text: { type: "string", description: "The text." } },
        }),
      },
      wrong: page("- type: hero\n  heading: Home\n- type: span"),
      right: page("- type: hero\n  heading: Home\n- type: span\n  text: Open"),
      marks: "type: span",
    },
  },
  "long-text": {
    severity: "warning",
    isRule: true,
    title: "A text that is too long for its place",
    cause:
      "The text was measured in the fonts of the site: it is wider than the place that the block has for it, and is broken or cut there.",
    cure: "Shorten the text.",
    example: {
      wrong: notice("title: News\ntags: [An announcement for everybody who works here]"),
      right: notice("title: News\ntags: [An announcement]"),
      marks: "An announcement for everybody who works here",
    },
  },
  "bad-binding": {
    severity: "error",
    title: "A binding that leads nowhere",
    cause: "What stands between ${ and } is a path to a value; a part of it does not exist.",
    cure: "Correct the path. The message lists what is there.",
    example: {
      wrong: hero("heading: Careers at ${site.brnd}"),
      right: hero("heading: Careers at ${site.brand}"),
      marks: "brnd",
    },
  },
  "binding-type": {
    severity: "error",
    title: "A binding to a value of the wrong kind",
    cause: "The value exists, but the option takes another kind.",
    cure: "Bind another field, or use another option.",
    example: {
      wrong: grid('source: jobs\nitem: { title: "${item.skills}" }'),
      right: grid('source: jobs\nitem: { title: "${item.title}" }'),
      marks: "item.skills",
    },
  },
  "binding-in-data": {
    isRule: true,
    severity: "warning",
    title: "A binding in a data file or text",
    cause: "Bindings work in pages; a row, or a text under public/, is shown as it is written.",
    cure: "Write the text out, or bind it where the row is shown.",
    example: {
      file: "data/team.yaml",
      wrong: "- id: ana\n  name: Ana of ${site.brand}\n",
      right: "- id: ana\n  name: Ana of Kestrel\n",
      marks: "Ana of ${site.brand}",
    },
  },
  "bad-source": {
    severity: "error",
    title: "A source that is no list",
    cause: "source names a collection, or a list within reach such as item.experts.",
    cure: "Name a collection or a list field, without ${ }.",
    example: {
      wrong: grid('source: ${jobs}\nitem: { title: "${item.title}" }'),
      right: grid('source: jobs\nitem: { title: "${item.title}" }'),
      marks: "${jobs}",
    },
  },
  "unknown-collection": {
    severity: "error",
    title: "An unknown collection",
    cause: "There is no data file of this name.",
    cure: "Use one of the data files that the message lists, or add one.",
    example: {
      wrong: grid('source: job\nitem: { title: "${item.title}" }'),
      right: grid('source: jobs\nitem: { title: "${item.title}" }'),
      marks: "job",
    },
  },
  "unknown-field": {
    severity: "error",
    title: "An unknown field",
    cause: "The rows have no field of this name.",
    cure: "Use one of the fields that the message lists.",
    example: {
      wrong: grid('source: jobs\nsort: titel\nitem: { title: "${item.title}" }'),
      right: grid('source: jobs\nsort: title\nitem: { title: "${item.title}" }'),
      marks: "titel",
    },
  },
  "missing-field": {
    severity: "error",
    title: "A row lacks a field",
    cause: "Pages rely on the field.",
    cure: "Add it to the row.",
    example: {
      file: "data/team.yaml",
      wrong: "- id: ana\n",
      right: "- id: ana\n  name: Ana\n",
      marks: "ana",
    },
  },
  "computed-field": {
    severity: "error",
    title: "A computed field is written",
    cause: "The value is worked out from other fields, so what is written would be lost.",
    cure: "Remove the line.",
    example: {
      file: "data/jobs.yaml",
      wrong:
        "- slug: data-engineer\n  title: Data Engineer\n  department: Data\n  skills: [SQL]\n  skillCount: 1\n",
      right: "- slug: data-engineer\n  title: Data Engineer\n  department: Data\n  skills: [SQL]\n",
      marks: "skillCount",
    },
  },
  "duplicate-key": {
    severity: "error",
    title: "Two rows with the same key",
    cause: "References and addresses could mean either.",
    cure: "Give one of them another key.",
    example: {
      file: "data/team.yaml",
      wrong: "- id: ana\n  name: Ana\n- id: ana\n  name: Anna\n",
      right: "- id: ana\n  name: Ana\n- id: anna\n  name: Anna\n",
      marks: "ana",
    },
  },
  "source-and-items": {
    severity: "error",
    title: "A query and written entries in one block",
    cause: "Both say what the block shows.",
    cure: "Keep one of the two.",
    example: {
      wrong: grid('source: jobs\nitem: { title: "${item.title}" }\nitems: [{ title: One }]'),
      right: grid('source: jobs\nitem: { title: "${item.title}" }'),
      marks: "items",
    },
  },
  "redirect-with-content": {
    severity: "error",
    title: "A redirect with content",
    cause: "Visitors are sent on and never see it.",
    cure: "Remove the content, or the redirect.",
    example: {
      file: "pages/old.yaml",
      wrong: "redirect: /about\ntitle: Old\n",
      right: "redirect: /about\n",
      marks: "title",
    },
  },
  "nothing-chosen": {
    severity: "warning",
    title: "A page that is made of no row",
    cause: "No row of the collection is as where asks, so that the file makes no page at all.",
    cure: "Ask for what some row has.",
    example: {
      file: "pages/jobs/[slug].yaml",
      wrong: `${OF_JOBS}where: { department: Marketing, year: 2024 }\n`,
      right: `${OF_JOBS}where: { department: Data, year: 2024 }\n`,
      marks: "{ department: Marketing, year: 2024 }",
    },
  },
  "each-and-name": {
    severity: "error",
    title: "Rows and file name do not fit",
    cause: "A page that is made of rows has a field of the row in the name of its file, in brackets.",
    cure: "Name the file after a field that every row has: [slug].yaml.",
    example: {
      file: "pages/jobs/job.yaml",
      wrong:
        "title: ${item.title}\ndescription: A job.\neach: jobs\nblocks:\n  - type: hero\n    heading: ${item.title}\n",
      right: "title: A job\ndescription: A job.\nblocks:\n  - type: hero\n    heading: A job\n",
      marks: "jobs",
    },
  },
  "missing-page-slot": {
    severity: "error",
    title: "A layout without a place for the page",
    cause: "- type: page marks where the blocks of a page go; a layout needs it exactly once.",
    cure: "Add - type: page between the header and the footer.",
    example: {
      file: "pages/_layout.yaml",
      wrong: "blocks:\n  - type: prose\n    text: Above\n",
      right: "blocks:\n  - type: prose\n    text: Above\n  - type: page\n",
      marks: "blocks",
    },
  },
};
