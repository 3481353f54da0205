import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { slipsIn } from "./slips.ts";

const schema = `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "Office hours",
  "description": "When somebody answers the door and the telephone, day by day. For the page of an office.",
  "type": "object",
  "additionalProperties": false,
  "x-source": "items",
  "required": ["heading", "items"],
  "properties": {
    "heading": {
      "description": "Heading of the section.",
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "x-heading": 2
    },
    "text": {
      "description": "What has to be known about the hours, in a sentence.",
      "type": "string",
      "minLength": 1,
      "maxLength": 200
    },
    "look": {
      "description": "How the days are drawn.",
      "enum": ["rows", "cards"],
      "default": "rows"
    },
    "items": {
      "description": "The days, in the order of the week.",
      "type": "array",
      "minItems": 1,
      "maxItems": 7,
      "items": {
        "description": "One day.",
        "type": "object",
        "additionalProperties": false,
        "required": ["day", "opens"],
        "properties": {
          "day": {
            "description": "Name of the day.",
            "type": "string",
            "minLength": 1,
            "maxLength": 40
          },
          "opens": {
            "description": "When the door opens, as hours and minutes: 09:00.",
            "type": "string",
            "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
          },
          "places": {
            "description": "How many visitors there is room for.",
            "type": "integer",
            "minimum": 1,
            "maximum": 40
          }
        }
      }
    }
  }
}
`;

/** What belongs to a block beside its schema; the view is the least that draws it. */
const rest = {
  "blocks/office-hours/view.tsx": `import type { OfficeHoursProps } from "./props.ts";

export default function OfficeHours({ heading, text, items }: OfficeHoursProps) {
  return (
    <section>
      <h2>{heading}</h2>
      {text && <p>{text}</p>}
      <ul>
        {items.map(({ day, opens }) => (
          <li key={day}>
            {day}, {opens}
          </li>
        ))}
      </ul>
    </section>
  );
}
`,
  "blocks/office-hours/examples.yaml": `- name: two days
  note: The usual case.
  block:
    type: office-hours
    heading: When we are there
    items:
      - { day: Monday, opens: "09:00" }
      - { day: Thursday, opens: "10:00", places: 12 }
`,
  "blocks/office-hours/README.md": `# Office hours

When to use it: on the page of an office that people visit. When not: for events; \`event-card\` has a calendar.
`,
};

const option = slipsIn("blocks/office-hours/schema.json", schema, rest);

const jobs = "data/jobs.schema.json";
const city = `    "city": {
      "description": "City of the office, for search engines. Leave it out for remote work.",`;

