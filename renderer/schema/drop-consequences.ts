import type { ErrorObject } from "ajv";
import { namedVariants } from "./named-variant.ts";
import type { Schema } from "./schema-types.ts";

/** Leaves of each choice between shapes only where they help, and nothing below a value that is wrong as a whole. */
export function dropConsequences(errors: readonly ErrorObject[]): ErrorObject[] {
  const dropped = new Set<ErrorObject>();
  const added: ErrorObject[] = [];
  const unions = errors.filter((error) => error.keyword === "anyOf" || error.keyword === "oneOf");
  const under = groupByPath(
    errors,
    unions.map((union) => union.instancePath),
  );
  for (const union of unions) {
    const inside = under
      .get(union.instancePath)!
      .filter(
        (error) =>
          error !== union && !dropped.has(error) && error.schemaPath.startsWith(`${union.schemaPath}/`),
      );
    const variants = new Map<string, ErrorObject[]>();
    for (const error of inside) {
      const index = error.schemaPath.slice(union.schemaPath.length + 1).split("/")[0]!;
      variants.set(index, [...(variants.get(index) ?? []), error]);
    }
    // The shape that the author chose is the one whose own kind (text, list, group) fits.
    const fitting = [...variants.values()].filter(
      (list) =>
        !list.some(
          (error) =>
            error.instancePath === union.instancePath &&
            (error.keyword === "type" || error.keyword === "const"),
        ),
    );
    const chosen: (readonly ErrorObject[])[] = namedVariants(fitting, union.instancePath);
    const lack = lackOfOne(chosen, union.instancePath);
    const best = lack
      ? [lack]
      : chosen.length === 1
        ? chosen[0]!
        : chosen.length > 1 && union.data !== null && typeof union.data === "object"
          ? chosen.sort((a, b) => a.length - b.length)[0]!
          : undefined;
    for (const error of inside) if (!best?.includes(error)) dropped.add(error);
    if (best) dropped.add(union);
    added.push(...(best ?? []).filter((error) => !inside.includes(error)));
  }
  // What each entry lacks says nothing of a list that has to have one of a kind; a name is told by what is wrong with it.
  const lists = errors.filter(({ keyword }) => keyword === "contains").map(({ schemaPath }) => schemaPath);
  const kept = [...errors, ...added].filter(
    (error) =>
      !dropped.has(error) &&
      error.keyword !== "propertyNames" &&
      !lists.some((path) => error.schemaPath.startsWith(`${path}/`)),
  );
  const seen = new Set<string>();
  const wrongAsWhole = new Set(
    kept.filter((error) => error.keyword === "type").map((error) => error.instancePath),
  );
  // In a list of fixed places, one entry more or less moves all others to places that they are not for.
  const wrongCounts = new Set(
    kept
      .filter(({ keyword, parentSchema }) => isCount(keyword, parentSchema as Schema))
      .map((error) => error.instancePath),
  );
  const first = new Map<string, ErrorObject>();
  return kept
    .filter((error) => {
      const key = `${error.instancePath}\n${error.propertyName ?? ""}\n${error.keyword}\n${JSON.stringify(error.params)}`;
      if (seen.has(key)) return false;
      seen.add(key);
      if ([...wrongCounts].some((path) => error.instancePath.startsWith(`${path}/`))) return false;
      if (error.keyword === "type") return true;
      return !wrongAsWhole.has(error.instancePath);
    })
    .filter((error) => {
      // One value, one problem: a text that is too short and of the wrong form is reported once.
      if (error.keyword === "required" || error.keyword === "additionalProperties") return true;
      const place = `${error.instancePath}\n${error.propertyName ?? ""}`;
      const earlier = first.get(place);
      if (!earlier) first.set(place, error);
      return earlier === undefined;
    });
}

/** Of shapes that lack one name each, and nothing else, any will do: one error with all of them (`params.or`). */
function lackOfOne(shapes: readonly (readonly ErrorObject[])[], place: string): ErrorObject | undefined {
  const lacks = shapes.flatMap(([error, ...others]) =>
    error?.keyword === "required" && error.instancePath === place && others.length === 0 ? error : [],
  );
  const [first] = lacks;
  if (!first || lacks.length < 2 || lacks.length < shapes.length) return undefined;
  const [missingProperty, ...or] = new Set(lacks.map(({ params }) => String(params.missingProperty)));
  return { ...first, params: { missingProperty, ...(or.length > 0 && { or }) } };
}

function isCount(keyword: string, schema: Schema): boolean {
  return (
    keyword === "additionalItems" ||
    ((keyword === "minItems" || keyword === "maxItems") && Array.isArray(schema.items))
  );
}

/** For each of some values, the errors of that value and of everything in it. */
function groupByPath(errors: readonly ErrorObject[], paths: readonly string[]): Map<string, ErrorObject[]> {
  const groups = new Map<string, ErrorObject[]>(paths.map((path) => [path, []]));
  if (groups.size === 0) return groups;
  for (const error of errors) {
    for (let path = error.instancePath; ; path = path.slice(0, path.lastIndexOf("/"))) {
      groups.get(path)?.push(error);
      if (path === "") break;
    }
  }
  return groups;
}
