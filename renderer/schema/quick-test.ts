import { isDeepStrictEqual } from "node:util";
import { hasBinding } from "../yaml/tree.ts";
import { SOME_BINDING, safeRegExp, WHOLE_BINDING } from "./patterns.ts";

/** Whether a value is as a schema wants it: exactly when ajv finds nothing wrong with it. */
export type Test = (value: unknown) => boolean;

/** Tests of text formats by name. */
export type Formats = Readonly<Record<string, (text: string) => boolean>>;

type Group = Readonly<Record<string, unknown>>;

/** A keyword that only ajv knows. */
class Unknown extends Error {}

/** Keywords that say nothing about what is right. */
const ANNOTATIONS =
  /^(?:x-(?!after$).*|title|description|default|examples|definitions|readOnly|\$comment|\$schema|\$id|tsType|tsEnumNames|(?:markdown)?[eE]num(?:er)?Descriptions|markdown(?:Enum)?Descriptions?|defaultSnippets|(?:pattern)?[eE]rrorMessage|doNotSuggest|deprecationMessage)$/;

/** Keywords that are looked at with another one. */
const WITH_OTHERS = new Set(["additionalItems", "additionalProperties", "properties", "then", "else"]);

/**
 * Turns a schema into functions that answer yes or no, at a hundredth of what compiling it with ajv takes. Nearly
 * every value that is looked at is right; only for one that is not ajv is asked what is wrong.
 *
 * @param schema  `$ref` may lead to parts of the schema itself.
 * @returns undefined for a schema with a keyword that only ajv knows.
 */
