import type { ProblemKind } from "./problem-kind.ts";
import { hero, withBlocks } from "./sample-pages.ts";

/** A page that is made of rows, but for what chooses them. */
const OF_JOBS =
  "title: ${item.title}\ndescription: A job.\nindex: false\nblocks:\n  - type: hero\n    heading: ${item.title}\neach: jobs\n";

/** Problems of what a page is, and of what may stand on it. */
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
    example: { wrong: withBlocks("- hero"), right: hero("heading: Home"), marks: "hero" },
  },
  "missing-type": {
    severity: "error",
    title: "A block without a type",
    cause: "The type says which options a block has.",
    cure: "Start the block with - type: and the name of a block type.",
    example: { wrong: withBlocks("- heading: Home"), right: hero("heading: Home"), marks: "heading" },
  },
  "unknown-block-type": {
    severity: "error",
    title: "An unknown block type",
    cause: "There is no folder of this name in blocks/.",
    cure: "Use one of the block types that the message lists.",
    example: {
      wrong: withBlocks("- type: heroo\n  heading: Home"),
      right: hero("heading: Home"),
      marks: "heroo",
    },
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
      wrong: withBlocks("- type: hero\n  heading: Home\n- type: badge\n  label: New"),
      right: withBlocks(
        "- type: hero\n  heading: Home\n- type: section\n  blocks: [{ type: badge, label: New }]",
      ),
      marks: "badge",
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
