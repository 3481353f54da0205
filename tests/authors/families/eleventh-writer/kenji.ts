import { lineOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";

const events = "data/events.schema.json";
const offices = "data/offices.schema.json";
const team = "data/team.schema.json";
const agents = "data/agents.schema.json";
const authors = "data/authors.schema.json";
const jobs = "data/jobs.schema.json";
const quotes = "data/testimonials.schema.json";
const settings = "data/site.schema.json";
const last = lineOf(events, '"registrationUrl"');

/** Kenji, a developer in his first month, who is to tidy up the descriptions of the data. */
export const kenji: readonly Told[] = [
  wrote(
    "a comma behind the last entry",
    events,
    '    "registrationUrl"\n  ],',
    '    "registrationUrl",\n  ],',
    [last, last + 1],
  ),
  wrote(
    "a field that is asked for by another spelling",
    team,
    '"required": ["id", "name", "title", "avatarUrl"]',
    '"required": ["id", "name", "title", "avatarURL"]',
    '"avatarURL"]',
    { meant: "avatarUrl" },
  ),
  wrote(
    "a kind with a letter lost",
    quotes,
    '"quote": {\n      "type": "string"',
    '"quote": {\n      "type": "strng"',
    '"strng"',
    { meant: "string" },
  ),
  wrote(
    "a pattern without one of its brackets",
    offices,
    '"pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"',
    '"pattern": "^[a-z0-9]+(-[a-z0-9]+*$"',
    '"pattern": "^[a-z0-9]+(-[a-z0-9]+*$"',
  ),
  wrote(
    "the choices as one text",
    agents,
    '"enum": ["ink", "signal", "teal", "plum"]',
    '"enum": "ink, signal, teal, plum"',
    '"enum": "ink',
  ),
  wrote(
    "a note as in a script",
    team,
    '      "description": "Job title, without the company\'s name.",',
    '      // as on the business card\n      "description": "Job title, without the company\'s name.",',
    "// as on",
  ),
  wrote(
    "false between quotation marks",
    quotes,
    '"additionalProperties": false',
    '"additionalProperties": "false"',
    '"additionalProperties": "false"',
    { meant: "false" },
  ),
  wrote("a format with a hyphen", offices, '"format": "email"', '"format": "e-mail"', '"format": "e-mail"', {
    meant: "email",
  }),
  wrote(
    "a field behind the end of the fields",
    quotes,
    'description": "Company the person speaks for." }\n  }\n',
    'description": "Company the person speaks for." }\n  },\n  "rating": { "type": "integer", "description": "Stars, one to five." }\n',
    '"rating"',
  ),
  wrote("a default of another kind", settings, '"default": false', '"default": "no"', '"default": "no"'),
  wrote("single quotation marks in JSON", jobs, '  "x-key": "id",', "  'x-key': 'id',", "'x-key'"),
  wrote(
    "a field written a second time",
    authors,
    '    "bio": {\n',
    '    "name": { "description": "Name in print.", "type": "string" },\n    "bio": {\n',
    '"name": {',
  ),
  wrote(
    "a definition by another name",
    settings,
    "common.json#/definitions/services",
    "common.json#/definitions/service",
    "#/definitions/service",
    { meant: "services" },
  ),
  wrote(
    "an end after a field that there is not",
    events,
    '"x-after": "startTime"',
    '"x-after": "start"',
    '"x-after": "start"',
  ),
];
