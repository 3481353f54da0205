import type { ProblemKind } from "./problem-kind.ts";
import { grid, hero, notice, withBlocks } from "./sample-pages.ts";

/** Problems of the options of blocks and the fields of rows, seen in their own file. */
export const optionProblems: Record<string, ProblemKind> = {
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
      wrong: withBlocks("- type: hero\n  heading: Home\n- type: span"),
      right: withBlocks("- type: hero\n  heading: Home\n- type: span\n  text: Open"),
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
};
