/**
 * Parts of schemas that say nothing, or what cannot be, for those who build them.
 */
import { type ModuleComplaint, moduleComplaint } from "./block-modules.ts";
import { didYouMean } from "./words.ts";

/** A part of a schema that well-formed JSON lets through and that counts for nothing, or for what is not meant. */
export type IdleComplaint =
  /** A default that the option itself would not take. */
  | { case: "wrong-default"; wanted: string }
  /** Two limits, the lower of which is above the other. */
  | { case: "turned-limits"; least: string; most: string }
  /** Limits between which there is no number, or none of those that `step` leaves. */
  | { case: "empty-range"; least: string; most: string; step?: number }
  /** A list that has to have more entries than it has places. */
  | { case: "too-few-places"; places: number }
  /** A form of several that always fits another one as well; `by` counts from 1. */
  | { case: "covered-form"; by: number }
  /** A closed part of `allOf`, and a name beside it. */
  | { case: "refused-neighbor"; field: string }
  /** A keyword for values of another type than the option has. */
  | { case: "idle-keyword"; keyword: string; type: string; guess?: string; within?: "items" }
  /** Half of a condition: `then` without `if`. */
  | { case: "lone-condition"; keyword: string; missing: string }
  /** A condition that holds for a group without the option as well. */
  | { case: "holds-without"; field: string }
  /** A value of a list of values that is never right. */
  | { case: "value-of-type"; keyword: string; value: unknown; type: string }
  /** One that other keywords of the option refuse; `wanted` is what they take. */
  | { case: "value-beside"; keyword: string; value: unknown; wanted: string }
  /** An old name that is a name of today, or with an `owner` an old name of that as well. */
  | { case: "kept-name"; keyword: "x-was" | "x-values-were"; name: string; owner?: string }
  /** A list of so many fixed places that takes fewer and more. */
  | { case: "loose-list"; places: number }
  /** A group that takes names beside its properties, without saying so. */
  | { case: "open-group" }
  /** What may stand there is not said. */
  | { case: "unchecked"; of: "entries" | "options" | "value" }
  /** Of an option that has to be written. */
  | { case: "needless-default"; field: string }
  /** A keyword where nothing reads it; `meant` is what it says something of. */
  | { case: "misplaced-keyword"; keyword: string; meant: keyof typeof MISPLACED }
  | { case: "kind-of-text"; kind: string; guess: string }
  /** A kind of values of the type `wanted`. */
  | { case: "wrong-kind"; kind: string; type: string; wanted: string; guess?: string };

/** What is wrong with such a part, in a sentence and what to do. */
export function idleComplaint(params: IdleComplaint | ModuleComplaint): string {
  switch (params.case) {
    case "wrong-default":
      return `This default is not what the option takes: ${params.wanted}.`;
    case "turned-limits":
      return `"${params.least}" is more than "${params.most}", so nothing is ever right.`;
    case "empty-range":
      return `There is no ${steppedNumber(params.step)} between "${params.least}" and "${params.most}", so that nothing is ever right.`;
    case "too-few-places":
      return `"minItems" asks for more entries than the ${params.places} that have a place, so that nothing is ever right.`;
    case "covered-form":
      return `What fits this form fits form ${params.by} as well, and "oneOf" takes what fits a single one. Write "anyOf" in place of "oneOf".`;
    case "refused-neighbor":
      return `This refuses "${params.field}", which stands outside of this part. Write all names into one "properties", and "additionalProperties": false beside that alone.`;
    case "idle-keyword":
      return `"${params.keyword}" says nothing of what is "${params.type}".${params.within ? ` Write it into "${params.within}": { … }.` : meaning(params.guess)}`;
    case "lone-condition":
      return `"${params.keyword}" says nothing without "${params.missing}" beside it.`;
    case "holds-without":
      return `This condition also holds where "${params.field}" is left out. Add "required": ["${params.field}"] to it.`;
    case "value-of-type":
      return `"${params.keyword}" has ${JSON.stringify(params.value)}, which is not "${params.type}" and so never right.`;
    case "value-beside":
      return `"${params.keyword}" has ${JSON.stringify(params.value)}, which is never right: what stands beside it takes ${params.wanted}.`;
    case "kept-name":
      return params.owner === undefined
        ? `"${params.keyword}" names "${params.name}", which is a ${params.keyword === "x-was" ? "name" : "value"} of today. Write only what there is no more.`
        : `"${params.keyword}" names "${params.name}", which is an old name of "${params.owner}" already. Keep it in one place.`;
    case "loose-list":
      return `A list of fixed places takes all of them and no more. Add "minItems": ${params.places} and "additionalItems": false.`;
    case "open-group":
      return 'This group takes any other name as well, so that a misspelt one is not told. Add "additionalProperties": false.';
    case "unchecked":
      return UNCHECKED[params.of];
    case "needless-default":
      return `"${params.field}" is in "required", so that nobody ever gets this default. Take it out of one of the two.`;
    case "misplaced-keyword":
      return `"${params.keyword}" counts for nothing here: it says something of ${MISPLACED[params.meant]}`;
    case "kind-of-text":
      return `A text cannot be of the kind "${params.kind}".${meaning(params.guess)}`;
    case "wrong-kind":
      return `The kind "${params.kind}" is for what is "${params.wanted}", not "${params.type}".${meaning(params.guess)}`;
    default:
      return moduleComplaint(params);
  }
}

const meaning = (guess: string | undefined): string => (guess ? ` ${didYouMean(guess)}` : "");

function steppedNumber(step: number | undefined): string {
  if (step === undefined) return "number";
  return step === 1 ? "whole number" : `multiple of ${step}`;
}

const MISPLACED = {
  block: 'a block as a whole. It belongs beside the "properties" of the block.',
  option: "an option. It belongs to the option of a block that is meant.",
  row: 'a row as a whole. It belongs beside the "properties" of a schema in data/.',
  field: "a field of rows. It belongs into a schema in data/.",
  "outer-option": "an option of the block itself. It belongs to the option around this part.",
};

const UNCHECKED = {
  entries:
    'Nothing is said of the entries of this list, so that none is checked. Add "items": { "type": … } to the list.',
  options:
    'Nothing is said of what is in this group, so that nothing in it is checked. Add "properties" and "additionalProperties": false.',
  value: 'Nothing is said of this value, so that it is not checked. Add its "type".',
};
