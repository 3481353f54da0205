import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { type Mistake, slip } from "./seed-block-mistakes.ts";

/** Mistakes in the rows of every collection, made in its own file. */
export function seedDataMistakes(dir: string): Mistake[] {
  return readdirSync(join(dir, "data"))
    .filter((name) => name.endsWith(".yaml") && name !== "site.yaml")
    .flatMap((name) => seedCollection(dir, name.slice(0, -".yaml".length)));
}

function seedCollection(dir: string, name: string): Mistake[] {
  const file = `data/${name}.yaml`;
  const schemaPath = join(dir, `data/${name}.schema.json`);
  if (!existsSync(schemaPath)) return [];
  const schema = JSON.parse(readFileSync(schemaPath, "utf8")) as Schema;
  const text = readFileSync(join(dir, file), "utf8");
  const mistakes: Mistake[] = [];
  const add = (what: string, wrong: string, codes: string[], marks: string, meant?: string): void => {
    if (wrong !== text)
      mistakes.push({ name: `${file}: ${what}`, file, text: wrong, codes, marks, ...(meant && { meant }) });
  };
  const key = schema["x-key"] ?? "id";
  const fields = Object.keys(schema.properties ?? {});
  const field = (one: string): RegExp => new RegExp(`^((?:- |  )${one}:)( .+)$`, "m");
  const written = fields.filter((one) => field(one).test(text));
  const longName = written.find((one) => one.length > 4 && one !== key);
  if (longName)
    add(
      `misspelt ${longName}`,
      text.replace(
        field(longName),
        (_, head: string, rest: string) => head.replace(longName, slip(longName)) + rest,
      ),
      ["unknown-field"],
      slip(longName),
      longName,
    );
  for (const one of written) {
    const inner = schema.properties?.[one];
    const value = field(one).exec(text)?.[2]?.trim() ?? "";
    const put = (now: string): string => text.replace(field(one), `$1 ${now}`);
    if (inner?.enum) add(`impossible ${one}`, put("Zzz"), ["not-allowed-value"], "Zzz");
    else if (inner?.["x-ref"])
      add(`dangling ${one}`, put("nobody-of-this-name"), ["dangling-reference"], "nobody-of-this-name");
    else if (inner?.["x-kind"] === "icon") add(`icon ${one}`, put("zzz-icon"), ["unknown-icon"], "zzz-icon");
    else if (inner?.["x-kind"] === "image")
      add(`picture ${one}`, put("/images/none-such.svg"), ["missing-image"], "/images/none-such.svg");
    else if (inner?.type === "boolean") add(`word for ${one}`, put("perhaps"), ["wrong-type"], "perhaps");
    else if (inner?.type === "string" && one !== key && !/^[|>]/.test(value))
      add(`list for ${one}`, put("[a, b]"), ["wrong-type"], "[a, b]");
  }
  const ids = [...text.matchAll(new RegExp(`^(?:- |  )${key}: (.+)$`, "gm"))];
  if (ids[0] && ids[1])
    add(
      "the same key twice",
      text.slice(0, ids[1].index) +
        ids[1][0].replace(ids[1][1]!, ids[0][1]!) +
        text.slice(ids[1].index + ids[1][0].length),
      ["duplicate-key"],
      ids[0][1]!,
    );
  return mistakes;
}
