import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { hasForm } from "../../renderer/schema/text-formats.ts";

const BLOCKS = join(import.meta.dirname, "../../blocks");

/** Blocks that reckon with days and hours, or write them for programs. */
const RECKONING = ["countdown", "event-card", "job-facts", "subscription"];

/** What no calendar and no clock knows, by the name of the option: the view could not work it out. */
const WRONG: readonly [name: RegExp, values: string[]][] = [
  [/^timeZone$/, ["Berlin", "GMT+1", "CEST"]],
  [/^(?:start|end)Time$/, ["25:10", "09:75"]],
  [/^(?:date|updated|datePosted|validThrough)$/, ["2027-02-30", "2027-13-01"]],
];

/** Every option of a schema that holds a text, however deep. */
function* textsOf(schema: object): Generator<[name: string, option: Schema]> {
  for (const [name, part] of Object.entries(schema)) {
    if (typeof part !== "object" || part === null) continue;
    if ((part as Schema).type === "string") yield [name, part as Schema];
    yield* textsOf(part);
  }
}

it("no block that reckons with them takes a day, an hour or a time zone that there is not", () => {
  const taken = RECKONING.flatMap((block) => {
    const schema = JSON.parse(readFileSync(join(BLOCKS, block, "schema.json"), "utf8")) as object;
    return [...textsOf(schema)].flatMap(([name, option]) =>
      (WRONG.find(([called]) => called.test(name))?.[1] ?? [])
        .filter((value) => hasForm(value, option))
        .map((value) => `${block}: ${name}: ${value}`),
    );
  });
  expect(taken).toEqual([]);
});
