import { join } from "node:path";
import { fileProblem, readSiteFile } from "../files/read-file.ts";
import type { Problem } from "../model.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";
import { type Check, lazyCheck } from "../schema/compile-schema.ts";
import { parseSchema, SchemaFault } from "../schema/parse-schema.ts";
import type { Schema } from "../schema/schema-types.ts";

/** Reads `data/NAME.schema.json`; for `site` a missing file means a schema that is open. */
export function readDataSchema(
  siteDir: string,
  name: string,
): { schema?: Schema; check?: Check; problems: Problem[] } {
  const file = `data/${name}.schema.json`;
  const path = join(siteDir, file);
  const read = readSiteFile(path, file);
  if (!read) {
    if (name === "site")
      return { schema: siteFallback, check: lazyCheck(siteFallback, { bindings: false }), problems: [] };
    const data = `data/${name}.yaml`;
    return {
      problems: [
        at(data, "", {
          code: "missing-data-schema",
          message: `${data} has no schema beside it.`,
          hint: `Add ${file}: it says which fields a row has.`,
        }),
      ],
    };
  }
  if (read.fault) return { problems: [fileProblem(file, read.fault)] };
  const text = read.bytes.toString("utf8");
  try {
    const raw = parseSchema(text);
    const computed = Object.entries(raw.properties ?? {})
      .filter(([, field]) => field["x-computed"])
      .map(([field]) => field);
    const schema: Schema = {
      ...raw,
      required: (raw.required ?? []).filter((field) => !computed.includes(field)),
    };
    return { schema: raw, check: lazyCheck(schema, { bindings: false }), problems: [] };
  } catch (error) {
    return {
      problems: [
        at(file, text, {
          code: "bad-schema",
          ...(error instanceof SchemaFault && { start: error.start, end: error.end }),
          message: `This schema cannot be used. ${(error as Error).message}`,
        }),
      ],
    };
  }
}

const siteFallback: Schema = {
  type: "object",
  properties: {
    brand: { type: "string", description: "Name of the company." },
    url: { type: "string", description: "Origin of the public site." },
    lang: { type: "string", description: "Language of the site, such as en." },
  },
};

function at(
  file: string,
  text: string,
  draft: { code: string; message: string; hint?: string; start?: number; end?: number },
): Problem {
  return createProblem(file, { start: 0, end: 0, path: [], ...draft }, createLineIndex(text));
}
