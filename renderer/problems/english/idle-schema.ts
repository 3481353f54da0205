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
  /** A keyword for values of another type than the option has. */
  | { case: "idle-keyword"; keyword: string; type: string; guess?: string; within?: "items" }
  /** Half of a condition: `then` without `if`. */
  | { case: "lone-condition"; keyword: string; missing: string }
  /** A condition that holds for a group without the option as well. */
  | { case: "holds-without"; field: string }
  /** A value of a list of values that is never right. */
  | { case: "value-of-type"; keyword: string; value: unknown; type: string }
  /** An old name that is a name of today, or with an `owner` an old name of that as well. */
  | { case: "kept-name"; keyword: "x-was" | "x-values-were"; name: string; owner?: string }
  /** A list of so many fixed places that takes fewer and more. */
  | { case: "loose-list"; places: number }
  /** A group that takes names beside its properties, without saying so. */
  | { case: "open-group" }
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
    case "idle-keyword":
      return `"${params.keyword}" says nothing of what is "${params.type}".${params.within ? ` Write it into "${params.within}": { … }.` : meaning(params.guess)}`;
    case "lone-condition":
      return `"${params.keyword}" says nothing without "${params.missing}" beside it.`;
    case "holds-without":
      return `This condition also holds where "${params.field}" is left out. Add "required": ["${params.field}"] to it.`;
    case "value-of-type":
      return `"${params.keyword}" has ${JSON.stringify(params.value)}, which is not "${params.type}" and so never right.`;
    case "kept-name":
      return params.owner === undefined
        ? `"${params.keyword}" names "${params.name}", which is a ${params.keyword === "x-was" ? "name" : "value"} of today. Write only what there is no more.`
        : `"${params.keyword}" names "${params.name}", which is an old name of "${params.owner}" already. Keep it in one place.`;
    case "loose-list":
      return `A list of fixed places takes all of them and no more. Add "minItems": ${params.places} and "additionalItems": false.`;
    case "open-group":
      return 'This group takes any other name as well, so that a misspelt one is not told. Add "additionalProperties": false.';
    case "kind-of-text":
      return `A text cannot be of the kind "${params.kind}".${meaning(params.guess)}`;
    case "wrong-kind":
      return `The kind "${params.kind}" is for what is "${params.wanted}", not "${params.type}".${meaning(params.guess)}`;
    default:
      return moduleComplaint(params);
  }
}

const meaning = (guess: string | undefined): string => (guess ? ` ${didYouMean(guess)}` : "");
