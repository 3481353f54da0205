import type { ErrorObject } from "ajv";
import type { BlockType } from "../pages/block-types.ts";
import type { Draft } from "../problems/draft.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Data } from "../schema/to-data.ts";
import type { TreeNode } from "../yaml/tree.ts";
import type { Place } from "./page-contents.ts";

type Path = (string | number)[];

/**
 * Says what is wrong with a block once it is filled in, at the texts that its values came from.
 *
 * @param path  Path of the block in the filled-in page. @param place  Where something on that page was written.
 */
export function explainFilled(
  errors: readonly ErrorObject[],
  options: { [key: string]: Data },
  path: Path,
  type: BlockType,
  place: (path: Path) => Place,
): Draft[] {
  const build = (value: Data, at: Path): TreeNode => {
    const { span } = place(at);
    if (Array.isArray(value))
      return { kind: "list", ...span, items: value.map((one, index) => build(one, [...at, index])) };
    if (typeof value === "object" && value !== null) {
      return {
        kind: "map",
        ...span,
        entries: new Map(
          Object.entries(value).map(([key, one]) => [
            key,
            { key, keyStart: span.start, keyEnd: span.end, value: build(one, [...at, key]) },
          ]),
        ),
      };
    }
    return { kind: "scalar", ...span, value, source: String(value), plain: true, isBlock: false };
  };
  const subject = { title: `The ${type.name} block`, entry: "option", holder: "this page" } as const;
  return explainSchemaErrors(errors, build(options, path), path, place(path).span, subject, " ").map(
    (draft) => {
      const missing =
        draft.code === "missing-option" ? /needs "([^"]+)"/.exec(draft.message)?.[1] : undefined;
      const {
        span,
        path: written,
        row,
      } = place(missing === undefined ? draft.path : [...draft.path, missing]);
      const { fix: _, ...rest } = draft;
      return {
        ...rest,
        ...span,
        path: written,
        ...(row && {
          hint: missing === undefined ? `The value comes from ${row}.` : `It is missing in ${row}.`,
        }),
      };
    },
  );
}
