import { afterAll, describe, expect, it } from "vitest";
import type { TypeScope } from "../../renderer/pages/binding-types.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { mockEnvironment, rowsOf, tellBindings } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

// The schema of events cannot be read: what its rows hold is not known.
const environment = await mockEnvironment(["jobs", "team", "events"], { "data/events.schema.json": "{" });
const rows: TypeScope = { item: rowsOf(environment, "jobs"), outer: { item: rowsOf(environment, "team") } };

const written: [text: string, ...told: string[]][] = [
  [
    "${ item.title }",
    "1:6 bad-binding «${ item.title }» | A binding has no spaces inside its braces. | Write ${item.title} | ${item.title}",
  ],
  [
    "say ${ item.title } twice",
    "1:10 bad-binding «${ item.title }» | A binding has no spaces inside its braces. | Write ${item.title} | ${item.title}",
  ],
  [
    "${}",
    "1:6 bad-binding «${}» | There is no name inside ${ }. | Between ${ and } stands a path alone, without spaces or calculations: ${item.title}.",
  ],
  [
    "${ }",
    "1:6 bad-binding «${ }» | There is no name inside ${ }. | Between ${ and } stands a path alone, without spaces or calculations: ${item.title}.",
  ],
  [
    "${item.year + 1}",
    '1:6 bad-binding «${item.year + 1}» | "item.year + 1" is not the path of a value. | Between ${ and } stands a path alone, without spaces or calculations: ${item.title}.',
  ],
  [
    "${item.title",
    "1:6 bad-binding «${item.title» | The ${ that opens here is not closed with }. | Write ${item.title} | ${item.title}",
  ],
  [
    "a ${item.title b ${x}",
    '1:8 bad-binding «${item.title b ${x}» | "item.title b ${x" is not the path of a value. | Between ${ and } stands a path alone, without spaces or calculations: ${item.title}.',
  ],
  [
    "${item..title}",
    '1:6 bad-binding «${item..title}» | "item..title" is not the path of a value. | Between ${ and } stands a path alone, without spaces or calculations: ${item.title}.',
  ],
  [
    "${.title}",
    '1:6 bad-binding «${.title}» | ".title" is not the path of a value. | Between ${ and } stands a path alone, without spaces or calculations: ${item.title}.',
  ],
  [
    "${1x}",
    '1:6 bad-binding «${1x}» | "1x" is not the path of a value. | Between ${ and } stands a path alone, without spaces or calculations: ${item.title}.',
  ],
  [
    "${item.x.1}",
    '1:6 bad-binding «${item.x.1}» | "item.x.1" is not the path of a value. | Between ${ and } stands a path alone, without spaces or calculations: ${item.title}.',
  ],
  [
    "${site.email}",
    '1:13 bad-binding «email» | data/site.yaml has no field "email". | Did you mean "contact.email"?',
  ],
  [
    "${brand}",
    '1:8 bad-binding «brand» | "brand" is nothing that a binding can start with. | Did you mean "site.brand"?',
  ],
  [
    "${ item.titel } ${item.titel}",
    "1:6 bad-binding «${ item.titel }» | A binding has no spaces inside its braces. | Write ${item.titel} | ${item.titel}",
    '1:29 bad-binding «titel» | A row of jobs has no field "titel". | Did you mean "title"? | title',
  ],
  [
    "x ${a b} ${c d}",
    '1:8 bad-binding «${a b}» | "a b" is not the path of a value. | Between ${ and } stands a path alone, without spaces or calculations: ${item.title}.',
  ],
  [
    "${item._x}",
    '1:13 bad-binding «_x» | A row of jobs has no field "_x". | Fields: slug, title, department, skills, year, summary, apply, lead, contacts, skillCount, related.',
  ],
  [
    "${job.title} ${jobs.titel} ${work.title}",
    '1:8 bad-binding «job» | "job" is nothing that a binding can start with. | Did you mean "item"?',
    '1:21 bad-binding «jobs» | "jobs" is nothing that a binding can start with. | Possible: site, item, outer, page, count.',
    '1:35 bad-binding «work» | "work" is nothing that a binding can start with. | Possible: site, item, outer, page, count.',
  ],
  [
    "${row.title} ${post.titel} ${settings.brand} ${config.brnad}",
    '1:8 bad-binding «row» | "row" is nothing that a binding can start with. | Did you mean "item"?',
    '1:21 bad-binding «post» | "post" is nothing that a binding can start with. | Possible: site, item, outer, page, count.',
    '1:35 bad-binding «settings» | "settings" is nothing that a binding can start with. | Did you mean "site"?',
    '1:53 bad-binding «config» | "config" is nothing that a binding can start with. | Possible: site, item, outer, page, count.',
  ],
  ["${item.name}", '1:13 bad-binding «name» | A row of jobs has no field "name". | Did you mean "title"?'],
  [
    "${item-x.y}",
    '1:8 bad-binding «item-x» | "item-x" is nothing that a binding can start with. | Did you mean "item"? | item',
  ],
];

