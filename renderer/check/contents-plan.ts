import { entrySchema, innerSchemas, kindOf, optionNames, optionSchema } from "../schema/read-schema.ts";
import type { PicturePlace, Schema } from "../schema/schema-types.ts";

/** What a schema says of a value to whoever looks for the contents of a page: worked out once for each schema. */
export interface ContentsPlan {
  schema: Schema;
  kind: Schema["x-kind"];
  /** It is a picture, and where that is put, if the schema says so. */
  isPicture: boolean;
  place: PicturePlace | undefined;
  isBlock: boolean;
  isAnchor: boolean;
  heading: number | undefined;
  /** What is inside is not this schema's. */
  isEnd: boolean;
  /** Of a group: the options that carry contents, in the order of the schema. */
  options: readonly { name: string; inner: ContentsPlan }[];
  /** All options that the schema names. */
  names: ReadonlySet<string>;
  /** Of a group: what an option is that has no name in the schema; missing when it carries nothing. */
  others: ContentsPlan | undefined;
  /** Of a list whose entries are all the same: what each of them is. */
  entry: ContentsPlan | undefined;
  /** Of a list: it depends on its place what an entry is. */
  isTuple: boolean;
}

const plans = new WeakMap<Schema, ContentsPlan>();

export function planOf(schema: Schema): ContentsPlan {
  const known = plans.get(schema);
  if (known) return known;
  const names = optionNames(schema);
  const first = entrySchema(schema, 0);
  const plan: ContentsPlan = {
    schema,
    kind: kindOf(schema),
    isPicture: schema["x-picture"] !== undefined || schema["x-kind"] === "picture",
    place: schema["x-picture"],
    isBlock: schema["x-block"] === true,
    isAnchor: schema["x-anchor"] === true,
    heading: schema["x-heading"],
    isEnd: schema["x-block"] === true || kindOf(schema) === "body",
    options: [],
    names: new Set(names),
    others: undefined,
    entry: undefined,
    isTuple: first !== entrySchema(schema, Number.MAX_SAFE_INTEGER),
  };
  plans.set(schema, plan);
  plan.entry = carrying(first);
  plan.others = carrying(optionSchema(schema, UNNAMED));
  plan.options = names.flatMap((name) => {
    const inner = carrying(optionSchema(schema, name));
    return inner ? [{ name, inner }] : [];
  });
  return plan;
}

/** No author can write an option of this name. */
const UNNAMED = "\0";

/** What an entry of a list is, counted from 0; undefined when it carries nothing. */
export function entryPlan({ schema, entry, isTuple }: ContentsPlan, index: number): ContentsPlan | undefined {
  return isTuple ? carrying(entrySchema(schema, index)) : entry;
}

function carrying(schema: Schema | undefined): ContentsPlan | undefined {
  return schema && carriesContents(schema) ? planOf(schema) : undefined;
}

const carriers = new WeakMap<Schema, boolean>();

/** Whether a schema speaks anywhere of nested blocks or of texts that mean something to the whole site; most do not. */
function carriesContents(schema: Schema): boolean {
  let known = carriers.get(schema);
  if (known === undefined) {
    known =
      ["x-block", "x-kind", "x-picture", "x-anchor", "x-heading"].some(
        (keyword) => schema[keyword] !== undefined,
      ) || innerSchemas(schema).some(carriesContents);
    carriers.set(schema, known);
  }
  return known;
}
