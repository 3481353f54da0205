/**
 * Schemas of blocks and collections, for those who build them.
 */
import type { ModuleComplaint } from "./block-modules.ts";
import { changingRender } from "./changing-render.ts";
import { deadHandler } from "./dead-handler.ts";
import { type IdleComplaint, idleComplaint } from "./idle-schema.ts";
import { movedElement } from "./moved-element.ts";
import { refusedCode } from "./refused-code.ts";
import { type BadJson, badJson } from "./tables.ts";
import { didYouMean, listOr, type Vocabulary, type Wording, words } from "./words.ts";

/** What makes a schema unusable. */
export type SchemaComplaint =
  /** `kind` says what the first mistake is. */
  | { case: "not-json"; kind?: BadJson["case"] }
  | { case: "not-a-group" | "not-closed" }
  | { case: "too-deep" | "too-large"; limit: number }
  | { case: "unknown-keyword"; keyword: string }
  | { case: "unknown-type"; type: string }
  /** Fields as other systems have them: in a list, or beside the keywords. */
  | { case: "listed-fields" }
  | { case: "loose-field"; field: string }
  /** It says nothing of what a row holds. */
  | { case: "no-fields" }
  /** Without a `part` it is the schema as a whole. */
  | { case: "not-one-of"; part?: Part; values: readonly unknown[] }
  /** `wanted` is the kind of value; `reason` comes from the checker of schemas. */
  | { case: "wrong-part"; part?: Part; wanted?: string; reason?: string }
  | { case: "bad-pattern" | "slow-pattern"; pattern: string }
  | { case: "slashed-pattern"; pattern: string; bare: string }
  | { case: "unknown-format"; format: string; formats: readonly string[] }
  | { case: "circular-reference"; reference: string }
  | { case: "dangling-reference"; reference: string; guess?: string }
  /** `type` of a schema whose whole is one row, or the settings. */
  | { case: "no-row"; type: string; of: "row" | "settings" }
  | { case: "name-twice"; name: string; line: number }
  | { case: "unknown-required" | "unknown-key"; field: string }
  /** In a condition of a group: none of its properties. */
  | { case: "unknown-condition"; field: string; guess?: string }
  /** Rows that others refer to have no key. */
  | { case: "no-key" }
  /** A keyword that names another field. */
  | { case: "unknown-field"; keyword: string; field: string; guess?: string }
  /** A keyword that names the field that has it. */
  | { case: "own-field"; keyword: string }
  | { case: "unknown-collection"; name: string; guess?: string }
  | { case: "unknown-word"; word: string }
  | { case: "stated-option" | "kept-option"; option: string }
  | { case: "source-unknown"; option: string; guess?: string }
  | { case: "no-list"; keyword: string; option: string }
  | { case: "rows" | "no-pages"; option: string }
  | IdleComplaint
  | ModuleComplaint;

/** A keyword, and the field that has it; without a keyword the field as a whole. */
interface Part {
  keyword?: string;
  field?: string;
}

function partName(part: Part | undefined): string {
  if (!part) return "The schema";
  const { keyword, field } = part;
  return [keyword, field].flatMap((name) => (name === undefined ? [] : [`"${name}"`])).join(" of ");
}

const kinds: Readonly<Record<string, string>> = {
  array: "a list in square brackets",
  object: "a group in braces",
  string: "a text in quotation marks",
  number: "a number without quotation marks",
  integer: "a whole number without quotation marks",
  boolean: "true or false, without quotation marks",
};

/** Keywords of later drafts and other systems that have no twin here, and what there is in their place. */
const INSTEAD_OF_KEYWORD: Readonly<Record<string, string>> = {
  prefixItems: 'write it as "items", and "items": false beside it as "additionalItems": false',
  nullable: 'what is not there is left out, so leave its name out of "required"',
  optional: 'an option may be left out unless "required" of its group names it',
  deprecated: 'write "x-leaves": { "on": the first day without it, "instead": "Use …" }',
  minContains: 'rules.ts of a block can count, and "contains" asks for one',
  maxContains: 'rules.ts of a block can count, and "contains" asks for one',
  placeholder: 'what an author may write stands in "description" and "examples"',
};

/** Values of one sign are hard to tell from those between them. */
const oneOf = (values: readonly unknown[]): string =>
  values.some((value) => String(value).length === 1) ? listOr(values) : `one of ${values.join(", ")}`;