const kinds: [text: string, wanted: Schema | undefined, ...told: string[]][] = [
  [
    "${item.skills}",
    { type: "string" },
    '1:8 binding-type «item.skills» | "item.skills" is a list, but this option takes a text.',
  ],
  ["${item.year}", { type: "string" }],
  [
    "${item.title}",
    { type: "integer" },
    '1:8 binding-type «item.title» | "item.title" is a text, but this option takes a whole number.',
  ],
  [
    "${item.title}",
    {
      type: "object",
      required: ["label", "href"],
      properties: { label: { type: "string" }, href: { type: "string", "x-kind": "link" } },
    },
    '1:8 binding-type «item.title» | "item.title" is a text, but this option takes a group of options. | Write { label: "${item.title}", href: … }',
  ],
  [
    "${item.apply}",
    {
      type: "object",
      required: ["label", "href"],
      properties: { label: { type: "string" }, href: { type: "string", "x-kind": "link" } },
    },
    '1:8 binding-type «item.apply» | "item.apply" is a text, but this option takes a group of options. | Write { label: …, href: "${item.apply}" }',
  ],
  [
    "${item.title}",
    { type: "array", items: { type: "string" } },
    '1:8 binding-type «item.title» | "item.title" is a text, but this option takes a list. | Write ["${item.title}"]',
  ],
  [
    "${item.title}",
    { type: "array", items: { type: "integer" } },
    '1:8 binding-type «item.title» | "item.title" is a text, but this option takes a list.',
  ],
  ["${item.year}", { type: "number" }],
  [
    "${count.jobs}",
    { type: "boolean" },
    '1:8 binding-type «count.jobs» | "count.jobs" is a whole number, but this option takes true or false.',
  ],
  ["${item.title}", { enum: ["a"] }],
  ["${item.title}", {}],
  [
    "${item}",
    { type: "string" },
    '1:8 binding-type «item» | "item" is a group of options, but this option takes a text.',
  ],
  ["${item.skills}", { type: "array", items: { type: "string" } }],
  [
    "${item.skills}",
    { type: "array", items: { type: "integer" } },
    '1:8 binding-type «item.skills» | "item.skills" is a list of other things than this option takes: a whole number each.',
  ],
  ["${item.skills}", { type: "array" }],
  ["${item.skills}", { type: "array", items: {} }],
  [
    "${site.offices}",
    { type: "array", items: { type: "string" } },
    '1:8 binding-type «site.offices» | "site.offices" is a list of other things than this option takes: a text each.',
  ],
  [
    "${item.apply}",
    { type: "string", "x-kind": "image" },
    '1:8 binding-type «item.apply» | "item.apply" holds an address, but this option takes the path of a picture.',
  ],
  ["${outer.photo}", { type: "string", "x-kind": "link" }],
  [
    "${outer.photo}",
    { type: "string", "x-kind": "icon" },
    '1:8 binding-type «outer.photo» | "outer.photo" holds the path of a picture, but this option takes the name of an icon.',
  ],
  ["${outer.photo}", { type: "string", "x-kind": "markdown" }],
  [
    "${outer.profile}",
    { type: "string", "x-kind": "icon" },
    '1:8 binding-type «outer.profile» | "outer.profile" holds an address, but this option takes the name of an icon.',
  ],
  ["${outer.profile}", { type: "string", "x-kind": "link" }],
  ["${item.title}", { type: "string", "x-kind": "icon" }],
  ["${item.apply} of ${item.title}", { type: "string", "x-kind": "image" }],
];

