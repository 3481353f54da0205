import type { ErrorObject } from "ajv";
import { type BindContext, bindBlock, bindValue } from "../filling/bind-page.ts";
import type { RowInScope, Scope } from "../pages/bindings.ts";
import { type BlockTemplate, type PageFile, type PageTemplate, pathKey } from "../pages/page-file.ts";
import type { Draft, Span } from "../problems/draft.ts";
import type { RowName } from "../problems/things.ts";
import { kindOf } from "../schema/read-schema.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Data } from "../schema/to-data.ts";
import { walkValues } from "../schema/walk-values.ts";
import { findHtml, markdownLinks, markdownPictures } from "../texts/markdown-links.ts";
import { findMarkdownFault } from "../texts/text-limits.ts";
import { hasBinding, type TreeNode } from "../yaml/tree.ts";
import type { PageFact, PageFacts } from "./site-facts.ts";

type Path = (string | number)[];

/** Stands for every place when nobody asks for places. */
const UNPLACED = { span: { start: 0, end: 0 }, path: [], isBound: false };

/**
 * Fills a page in and looks at what comes out: is every block still complete, where does it link to, which
 * headings has it.
 *
 * @param hasPlaces False: all facts stand at the start of the file, which takes half the time.
 * @returns Also the blocks as they were filled in.
 */
