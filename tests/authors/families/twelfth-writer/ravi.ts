import { did, lineOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { support } = PLACES;
const articles = "data/articles.schema.json";
const offices = "data/offices.schema.json";
const quotes = "data/testimonials.schema.json";
const technologies = "data/technologies.schema.json";
const capabilities = "data/capabilities.schema.json";
const partners = "data/partnerships.schema.json";
const leaders = "data/leaders.schema.json";
const team = "data/team.schema.json";
const settings = "data/site.schema.json";
const shared = "pages/_shared/closing-call.yaml";
const stack = "pages/technologies/other.yaml";

const entity = lineOf(offices, '"entityName": {');
const last = lineOf(leaders, '"linkedin": {');

/** Ravi, a developer who adds fields to the data, options to a shared list, and tries the site's own blocks. */
export const ravi: readonly Told[] = [
  wrote(
    "rows of a collection that there is not",
    technologies,
    '"x-ref": "team"',
    '"x-ref": "teams"',
    '"teams"',
    {
      meant: "team",
      back: true,
    },
  ),
  wrote("a key that no field has", articles, '"x-key": "slug"', '"x-key": "slugs"', '"x-key"', {
    meant: "slug",
    back: true,
  }),
  wrote(
    "a comma lost between two fields",
    offices,
    '},\n    "entityName": {',
    '}\n    "entityName": {',
    [entity - 1, entity],
    { back: true },
  ),
  wrote(
    "two commas",
    quotes,
    '"minLength": 1, "description": "Company',
    '"minLength": 1,, "description": "Company',
    ",,",
    {
      back: true,
    },
  ),
  wrote(
    "asked for at the field, as in an older draft",
    quotes,
    '"author": {\n      "type": "string",',
    '"author": {\n      "required": true,\n      "type": "string",',
    '"required": true',
  ),
  did("the last brace not copied", leaders, (text) => text.trimEnd().slice(0, -1), [
    1,
    last + 4,
    last + 5,
    last + 6,
  ]),
  wrote(
    "a kind by the word of the database",
    capabilities,
    '"type": "string"',
    '"type": "text"',
    '"type": "text"',
    {
      meant: "string",
      back: true,
    },
  ),
  wrote("a limit between quotation marks", offices, '"maximum": 90', '"maximum": "90"', '"maximum": "90"', {
    back: true,
  }),
  wrote("a kind of text by its HTML", leaders, '"x-kind": "image"', '"x-kind": "img"', '"img"', {
    meant: "image",
    back: true,
  }),
  wrote(
    "a definition whose path lacks a folder",
    settings,
    "../renderer/schema/common.json#/definitions/services",
    "../schema/common.json#/definitions/services",
    "../schema/common.json",
  ),
  wrote("one stroke before a sign", offices, '"^\\\\+[0-9 ]', '"^\\+[0-9 ]', '"^\\+[0-9 ]', { back: true }),
  wrote(
    "false as in Python",
    partners,
    '"additionalProperties": false',
    '"additionalProperties": False',
    "False",
    {
      meant: "false",
      back: true,
    },
  ),
  wrote(
    "a count of a field that there is not",
    technologies,
    '"count": "items"',
    '"count": "item"',
    '"count"',
    {
      meant: "items",
      back: true,
    },
  ),
  wrote("the description of the whole list", team, '"type": "object"', '"type": "array"', '"type": "array"', {
    meant: "object",
    back: true,
  }),
  wrote("a unit behind a whole number", stack, "latency: 50\n", "latency: 50ms\n", "latency: 50ms", {
    meant: "50",
    back: true,
  }),
  wrote(
    "names where plain texts are asked for",
    stack,
    "            - Transformation\n",
    "            - name: Transformation\n",
    "- name: Transformation",
    { back: true },
  ),
  wrote(
    "a kind of an option by another word",
    shared,
    "label: { type: string, maxLength",
    "label: { type: text, maxLength",
    "type: text",
    { meant: "string", back: true },
  ),
  wrote("a limit in words", shared, "maxLength: 40", "maxLength: forty", "maxLength: forty", { back: true }),
  wrote(
    "an option by another spelling where it is shown",
    shared,
    "${use.label}",
    "${use.lable}",
    "${use.lable}",
    {
      meant: "label",
      back: true,
    },
  ),
  wrote(
    "a default that is no address",
    shared,
    "default: /contact",
    "default: contact page",
    "default: contact",
  ),
  wrote("an option of the shared list lost on a page", support, "    label: Write to us\n", "", [
    "use: closing-call",
    "text: Name the system",
  ]),
];
