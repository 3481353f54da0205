import type { ProblemKind } from "./problem-kind.ts";
import { grid, hero } from "./sample-pages.ts";

/** Problems of what is filled in: bindings, queries, and the rows that they ask for. */
export const bindingProblems: Record<string, ProblemKind> = {
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
};
