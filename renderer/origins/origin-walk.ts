import type { Collection } from "../data/collection.ts";
import { findPublicFile } from "../files/read-file.ts";
import type { BindContext } from "../filling/bind-context.ts";
import type { NotedInList } from "../filling/expand-use.ts";
import type { RowInScope, Scope } from "../filling/look-up.ts";
import type { Trace } from "../filling/trace.ts";
import { type BlockTemplate, FROM, type PageTemplate, PRESET } from "../pages/page-file.ts";
import { entrySchema, kindOf, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import { findSource } from "../yaml/source-tree.ts";
import type { PageOrigins, Path } from "./origin.ts";
import { placeOfUse } from "./place-of-use.ts";
import { originInData, originOf, presetOrigin, type ValueContext } from "./value-origin.ts";
import type { Sources } from "./yaml-sources.ts";

/** What of a site its origins are found with. */
export interface OriginContext {
  /** Absolute path of `public/`. */
  publicDir: string;
  bindContext: BindContext;
  collections: Iterable<Collection>;
  settings: { data: { [key: string]: Data }; schema: Schema };
  sources: Sources;
  /** See `ValueContext`. */
  place: ValueContext["place"];
  /** The text under `public/` that the page shows for one that it names. */
  body(path: string): string;
}

/** A file of `pages/`, and what came of filling it in. */
export interface FilledFile {
  file: string;
  template: PageTemplate;
  root: { blocks: BlockTemplate[] };
  trace: Trace;
  scope: Scope;
}

/** What a text becomes a part of when it is prepared for the view, by its kind: see `prepareBlock`. */
const PREPARED: Readonly<Record<string, string>> = {
  markdown: "html",
  "markdown-inline": "html",
  image: "src",
  file: "href",
  frame: "href",
};

/** Walks over what is filled in as `prepareBlock` does, and notes where each value and block comes from. */
export class OriginWalk {
  constructor(
    private readonly from: FilledFile,
    private readonly context: OriginContext,
    private readonly values: ValueContext,
    private readonly origins: PageOrigins,
  ) {}

  /** @param path  In the definition of the page. @param at  In what is filled in. */
  walkBlock(block: BlockTemplate, path: Path, at: Path): void {
    const list = this.inList(block);
    if (list) {
      list.walk.walkBlock(block, path, list.at);
      return;
    }
    const { type: name, id, ...options } = block;
    const type = this.context.bindContext.blockTypes.get(String(name));
    this.noteBlock(path, at);
    if (typeof id === "string") this.note(undefined, [...path, "id"], [...at, "id"]);
    if (!type) return;
    const props = [...path, "props"];
    for (const [option, value] of Object.entries(options)) {
      const preset = block[PRESET]?.[option];
      if (preset)
        this.notePreset(value, optionSchema(type.schema, option), [...props, option], type.name, preset);
      else if (option === type.rows && type.source !== undefined)
        this.noteRows(value, [...props, option], [...at, type.source]);
      else
        this.walkValue(
          value,
          optionSchema(type.schema, option),
          [...props, option],
          [...at, option],
          type.name,
        );
    }
    this.noteDefaults(options, type.schema, props, type.name);
  }

  /** The walk over the file of a shared list, for a block that is written there. */
  private inList(block: BlockTemplate): { walk: OriginWalk; at: Path } | undefined {
    const { origin } = block[FROM] ?? {};
    const template = origin?.list.page.template;
    if (!origin?.noted || !template || origin.list.file === this.from.file) return undefined;
    const { trace, scope } = origin.noted as NotedInList;
    const blocks: BlockTemplate[] = [];
    blocks[origin.index] = block;
    const root = { blocks };
    trace.note(blocks, origin.index, { up: { step: "blocks" }, step: origin.index }, scope);
    const from = { file: origin.list.file, template, root, trace, scope };
    const walk = new OriginWalk(from, this.context, { ...this.values, usedIn: this.from.file }, this.origins);
    return { walk, at: ["blocks", origin.index] };
  }

  /** An option that is set for all blocks of the type; it may be a group or a list. */
  private notePreset(
    value: Data,
    schema: Schema | undefined,
    path: Path,
    type: string,
    set: { file: string; path: Path; inner?: Path },
  ): void {
    const { inner = [] } = set;
    if (value === null || typeof value !== "object") {
      const part = typeof value === "string" ? PREPARED[kindOf(schema) ?? ""] : undefined;
      const origin = presetOrigin(type, set, schema, value, this.values);
      this.origins.values.push({ path: part ? [...path, part] : path, origin });
      return;
    }
    for (const [name, one] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(name) : name;
      const option = Array.isArray(value) ? entrySchema(schema, Number(name)) : optionSchema(schema, name);
      this.notePreset(one, option, [...path, step], type, { ...set, inner: [...inner, step] });
    }
    if (!Array.isArray(value)) this.noteDefaults(value, schema, path, type);
  }

  walkValue(value: Data, schema: Schema | undefined, path: Path, at: Path, type = ""): void {
    const kind = kindOf(schema);
    if (kind === "body" && Array.isArray(value)) {
      this.walkBody(value, schema, path, at);
      return;
    }
    if (value === null || typeof value !== "object") {
      const part = typeof value === "string" ? PREPARED[kind ?? ""] : undefined;
      this.note(schema, part ? [...path, part] : path, at);
      return;
    }
    if (Array.isArray(value)) {
      for (const [index, entry] of value.entries())
        this.walkValue(entry, entrySchema(schema, index), [...path, index], [...at, index], type);
      return;
    }
    if (schema?.["x-block"]) {
      this.walkBlock(value, path, at);
      return;
    }
    if (kind === "picture") {
      // The one for the dark theme becomes a group of its own.
      for (const name of Object.keys(value))
        this.note(
          optionSchema(schema, name),
          [...path, name, ...(name === "dark" ? ["src"] : [])],
          [...at, name],
        );
      return;
    }
    for (const [name, inner] of Object.entries(value))
      this.walkValue(inner, optionSchema(schema, name), [...path, name], [...at, name], type);
    this.noteDefaults(value, schema, path, type);
  }

  /** The first of the files that is there, and the texts that name them. */
  private walkBody(value: Data[], schema: Schema | undefined, path: Path, at: Path): void {
    const { publicDir, sources, body } = this.context;
    const named = value.flatMap((entry, index) =>
      typeof entry === "string" ? { entry: body(entry), index } : [],
    );
    const found = named.find(({ entry }) => findPublicFile(publicDir, entry))?.entry;
    const file = found && `public${found}`;
    const text = file && sources.read(file);
    if (text !== undefined && file)
      this.origins.values.push({
        path: [...path, "html"],
        origin: { kind: "file", file, range: { start: 0, end: text.length } },
      });
    for (const [place, { index }] of named.entries())
      this.note(entrySchema(schema, index), [...path, "sources", place], [...at, index]);
  }

  /** The fields of rows that a block gets beside its entries. */
  private noteRows(rows: Data, path: Path, items: Path): void {
    if (!Array.isArray(rows)) return;
    for (const [index, row] of rows.entries()) {
      const item = this.from.trace.find(this.from.root, [...items, index])?.scope.item;
      for (const [field, value] of Object.entries(item && row !== null && typeof row === "object" ? row : {}))
        this.noteRowValue(value, item!, [...path, index, field], [field]);
    }
  }

  private noteRowValue(value: Data, item: RowInScope, path: Path, steps: Path): void {
    if (value !== null && typeof value === "object") {
      for (const [name, inner] of Object.entries(value)) {
        const step = Array.isArray(value) ? Number(name) : name;
        this.noteRowValue(inner, item, [...path, step], [...steps, step]);
      }
      return;
    }
    const origin = originInData(item, steps, this.values);
    if (origin) this.origins.values.push({ path, origin });
  }

  private noteDefaults(value: object, schema: Schema | undefined, path: Path, type: string): void {
    for (const [name, inner] of Object.entries(schema?.properties ?? {}))
      if (inner.default !== undefined && !Object.hasOwn(value, name))
        this.noteDefault(inner.default as Data, inner, [...path, name], type);
  }

  /** A default may be a group with defaults of its own. */
  private noteDefault(value: Data, schema: Schema | undefined, path: Path, type: string): void {
    if (value === null || typeof value !== "object") {
      const isHtml = typeof value === "string" && kindOf(schema)?.startsWith("markdown") === true;
      this.origins.values.push({
        path: isHtml ? [...path, "html"] : path,
        origin: { kind: "default", type },
      });
      return;
    }
    for (const [name, inner] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(name) : name;
      const option = Array.isArray(value) ? entrySchema(schema, Number(name)) : optionSchema(schema, name);
      this.noteDefault(inner, option, [...path, step], type);
    }
    if (!Array.isArray(value)) this.noteDefaults(value, schema, path, type);
  }

  private note(schema: Schema | undefined, path: Path, at: Path): void {
    const { file, template, root, trace, scope: outermost } = this.from;
    const { path: written, scope } = trace.find(root, at) ?? { path: [...at], scope: outermost };
    let value: Data | undefined = template as unknown as Data;
    let depth = 0;
    while (typeof value === "object" && value !== null && depth < written.length) {
      value = (value as Record<string | number, Data>)[written[depth]!];
      depth += 1;
    }
    if (value === undefined) return;
    const where = { file, path: written.slice(0, depth), schema, value, scope, inner: written.slice(depth) };
    this.origins.values.push({ path, origin: originOf(where, this.values) });
  }

  private noteBlock(path: Path, at: Path): void {
    const { root, trace } = this.from;
    const { file, path: written } = this.values.place(this.from.file, trace.find(root, at)?.path ?? [...at]);
    const source = this.values.open(file);
    const found = source && findSource(source.source, written);
    const part = found?.entry ?? found?.item;
    if (!found || !part) return;
    const { start, end } = found.node;
    const { parent, item } = found;
    this.origins.blocks.push({
      path,
      origin: {
        file,
        path: written,
        whole: { start: part.start, end: part.end },
        range: { start, end },
        ...placeOfUse(this.from.scope, this.values),
        ...(item &&
          parent && {
            list: {
              file,
              path: written.slice(0, -1),
              range: { start: parent.start, end: parent.end },
              index: Number(written.at(-1)),
            },
          }),
      },
    });
  }
}
