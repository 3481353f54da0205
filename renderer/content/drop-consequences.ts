import type { ErrorObject } from "ajv";

/** Leaves of each choice between shapes only where they help, and nothing below a value that is wrong as a whole. */
export function dropConsequences(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept = [...errors];
  for (const union of errors.filter((error) => error.keyword === "anyOf" || error.keyword === "oneOf")) {
    const isInside = (error: ErrorObject): boolean =>
      error !== union && error.schemaPath.startsWith(`${union.schemaPath}/`);
    const inside = kept.filter(isInside);
    const variants = new Map<string, ErrorObject[]>();
    for (const error of inside) {
      const index = error.schemaPath.slice(union.schemaPath.length + 1).split("/")[0]!;
      variants.set(index, [...(variants.get(index) ?? []), error]);
    }
    // The shape that the author chose is the one whose own kind (text, list, group) fits.
    const chosen = [...variants.values()].filter(
      (list) =>
        !list.some(
          (error) =>
            error.instancePath === union.instancePath &&
            (error.keyword === "type" || error.keyword === "const"),
        ),
    );
    const best =
      chosen.length === 1
        ? chosen[0]!
        : chosen.length > 1 && union.data !== null && typeof union.data === "object"
          ? chosen.sort((a, b) => a.length - b.length)[0]!
          : undefined;
    kept = kept.filter((error) => !isInside(error) || best?.includes(error));
    if (best) kept = kept.filter((error) => error !== union);
  }
  const seen = new Set<string>();
  const wrongAsWhole = new Set(
    kept.filter((error) => error.keyword === "type").map((error) => error.instancePath),
  );
  return kept
    .filter((error) => {
      const key = `${error.instancePath}\n${error.keyword}\n${JSON.stringify(error.params)}`;
      if (seen.has(key)) return false;
      seen.add(key);
      if (error.keyword === "type") return true;
      return !wrongAsWhole.has(error.instancePath);
    })
    .filter((error, index, all) => {
      // One value, one problem: a text that is too short and of the wrong form is reported once.
      if (error.keyword === "required" || error.keyword === "additionalProperties") return true;
      return (
        all.findIndex(
          (other) =>
            other.instancePath === error.instancePath &&
            other.keyword !== "required" &&
            other.keyword !== "additionalProperties",
        ) === index
      );
    });
}