export function collectPageFacts(
  page: PageFile,
  route: string,
  item: RowInScope | undefined,
  context: BindContext,
  hasPlaces = true,
): { facts: PageFacts; filled: BlockTemplate[] } {
  const template = JSON.parse(page.template!) as PageTemplate;
  const drafts: Draft[] = [];
  const rowsOf = new WeakMap<Data[], readonly RowInScope[]>();
  const bind: BindContext = {
    ...context,
    onQuery: (list, rows) => rowsOf.set(list, rows),
    onMissing: ({ path, raw, row }) => {
      const owner = raw.startsWith("site.")
        ? { kind: "settings" as const, file: "data/site.yaml" }
        : (row ?? { kind: "this-page" as const });
      drafts.push({ code: "missing-value", params: { path: raw, owner }, ...spanAt(path), path });
    },
  };
  const scope: Scope = { ...(item && { item }), page: { route, title: "" } };
  const title = String(bindValue(template.title ?? "", undefined, scope, bind, ["title"]) ?? "");
  scope.page.title = title;
  const description = bindValue(template.description ?? "", undefined, scope, bind, ["description"]);
  const facts: PageFacts = {
    route,
    file: page.file,
    title,
    ...(description ? { description: String(description) } : {}),
    texts: [],
    bodies: [],
    headings: [],
    drafts,
  };
  if (title === "" && template.title !== undefined) {
    drafts.push({
      code: "empty-value",
      params: { case: "title", ...(item && { row: item.name }) },
      ...spanAt(["title"]),
      path: ["title"],
    });
  }
  if (template.image !== undefined) {
    const image = bindValue(template.image, undefined, scope, bind, ["image"]) as { src?: Data } | undefined;
    if (typeof image?.src === "string")
      facts.texts.push({
        value: image.src,
        kind: "image",
        span: spanAt(["image", "src"]),
        path: ["image", "src"],
        isBound: hasBinding((template.image as { src?: Data }).src),
        ...(item && { row: item.name }),
      });
  }
  const filled = template.blocks.map((block, index) =>
    page.isDynamic ? bindBlock(block, scope, bind, ["blocks", index]) : block,
  );
  const filledRoot: Data = { blocks: filled };
  for (const [index, block] of filled.entries()) {
    visitBlock(
      block,
      ["blocks", index],
      page.isDynamic && JSON.stringify(template.blocks[index]).includes("${"),
    );
  }
  return { facts, filled };

  /** Looks at one filled-in block; `path` is its path in the filled-in page. */
  function visitBlock(block: BlockTemplate, path: Path, isDynamic: boolean): void {
    const type = context.blockTypes.get(String(block.type));
    if (!type) return;
    const { type: _, id, "@line": __, ...options } = block;
    // Raw fields are the engine's own addition, not an option.
    if (type.rows !== undefined) delete options[type.rows];
    if (typeof id === "string")
      facts.texts.push({ value: id, kind: "anchor", ...whereabouts([...path, "id"]) });
    const errors =
      isDynamic || (type.source !== undefined && templateAt(path)?.source !== undefined)
        ? type.checkResolved(options)
        : [];
    if (errors.length > 0) explainFilled(errors, options, path, type.name);
    else if (type.rules) applyRules(type.rules(options), path);
    walkValues(options, type.schema, path, ({ value, schema, path: at }) => {
      if (schema["x-block"] && typeof value === "object" && value !== null && !Array.isArray(value))
        visitBlock(value, at, isDynamic);
      const kind = kindOf(schema);
      if (kind === "body" && Array.isArray(value)) {
        const { span, path: templatePath, row } = whereabouts(at);
        facts.bodies.push({ files: value.map(String), span, path: templatePath, ...(row && { row }) });
      }
      if (typeof value !== "string") return;
      if (kind === "link" || kind === "image" || kind === "icon")
        facts.texts.push({ value, kind, ...whereabouts(at) });
      if (schema["x-anchor"]) facts.texts.push({ value, kind: "anchor", ...whereabouts(at) });
      if (schema["x-heading"]) facts.headings.push({ level: schema["x-heading"], ...whereabouts(at) });
      if (kind === "markdown" || kind === "markdown-inline") {
        const fault = findMarkdownFault(value);
        if (fault) {
          const { span, path: place } = whereabouts(at);
          drafts.push({ ...fault, ...span, path: place });
          return;
        }
        for (const href of markdownLinks(value))
          facts.texts.push({ value: href, kind: "markdown-link", ...whereabouts(at) });
        for (const src of markdownPictures(value))
          facts.texts.push({ value: src, kind: "markdown-image", ...whereabouts(at) });
        const html = findHtml(value);
        if (html !== undefined) drafts.push(leftOut(html, whereabouts(at)));
      }
      if (kind === "markdown")
        for (const line of value.matchAll(/^ {0,3}(#{1,6})\s/gm))
          facts.headings.push({ level: line[1]!.length, ...whereabouts(at) });
    });
  }

  function applyRules(found: { path: Path; message: string; hint?: string }[], path: Path): void {
    for (const { path: within, message, hint } of found) {
      const { span, path: at } = whereabouts([...path, ...within]);
      drafts.push({ code: "block-rule", params: { message, ...(hint && { hint }) }, ...span, path: at });
    }
  }

  function explainFilled(
    errors: readonly ErrorObject[],
    options: { [key: string]: Data },
    path: Path,
    name: string,
  ): void {
    // The filled-in block as a tree whose parts point at the texts that they came from.
    const build = (value: Data, at: Path): TreeNode => {
      const { span } = whereabouts(at);
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
    const tree = build(options, path);
    for (const draft of explainSchemaErrors(
      errors,
      tree,
      path,
      spanAt(toTemplatePath(path)),
      { thing: { kind: "block", type: name } },
      " ".repeat(1),
    )) {
      const missing =
        draft.code === "missing-option" && "option" in draft.params ? draft.params.option : undefined;
      const place = whereabouts(missing === undefined ? draft.path : [...draft.path, missing]);
      const row = place.row ?? item?.name;
      const { fix: _, ...rest } = draft;
      drafts.push({
        ...rest,
        ...place.span,
        path: place.path,
        ...(row && { origin: { row, says: missing === undefined ? "only" : "lacks" } }),
      });
    }
  }

  function templateAt(path: Path): BlockTemplate | undefined {
    let node: Data | undefined = template as unknown as Data;
    for (const step of toTemplatePath(path))
      node = node !== null && typeof node === "object" ? (node as { [key: string]: Data })[step] : undefined;
    return node as BlockTemplate | undefined;
  }

  /** `items[3].title` of a filled-in block is `item.title` in the file. */
  function toTemplatePath(path: Path): Path {
    const result: Path = [];
    let node: unknown = template;
    for (let index = 0; index < path.length; index += 1) {
      const step = path[index]!;
      const map = node as { [key: string]: unknown } | undefined;
      if (
        map &&
        typeof map === "object" &&
        !Array.isArray(map) &&
        typeof map.source === "string" &&
        map.item !== undefined &&
        !Object.hasOwn(map, step)
      ) {
        result.push("item");
        node = map.item;
        if (typeof path[index + 1] === "number") index += 1;
        continue;
      }
      result.push(step);
      node = map && typeof map === "object" ? map[step] : undefined;
    }
    return result;
  }

  function rowAt(path: Path, root: Data | undefined): RowName | undefined {
    let node = root;
    let name: RowName | undefined;
    for (const step of path) {
      if (Array.isArray(node) && typeof step === "number") name = rowsOf.get(node)?.[step]?.name ?? name;
      node = node !== null && typeof node === "object" ? (node as { [key: string]: Data })[step] : undefined;
    }
    return name;
  }

  function whereabouts(path: Path): { span: Span; path: Path; isBound: boolean; row?: RowName } {
    if (!hasPlaces) return UNPLACED;
    const at = toTemplatePath(path);
    const isBound = page.isDynamic && hasBinding(templateAt(path) as unknown as Data);
    const row = page.isDynamic ? (rowAt(path, filledRoot) ?? item?.name) : undefined;
    return { span: spanAt(at), path: at, isBound, ...(row && { row }) };
  }

  function spanAt(path: Path): Span {
    for (let length = path.length; length >= 0; length -= 1) {
      const span = page.spans.get(pathKey(path.slice(0, length)));
      if (span) return span;
    }
    return { start: 0, end: 0 };
  }
}

function leftOut(html: string, { span, path }: { span: PageFact["span"]; path: Path }): Draft {
  const shown = html.length > 40 ? `${html.slice(0, 39)}…` : html;
  return {
    code: "html-in-text",
    params: { html: shown },
    ...span,
    path,
  };
}
