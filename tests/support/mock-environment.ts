import { join } from "node:path";
import { readDataSchema } from "../../renderer/data/data-schema.ts";
import type { Problem } from "../../renderer/model.ts";
import type { TypeScope, TypeStore } from "../../renderer/pages/binding-types.ts";
import { readBlockTypes } from "../../renderer/pages/block-types.ts";
import { checkBindings } from "../../renderer/pages/check-bindings.ts";
import type { PageFile } from "../../renderer/pages/page-file.ts";
import type { PageEnvironment } from "../../renderer/pages/read-context.ts";
import { readPage } from "../../renderer/pages/read-page.ts";
import type { Draft } from "../../renderer/problems/draft.ts";
import { createLineIndex } from "../../renderer/problems/line-index.ts";
import { createProblem } from "../../renderer/problems/problem.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { readYaml } from "../../renderer/yaml/read-yaml.ts";
import { type Files, writeMockSite } from "./mock-site.ts";

/** What pages of the small site are read against, without opening the site: a page then takes a millisecond. */
export async function mockEnvironment(
  collections: readonly string[] = ["jobs", "team"],
  files: Files = {},
): Promise<PageEnvironment> {
  const dir = writeMockSite(files);
  const { types: blockTypes } = await readBlockTypes([join(dir, "blocks")], dir);
  const types: TypeStore = {
    site: {
      type: "object",
      additionalProperties: false,
      properties: {
        brand: { type: "string" },
        url: { type: "string" },
        offices: { type: "array", items: { type: "object", properties: { city: { type: "string" } } } },
        contact: { type: "object", additionalProperties: false, properties: { email: { type: "string" } } },
      },
    },
    collections: new Map(
      collections.map((name) => {
        const { schema } = readDataSchema(dir, name);
        return [name, { ...(schema && { schema }), key: schema?.["x-key"] ?? "id" }];
      }),
    ),
  };
  return { blockTypes, types, icons: ["arrow-right", "brain-circuit"], today: () => "2027-01-01" };
}

/**
 * Everything that an author reads of a problem: `line:column code «marked text» | message | hint | fix`. Of a fix
 * that replaces other characters than the marked ones, these are told as well.
 */
export function tell(problem: Problem, text: string): string {
  const { code, message, hint, fix, range } = problem;
  const cut = ({ start, end }: Problem["range"]): string => text.slice(start.offset, end.offset);
  const place = `${range.start.line}:${range.start.column} ${code} «${cut(range)}»`;
  const isHere = fix?.range.start.offset === range.start.offset && fix.range.end.offset === range.end.offset;
  const change = fix && (isHere ? fix.text : `«${cut(fix.range)}» ${fix.text}`);
  return [place, message, ...(hint === undefined && !fix ? [] : [hint ?? ""]), ...(fix ? [change] : [])].join(
    " | ",
  );
}

/** A file of `pages/` read by itself, and everything that is said about it. */
export function readMockPage(
  text: string,
  environment: PageEnvironment,
  file = "pages/index.yaml",
): { page: PageFile; told: string[]; places: Record<string, string> } {
  const page = readPage(file, readYaml(Buffer.from(text)), environment);
  return {
    page,
    told: page.problems.map((problem) => tell(problem, text)),
    places: Object.fromEntries(
      [...page.spans].map(([key, { start, end }]) => [key.replaceAll("\n", "."), text.slice(start, end)]),
    ),
  };
}

/** What is said about the bindings of a text that stands after `key: `, where it may be written otherwise. */
export function tellBindings(
  text: string,
  { types }: PageEnvironment,
  scope: TypeScope,
  wanted?: Schema,
  written = text,
): string[] {
  const drafts: Draft[] = [];
  // It stands there a second time, where nothing must ever be marked.
  const file = `key: ${written}\n# ${text}\n`;
  checkBindings(text, { start: 5, end: 5 + written.length }, file, ["key"], wanted, scope, types, drafts);
  const lines = createLineIndex(file);
  return drafts.map((draft) => tell(createProblem("pages/index.yaml", draft, lines), file));
}

/** The rows of a collection, as scopes name them. */
export function rowsOf({ types }: PageEnvironment, name: string) {
  return { schema: types.collections.get(name)!.schema!, name: { kind: "row" as const, of: name } };
}