const entry: Schema = {
  type: "object",
  properties: {
    ages: { type: "array", items: { type: "integer" } },
    share: { type: "number" },
    note: { type: "string", "x-kind": "markdown" },
    isNew: { type: "boolean" },
    either: { type: ["array", "string"] },
    anything: {},
    open: { type: "object" },
    icon: { type: "string", "x-kind": "icon" },
    line: { type: "string", "x-kind": "markdown-inline" },
    closed: { type: "object", additionalProperties: false },
  },
};
const entries: TypeScope = {
  item: { schema: entry, name: { kind: "entry", of: "site.things" } },
  outer: { item: { schema: { type: "string" }, name: { kind: "entry", of: "item.skills" } } },
};
const ofEntries: [text: string, wanted: Schema | undefined, ...told: string[]][] = [
  ["${item.ages}", { type: "array", items: { type: "number" } }],
  [
    "${item.ages}",
    { type: "array", items: { type: "boolean" } },
    '1:8 binding-type «item.ages» | "item.ages" is a list of other things than this option takes: true or false each.',
  ],
  ["${item.share}", { type: "integer" }],
  ["${item.share}", { type: "string" }],
  [
    "${item.share}",
    { type: "boolean" },
    '1:8 binding-type «item.share» | "item.share" is a number, but this option takes true or false.',
  ],
  [
    "${item.note}",
    { type: "string", "x-kind": "link" },
    '1:8 binding-type «item.note» | "item.note" holds a text with Markdown, but this option takes an address.',
  ],
  [
    "${item.line}",
    { type: "string", "x-kind": "image" },
    '1:8 binding-type «item.line» | "item.line" holds a text with Markdown, but this option takes the path of a picture.',
  ],
  [
    "${item.icon}",
    { type: "string", "x-kind": "link" },
    '1:8 binding-type «item.icon» | "item.icon" holds the name of an icon, but this option takes an address.',
  ],
  [
    "${item.isNew} x",
    undefined,
    '1:8 binding-type «item.isNew» | "item.isNew" is true or false and cannot stand inside a text. | Only texts and numbers can.',
  ],
  ["${item.share} x", undefined],
  ["${item.either} x", undefined],
  ["${item.anything} x", undefined],
  ["${item.either}", { type: "array", items: { type: "integer" } }],
  ["${item.anything.x.y}", { type: "string" }],
  ["${item.open.x}", undefined],
  ["${item.isNew.x}", undefined, '1:19 bad-binding «x» | "isNew" is true or false and has no field "x".'],
  [
    "${item.isOld}",
    undefined,
    '1:13 bad-binding «isOld» | An entry of site.things has no field "isOld". | Fields: ages, share, note, isNew, either, anything, open, icon, line, closed.',
  ],
  ["${outer}", { type: "string" }],
  ["${outer.name}", undefined, '1:14 bad-binding «name» | "outer" is a text and has no field "name".'],
  [
    "${item.closed.x}",
    undefined,
    '1:20 bad-binding «x» | "closed" is a group of options and has no field "x".',
  ],
];

describe("a binding", () => {
  it.each(written)("is read as it is written: %s", (text, ...told) =>
    expect(tellBindings(text, environment, rows)).toEqual(told),
  );
  it.each(kinds)("%s has the kind that %j asks for", (text, wanted, ...told) =>
    expect(tellBindings(text, environment, rows, wanted)).toEqual(told),
  );
  it.each(ofEntries)("%s of an entry has the kind that %j asks for", (text, wanted, ...told) =>
    expect(tellBindings(text, environment, entries, wanted)).toEqual(told),
  );
});

describe("a text that is written otherwise than it reads", () => {
  const text = { type: "string" };
  it.each([
    [
      "${item.titel}",
      '1:6 bad-binding «"\\u0024{item.titel}"» | A row of jobs has no field "titel". | Did you mean "title"?',
    ],
    [
      "${ item.title }",
      '1:6 bad-binding «"\\u0024{ item.title }"» | A binding has no spaces inside its braces. | Write ${item.title}',
    ],
    [
      "${item.skills}",
      '1:6 binding-type «"\\u0024{item.skills}"» | "item.skills" is a list, but this option takes a text.',
    ],
  ])("is marked as a whole and has no fix: %s", (binding, told) => {
    const written = `"${binding.replace("$", "\\u0024")}"`;
    expect(tellBindings(binding, environment, rows, text, written)).toEqual([told]);
  });
});