const meaning = (guess: string | undefined): string => (guess ? ` ${didYouMean(guess)}` : "");

/** What is wrong with a schema, in a sentence. */
export function schemaComplaint(params: SchemaComplaint): string {
  switch (params.case) {
    case "not-json":
      if (params.kind === "comment")
        return 'It is not well-formed JSON, which has no comments. Delete them, or write "$comment": "…".';
      return params.kind
        ? `It is not well-formed JSON. ${badJson[params.kind].join(" ")}`
        : "It is not well-formed JSON: a comma, a quotation mark or a bracket is missing or too many.";
    case "not-a-group":
      return "A schema is a group in braces: { … }.";
    case "not-closed":
      return 'The schema of a block must have "type": "object" and "additionalProperties": false.';
    case "too-deep":
      return `Its parts are nested more than ${params.limit} levels deep.`;
    case "too-large":
      return `With all references put in place it has more than ${params.limit.toLocaleString("en")} parts. Split it, or refer to fewer definitions.`;
    case "unknown-keyword":
      return `There is no keyword "${params.keyword}"${Object.hasOwn(INSTEAD_OF_KEYWORD, params.keyword) ? `: ${INSTEAD_OF_KEYWORD[params.keyword]}` : ""}.`;
    case "unknown-type":
      return `There is no type "${params.type}". Types: string, number, integer, boolean, array, object.`;
    case "listed-fields":
      return 'Fields are no list here: each stands by its name in "properties": { "title": { "type": "string" } }.';
    case "loose-field":
      return `The field "${params.field}" stands beside the keywords; fields belong into "properties": { … }.`;
    case "no-fields":
      return 'It names no fields: each stands by its name in "properties": { "title": { "type": "string" } }.';
    case "not-one-of":
      return `${partName(params.part)} must be ${oneOf(params.values)}.`;
    case "wrong-part":
      return `${partName(params.part)} ${params.wanted ? `must be ${kinds[params.wanted]}` : (params.reason ?? "is not possible")}.`;
    case "bad-pattern":
      return `The pattern ${params.pattern} is not a regular expression.`;
    case "slashed-pattern":
      return `The pattern ${params.pattern} stands between slashes, as in code, so that no text fits it.`;
    case "slow-pattern":
      return `Comparing a text with the pattern ${params.pattern} could take for ever: it repeats a part and looks ahead, looks back, refers to a part or counts.`;
    case "unknown-format":
      return `There is no format "${params.format}". Formats: ${params.formats.join(", ")}.`;
    case "circular-reference":
      return `The reference ${params.reference} leads into itself. Schemas of blocks must not be recursive; nest blocks with common.json#/definitions/block instead.`;
    case "dangling-reference":
      return `The reference ${params.reference} leads nowhere.${meaning(params.guess)}`;
    case "no-row":
      return `It describes ${params.of === "row" ? "one row" : "the settings as a whole"}, a group of fields: its "type" is "object", not "${params.type}".`;
    case "name-twice":
      return `"${params.name}" stands on line ${params.line} already, and of two in one group only the last would count.`;
    case "unknown-required":
      return `"required" names "${params.field}", which is none of its properties.`;
    case "unknown-condition":
      return `This condition names "${params.field}", which is none of the properties beside it.${meaning(params.guess)}`;
    case "unknown-key":
      return `"x-key" names "${params.field}", which is none of its properties.`;
    case "no-key":
      return 'Rows are referred to by their "id", and they have no such field.';
    case "unknown-collection":
      return `"x-ref" names the collection "${params.name}", which does not exist.${meaning(params.guess)}`;
    case "unknown-field":
      return `"${params.keyword}" names "${params.field}", which is none of its properties.${meaning(params.guess)}`;
    case "own-field":
      return `"${params.keyword}" names the field that it stands in, and no value lies after itself. Write the name of another one.`;
    case "unknown-word":
      return `"x-word" names "${params.word}", which the engine has no word for. A word of this site needs a "default" beside it.`;
    case "stated-option":
      return `The option "${params.option}" is added by the engine and must not be stated in the schema.`;
    case "kept-option":
      return `The option "${params.option}" never reaches the view: React keeps that name for itself. Call it otherwise.`;
    case "source-unknown":
      return `"x-source" names the option "${params.option}", which the schema does not have.${meaning(params.guess)}`;
    case "no-list":
      return `"${params.keyword}" names the option "${params.option}", which is not a list.`;
    case "no-pages":
      return `"x-pages" names "${params.option}", which has to be a whole number, in a block with "x-source".`;
    case "rows":
      return `"x-rows" names "${params.option}", which the engine adds beside "x-source"; it must not be stated as an option.`;
    default:
      return idleComplaint(params);
  }
}