export function compileTest(schema: object, formats: Formats): Test | undefined {
  try {
    return compilerOf(schema, formats)(schema);
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

type Compile = (schema: unknown) => Test;

const always: Test = () => true;
const never: Test = () => false;

function compilerOf(root: object, formats: Formats): Compile {
  const known = new Map<unknown, Test>();
  const referred = (reference: string): Test => {
    if (!reference.startsWith("#")) throw new Unknown(reference);
    let part: unknown = root;
    for (const step of reference.split("/").slice(1)) part = isGroup(part) ? part[step] : undefined;
    if (part === undefined) throw new Unknown(reference);
    // It may lead to what is being compiled.
    if (!known.has(part)) compile(part);
    return (value) => known.get(part)!(value);
  };
  const compile: Compile = (schema) => {
    if (typeof schema === "boolean") return schema ? always : never;
    if (!isGroup(schema)) throw new Unknown();
    const ready = known.get(schema);
    if (ready) return ready;
    known.set(schema, never);
    const tests: Test[] = [];
    for (const [keyword, wanted] of Object.entries(schema)) {
      if (keyword === "$ref") tests.push(referred(String(wanted)));
      else {
        const test = testOf(keyword, wanted, schema, { compile, formats });
        if (test) tests.push(test);
      }
    }
    const objects = objectTest(schema, compile);
    if (objects) tests.push(objects);
    const test = all(tests);
    known.set(schema, test);
    return test;
  };
  return compile;
}

function all(tests: readonly Test[]): Test {
  const [first = always, second, third] = tests;
  if (!second) return first;
  if (!third) return (value) => first(value) && second(value);
  return (value) => {
    for (const test of tests) if (!test(value)) return false;
    return true;
  };
}

/** The test of one keyword; undefined when it is part of another's, or says nothing. */
function testOf(
  keyword: string,
  wanted: unknown,
  schema: Group,
  { compile, formats }: { compile: Compile; formats: Formats },
): Test | undefined {
  const list = (): Test[] => (wanted as unknown[]).map(compile);
  switch (keyword) {
    case "type":
      return typeTest(wanted as string | string[]);
    case "const":
      return oneOf([wanted]);
    case "enum":
      return oneOf(wanted as unknown[]);
    case "allOf":
      return all(list());
    case "anyOf": {
      const tests = list();
      return (value) => tests.some((test) => test(value));
    }
    case "oneOf": {
      const tests = list();
      return (value) => tests.filter((test) => test(value)).length === 1;
    }
    case "not": {
      const test = compile(wanted);
      return (value) => !test(value);
    }
    case "if": {
      const [test, then, otherwise] = [wanted, schema.then ?? true, schema.else ?? true].map(compile);
      return (value) => (test!(value) ? then!(value) : otherwise!(value));
    }
    case "format": {
      const test = Object.hasOwn(formats, String(wanted)) ? formats[String(wanted)] : undefined;
      if (!test) throw new Unknown(String(wanted));
      return ofTexts(test);
    }
    case "pattern":
      return ofTexts(patternTest(String(wanted)));
    default:
      if (typeof wanted === "number") return limitTest(keyword, wanted);
      if (keyword === "items" || keyword === "uniqueItems") return listTest(keyword, wanted, schema, compile);
      if (keyword === "required" || keyword === "propertyNames") return namesTest(keyword, wanted, compile);
      if (WITH_OTHERS.has(keyword) || ANNOTATIONS.test(keyword)) return undefined;
      throw new Unknown(keyword);
  }
}

function typeTest(wanted: string | string[]): Test {
  if (Array.isArray(wanted)) {
    const tests = wanted.map(typeTest);
    return (value) => tests.some((test) => test(value));
  }
  switch (wanted) {
    case "object":
      return isGroup;
    case "array":
      return Array.isArray;
    case "number":
      return Number.isFinite;
    case "integer":
      return Number.isInteger;
    case "null":
      return (value) => value === null;
    case "string":
      return isText;
    case "boolean":
      return (value) => typeof value === "boolean";
    default:
      throw new Unknown(wanted);
  }
}

function oneOf(values: readonly unknown[]): Test {
  if (values.some((value) => typeof value === "object" && value !== null)) throw new Unknown("enum");
  if (values.length === 1) return (value) => value === values[0];
  return (value) => values.includes(value);
}

/** Asked of every text: whether it has a binding in it. */
function patternTest(pattern: string): (text: string) => boolean {
  if (pattern === SOME_BINDING) return hasBinding;
  const regex = safeRegExp(pattern, "u");
  if (pattern === WHOLE_BINDING) return (text) => hasBinding(text) && regex.test(text);
  return (text) => regex.test(text);
}

function limitTest(keyword: string, limit: number): Test | undefined {
  switch (keyword) {
    case "minimum":
      return ofNumbers((value) => value >= limit);
    case "maximum":
      return ofNumbers((value) => value <= limit);
    case "exclusiveMinimum":
      return ofNumbers((value) => value > limit);
    case "exclusiveMaximum":
      return ofNumbers((value) => value < limit);
    case "minLength":
      return ofTexts((text) => text.length >= 2 * limit || lengthOf(text) >= limit);
    case "maxLength":
      return ofTexts((text) => text.length <= limit || lengthOf(text) <= limit);
    case "minItems":
      return ofLists((list) => list.length >= limit);
    case "maxItems":
      return ofLists((list) => list.length <= limit);
    case "minProperties":
      return ofGroups((group) => Object.keys(group).length >= limit);
    default:
      if (ANNOTATIONS.test(keyword)) return undefined;
      throw new Unknown(keyword);
  }
}

/** In characters, of which some take two places. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

function listTest(
  keyword: "items" | "uniqueItems",
  wanted: unknown,
  schema: Group,
  compile: Compile,
): Test | undefined {
  if (keyword === "uniqueItems") return wanted === true ? ofLists(areUnique) : undefined;
  if (!Array.isArray(wanted)) {
    const test = compile(wanted);
    return ofLists((list) => list.every(test));
  }
  const tests = wanted.map(compile);
  const others = compile(schema.additionalItems ?? true);
  return ofLists((list) => list.every((value, index) => (tests[index] ?? others)(value)));
}

function areUnique(list: readonly unknown[]): boolean {
  if (list.every((value) => typeof value !== "object")) return new Set(list).size === list.length;
  return list.every((value, index) => !list.slice(0, index).some((other) => isDeepStrictEqual(value, other)));
}

function namesTest(keyword: "required" | "propertyNames", wanted: unknown, compile: Compile): Test {
  if (keyword === "required") {
    const names = wanted as string[];
    return ofGroups((group) =>
      names.every((name) => Object.hasOwn(group, name) && group[name] !== undefined),
    );
  }
  const test = compile(wanted);
  return ofGroups((group) => Object.keys(group).every(test));
}

/** `properties` and `additionalProperties` together; undefined when a schema has neither. */
function objectTest({ properties, additionalProperties }: Group, compile: Compile): Test | undefined {
  if (properties === undefined && additionalProperties === undefined) return undefined;
  const named = new Map(Object.entries(properties ?? {}).map(([name, inner]) => [name, compile(inner)]));
  const others = compile(additionalProperties ?? true);
  return ofGroups((group) => {
    for (const name of Object.keys(group)) {
      const value = group[name];
      const test = named.get(name);
      if (!test) {
        if (!others(value)) return false;
      } else if (value !== undefined && !test(value)) return false;
    }
    return true;
  });
}

function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Keywords ask nothing of values of other types. */
const ofTexts =
  (test: (text: string) => boolean): Test =>
  (value) =>
    !isText(value) || test(value);
const ofNumbers =
  (test: (value: number) => boolean): Test =>
  (value) =>
    typeof value !== "number" || test(value);
const ofLists =
  (test: (list: readonly unknown[]) => boolean): Test =>
  (value) =>
    !Array.isArray(value) || test(value);
const ofGroups =
  (test: (group: Group) => boolean): Test =>
  (value) =>
    !isGroup(value) || test(value);
