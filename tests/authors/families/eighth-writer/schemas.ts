import type { Told } from "../told.ts";
import { within } from "./edits.ts";

const leaders = within("data/leaders.schema.json");
const team = within("data/team.schema.json");
const agents = within("data/agents.schema.json");
const events = within("data/events.schema.json");
const authors = within("data/authors.schema.json");
const capabilities = within("data/capabilities.schema.json");
const technologies = within("data/technologies.schema.json");
const partnerships = within("data/partnerships.schema.json");

/** Files that say what a row holds. */
export const schemas: readonly Told[] = [
  leaders("a kind by another word", '"role": { "type": "string"', '"role": { "type": "text"', undefined, {
    meant: "string",
  }),
  leaders("a keyword in the imperative", '"required":', '"require":', undefined, {
    meant: "required",
    back: true,
  }),
  leaders("a required field with other capitals", '"image", "linkedin"]', '"image", "linkedIn"]', undefined, {
    meant: "linkedin",
  }),
  team("a bracket lost in a pattern", '"^[a-z0-9]+(-', '"^[a-z0-9+(-'),
  technologies(
    "a reference to a collection in the plural",
    '"x-ref": "team"',
    '"x-ref": "teams"',
    undefined,
    { meant: "team" },
  ),
  team("a kind of picture by another word", '"x-kind": "image"', '"x-kind": "picture"', undefined, {
    meant: "image",
  }),
  capabilities("a key with capitals", '"x-key": "id"', '"x-key": "ID"', undefined, { meant: "id" }),
  agents(
    "choices as one text",
    '"enum": ["ink", "signal", "teal", "plum"]',
    '"enum": "ink, signal, teal, plum"',
  ),
  events("a format by another word", '"format": "date"', '"format": "day"', undefined, {
    meant: "date",
    back: true,
  }),
  events("a field after one that is not there", '"x-after": "startTime"', '"x-after": "start"', undefined, {
    meant: "startTime",
    back: true,
  }),
  agents("a comma behind the last field", '"maxLength": 60 }\n    }', '"maxLength": 60 }\n    },', [27, 28]),
  authors("a keyword in small letters", '"maxLength": 80', '"maxlength": 80', ['"maxlength"'], {
    meant: "maxLength",
    back: true,
  }),
  authors("a number as a text", '"minLength": 40', '"minLength": "40"', ['"minLength": "40"']),
  partnerships("no as a text", '"additionalProperties": false', '"additionalProperties": "false"'),
  partnerships("the fields by another word", '  "properties": {', '  "fields": {', undefined, {
    meant: "properties",
  }),
  agents("a comment", '  "required": ["id", "icon"', '  // all are needed\n  "required": ["id", "icon"', [
    "// all are needed",
  ]),
  technologies("a number of entries of another list", '"count": "items"', '"count": "entries"', undefined, {
    meant: "items",
    back: true,
  }),
  authors(
    "a kind that is lost",
    '      "type": "string",\n      "maxLength": 2000,',
    '      "type": "strng",\n      "maxLength": 2000,',
    ['"strng"'],
    {
      meant: "string",
    },
  ),
  partnerships("a keyword of our own misspelt", '"x-kind": "icon"', '"x-knid": "icon"', ['"x-knid"'], {
    meant: "x-kind",
    back: true,
  }),
];