/** The file that cannot be used; without one it is said of a schema that can be read. */
const subjects = {
  block: "This block's schema.json cannot be used. ",
  data: "This schema cannot be used. ",
  rules: "This block's rules.ts cannot be used. ",
  fit: "This block's fit.ts cannot be used. ",
  migrations: "This block's migrations.ts cannot be used. ",
};

/** What a folder lacks to be a block. */
type Incomplete =
  /** `meant`: a file of the folder that has another name. */
  | { case: "no-schema" | "no-view"; folder: string; meant?: string }
  /** A script that nothing starts. */
  | { case: "asleep"; folder: string }
  | { case: "name"; name: string; called: string };

const incomplete = (params: Incomplete): Wording => {
  if (params.case === "name")
    return words(
      `"${params.name}" is not a possible name of a block type.`,
      `Use small letters, digits and single hyphens: call the folder ${params.called}.`,
    );
  if (params.case === "asleep")
    return words(
      `${params.folder} has a behavior.ts, which never runs: its schema.json has no "x-wake".`,
      'Add "x-wake": "visible" to the schema, or remove behavior.ts.',
    );
  return words(
    `${params.folder} has ${params.case === "no-schema" ? "no schema.json" : "a schema but no view.tsx"}.`,
    params.meant === undefined
      ? "Add it, or remove the folder."
      : `Rename ${params.meant} to ${params.case === "no-schema" ? "schema.json" : "view.tsx"}.`,
  );
};

/** A text that was measured in the fonts of the site. */
interface LongText {
  text: string;
  /** Where it stands: `the header of a telephone`. */
  place: string;
  /** Pixels that it is too wide. */
  over: number;
  /** As much of it as fits, if that says anything. */
  fits?: string;
}

interface BadSchema {
  of?: keyof typeof subjects;
  complaint: SchemaComplaint;
  /** The keyword that is meant. */
  guess?: string;
  /** What is meant as a part of JSON: `"type": "string"`. */
  write?: string;
}

export const schemaWords = {
  "bad-schema": ({ of, complaint, guess, write }: BadSchema) =>
    words(
      (of ? subjects[of] : "") + schemaComplaint(complaint),
      guess ? didYouMean(guess) : write && `Write ${write}.`,
    ),

  "incomplete-block": incomplete,

  "dead-handler": deadHandler,

  "changing-render": changingRender,

  "moved-element": movedElement,

  "refused-code": refusedCode,

  "unread-styles": (of: { name: string } | { library: string }) =>
    "library" in of
      ? words(
          `The styles of ${of.library} are in no published page: a script brings them, or none does.`,
          "Write them with @emotion/styled, from which the build makes the rules of each page.",
        )
      : words(
          `Nothing reads these styles of <${of.name}>: visitors get an attribute css="[object Object]".`,
          "Begin the file with /** @jsxImportSource @emotion/react */, before its imports, or write them as styled." +
            `${of.name} (@emotion/styled).`,
        ),

  "missing-data-schema": ({ file, schema }: { file: string; schema: string }) =>
    words(`${file} has no schema beside it.`, `Add ${schema}: it says which fields a row has.`),

  /** The words of a block's own `rules.ts`. */
  /** `meant`: what the text is meant to be, for its correction. */
  "block-rule": ({ message, hint }: Wording & { meant?: string }) => words(message, hint),

  "failed-rules": ({ type, error }: { type: string; error: string }) =>
    words(
      `rules.ts of the block ${type} fails here: ${error.replace(/(?<![.?!])$/, ".")}`,
      `Whoever wrote the block has to mend it${/undefined|null/.test(error) ? ": an option that nobody writes is not there either" : ""}.`,
    ),

  "long-text": ({ text, place, over, fits }: LongText) =>
    words(
      `"${text}" is ${over} pixels too wide for ${place}.`,
      fits ? `What fits: "${fits}".` : "Use a shorter text.",
    ),
} satisfies Vocabulary;