/** A developer who adds a block of this site's own, and fields to the data, in an afternoon between two meetings. */
export const developer: readonly Told[] = [
  option(
    "an option that is needed and not there",
    '"required": ["heading", "items"]',
    '"required": ["heading", "days"]',
    '"required": ["heading", "days"]',
    {
      remedy: "offer",
    },
  ),
  option(
    "an option that nobody has described",
    '      "description": "How the days are drawn.",\n',
    "",
    '"look": {',
    {
      remedy: "none",
    },
  ),
  option(
    "a default that is not among the choices",
    '"default": "rows"',
    '"default": "table"',
    '"default": "table"',
    {
      remedy: "offer",
    },
  ),
  option(
    "a kind of number as another language calls it",
    '"type": "integer"',
    '"type": "int"',
    '"type": "int"',
    {
      meant: "integer",
      back: true,
    },
  ),
  option(
    "a pattern with a bracket too few",
    '"^([01][0-9]|2[0-3]):[0-5][0-9]$"',
    '"^([01][0-9]|2[0-3]:[0-5][0-9]$"',
    '"pattern":',
    {
      remedy: "none",
    },
  ),
  option(
    "least and most in each other's place",
    '"minItems": 1,\n      "maxItems": 7,',
    '"minItems": 7,\n      "maxItems": 1,',
    ['"minItems": 7', '"maxItems": 1'],
    {
      remedy: "offer",
    },
  ),
  option(
    "choices in one text",
    '"enum": ["rows", "cards"]',
    '"enum": "rows, cards"',
    '"enum": "rows, cards"',
    {
      meant: '["rows", "cards"]',
      back: true,
    },
  ),
  option(
    "further options allowed, by a word in quotation marks",
    '  "additionalProperties": false,\n  "x-source"',
    '  "additionalProperties": "false",\n  "x-source"',
    '"additionalProperties": "false"',
    {
      meant: "false",
      back: true,
    },
  ),
  option(
    "a reference to a part that is spelt otherwise",
    '      "type": "string",\n      "minLength": 1,\n      "maxLength": 200\n',
    '      "$ref": "yaml-site/schema/common.json#/definitions/markdowninline"\n',
    "markdowninline",
    {
      meant: "markdownInline",
    },
  ),
  option(
    "an option twice",
    '    "look": {\n',
    '    "text": { "description": "A line below.", "type": "string" },\n    "look": {\n',
    '    "text": {',
    {
      remedy: "none",
    },
  ),
  option("a level of heading as a tag", '"x-heading": 2', '"x-heading": "h2"', '"x-heading": "h2"', {
    meant: "2",
    back: true,
  }),
  option(
    "fields of a group that nobody has put into properties",
    '        "required": ["day", "opens"],\n        "properties": {\n',
    '        "required": ["day", "opens"],\n        "fields": {\n',
    '"fields": {',
    {
      meant: "properties",
      back: true,
    },
  ),
  wrote(
    "a new field of a kind that forms have",
    jobs,
    city,
    `    "salary": {
      "description": "What the role pays, as visitors read it.",
      "type": "text"
    },
${city}`,
    '"type": "text"',
    { meant: "string" },
  ),
  wrote(
    "a new field beside the fields",
    "data/leaders.schema.json",
    '  "properties": {\n    "id": {',
    '  "languages": { "type": "string", "description": "Languages that the person speaks." },\n  "properties": {\n    "id": {',
    '"languages":',
    { meant: "properties", remedy: "offer" },
  ),
  wrote(
    "rows of a collection in the singular",
    "data/articles.schema.json",
    '"x-ref": "authors"',
    '"x-ref": "author"',
    '"x-ref": "author"',
    {
      meant: "authors",
      back: true,
    },
  ),
  wrote(
    "a format with a hyphen",
    "data/offices.schema.json",
    '"format": "email"',
    '"format": "e-mail"',
    '"format": "e-mail"',
    {
      meant: "email",
      back: true,
    },
  ),
  wrote(
    "a key by a field that rows do not have",
    "data/articles.schema.json",
    '"x-key": "slug"',
    '"x-key": "slugs"',
    '"x-key": "slugs"',
    {
      meant: "slug",
      back: true,
    },
  ),
  wrote(
    "a time of reading from texts by another name",
    "data/articles.schema.json",
    '"/content/insights/html/${slug}.html"',
    '"/content/insights/html/${id}.html"',
    '"reading-time"',
    { meant: "slug", remedy: "offer" },
  ),
  wrote(
    "an hour that has to come after another, misspelt",
    "data/events.schema.json",
    '"x-after": "startTime"',
    '"x-after": "starttime"',
    '"x-after": "starttime"',
    {
      meant: "startTime",
      back: true,
    },
  ),
  wrote(
    "a pattern with one backslash",
    "data/offices.schema.json",
    '"^\\\\+[0-9 ]{7,20}$"',
    '"^\\+[0-9 ]{7,20}$"',
    '"pattern": "^\\+',
    {
      meant: "\\\\+",
      back: true,
    },
  ),
  wrote(
    "a picture as a kind of its own",
    "data/team.schema.json",
    '"x-kind": "image"',
    '"x-kind": "picture"',
    '"x-kind": "picture"',
    {
      meant: "image",
      remedy: "offer",
    },
  ),
];
