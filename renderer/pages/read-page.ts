import { readText } from "../files/read-text.ts";
import type { Draft, Span } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";
import { lazyCheck } from "../schema/compile-schema.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import { BROKEN, type Data } from "../schema/to-data.ts";
import { parseYaml } from "../yaml/parse-yaml.ts";
import { readSwitchOffs } from "../yaml/switch-offs.ts";
import { type MapNode, visibleSpan } from "../yaml/tree.ts";
import type { PageFile, PageTemplate } from "./page-file.ts";
import { layoutSchema, PAGE_SLOT, pageSchema } from "./page-schema.ts";
import { createBlockReader } from "./read-block.ts";
import type { PageEnvironment } from "./read-context.ts";
import { readSort, readWhere } from "./read-query.ts";
import { unknownCollection } from "./unknown-collection.ts";

const checkPageKeys = lazyCheck(pageSchema, { bindings: true });
const checkLayoutKeys = lazyCheck(layoutSchema, { bindings: true });

/**
 * Reads one file of `pages/` and checks everything that can be seen in it alone.
 *
 * @param file   Relative to the site folder.
 * @param bytes  Contents of the file.
 */
export function readPage(file: string, bytes: Uint8Array, environment: PageEnvironment): PageFile {
  const isLayout = /(^|\/)_[^/]*$/.test(file);
  const read = readText(bytes);
  const lines = createLineIndex(read.shown);
  const drafts: Draft[] = [...read.problems];
  const page: PageFile = {
    file,
    kind: isLayout ? "layout" : "page",
    problems: [],
    hasErrors: false,
    layout: "layout",
    index: true,
    aliases: [],
    spans: new Map(),
    uses: new Set(),
    refs: [],
    switchOffs: [],
    lines,
  };
  if (read.text !== undefined) {
    const { tree, problems } = parseYaml(read.text);
    const comments = readSwitchOffs(read.text, lines);
    page.switchOffs = comments.switchOffs;
    drafts.push(...problems, ...comments.problems);
    // A value that is written wrongly is not measured as well.
    const unread = new Set(problems.map(({ start }) => start));
    const grammar = drafts.length;
    if (tree?.kind === "map") {
      readKeys(tree, read.text, page, drafts, environment, isLayout);
      drafts.push(...drafts.splice(grammar).filter(({ start }) => !unread.has(start)));
    } else if (tree && tree.kind !== "broken") {
      const isList = tree.kind === "list";
      drafts.push({
        code: "not-a-page",
        ...visibleSpan(tree, read.text),
        path: [],
        message: `A page is a group of keys such as title and blocks; this file holds ${isList ? "a list" : "a single text"}.`,
        hint: isList
          ? "Write blocks: above the list, and title: above that."
          : "Start with title: and blocks:.",
      });
    } else if (!tree && problems.length === 0 && read.problems.length === 0) {
      drafts.push({
        code: "empty-file",
        start: 0,
        end: 0,
        path: [],
        message: `${file} is empty.`,
        hint: "Write a title and blocks, or delete the file.",
      });
    }
  }
  page.problems = drafts.sort((a, b) => a.start - b.start).map((draft) => createProblem(file, draft, lines));
  page.hasErrors = page.problems.some((problem) => problem.severity === "error");
  if (page.hasErrors) delete page.template;
  return page;
}

function readKeys(
  tree: MapNode,
  text: string,
  page: PageFile,
  drafts: Draft[],
  environment: PageEnvironment,
  isLayout: boolean,
): void {
  const schema = isLayout ? layoutSchema : pageSchema;
  const entryOf = (name: string) => tree.entries.get(name);
  const span = (name: string): Span | undefined => {
    const entry = entryOf(name);
    return entry && visibleSpan(entry.value, text);
  };
  const eachEntry = entryOf("each");
  // An empty `each` is reported as such, not as a collection without a name.
  const eachName = (eachEntry?.value.kind === "scalar" && eachEntry.value.source) || undefined;
  const row = eachName === undefined ? undefined : environment.types.collections.get(eachName);
  const scope = row?.schema ? { item: { schema: row.schema, title: `a row of ${eachName}` } } : {};
  // Without rows that are known, `item` may be anything: one problem tells why, not one for each binding.
  const isUnknownRow = !row?.schema && (eachEntry !== undefined || page.file.includes("["));
  const reader = createBlockReader({
    text,
    environment,
    drafts,
    spans: page.spans,
    uses: page.uses,
    refs: page.refs,
    isLayout,
    isUnknownRow,
  });

  const data: { [key: string]: Data } = {};
  for (const entry of tree.entries.values()) {
    if (entry.key === "blocks") continue;
    if ((entry.key === "where" || entry.key === "sort") && row?.schema) {
      const rowType = {
        schema: row.schema,
        title: `a row of ${eachName}`,
        ...(eachName !== undefined && { collection: eachName }),
      };
      data[entry.key] =
        entry.key === "where"
          ? readWhere(entry.value, rowType, [entry.key], {}, reader.context)
          : readSort(entry.value, rowType, [entry.key], reader.context);
    } else
      data[entry.key] = reader.readValue(entry.value, schema.properties?.[entry.key], [entry.key], scope);
  }
  const blocksEntry = entryOf("blocks");
  if (blocksEntry)
    data.blocks = reader.readValue(blocksEntry.value, schema.properties?.blocks, ["blocks"], scope);

  const first = tree.entries.values().next().value;
  const anchor = first ? { start: first.keyStart, end: first.keyEnd } : { start: 0, end: 0 };
  const isRedirect = !isLayout && tree.entries.has("redirect");
  const title = isLayout ? "A layout" : isRedirect ? "A page that redirects" : "A page";
  const check = isLayout ? checkLayoutKeys : checkPageKeys;
  const misspelt: string[] = [];
  for (const draft of explainSchemaErrors(
    check(data),
    tree,
    [],
    anchor,
    { title, entry: "key", holder: "this page" },
    text,
  )) {
    drafts.push(draft);
    if (draft.code === "unknown-option" && draft.fix) misspelt.push(draft.fix.text);
  }
  if (isLayout && blocksEntry && Array.isArray(data.blocks)) {
    const slots = data.blocks.filter(
      (block) =>
        typeof block === "object" && block !== null && !Array.isArray(block) && block.type === PAGE_SLOT,
    ).length;
    if (slots !== 1) {
      drafts.push({
        code: "missing-page-slot",
        start: blocksEntry.keyStart,
        end: blocksEntry.keyEnd,
        path: ["blocks"],
        message:
          slots === 0
            ? "This layout does not say where the blocks of a page go."
            : "This layout has more than one place for the blocks of a page.",
        hint: "Write - type: page once, between the header and the footer.",
      });
    }
  }
  if (!isLayout) requireKeys(tree, isRedirect, misspelt, anchor, drafts);
  if (eachEntry && eachName !== undefined && !row) {
    const names = [...environment.types.collections.keys()];
    drafts.push(unknownCollection(eachName, names, visibleSpan(eachEntry.value, text), ["each"]));
  }
  for (const name of ["where", "sort", "limit"]) {
    const entry = entryOf(name);
    if (entry && !eachEntry && !isLayout)
      drafts.push({
        code: "missing-option",
        start: entry.keyStart,
        end: entry.keyEnd,
        path: [name],
        message: `"${name}" chooses rows, but this page has no "each".`,
        hint: "Add each: with the name of a collection, or remove the line.",
      });
  }

  if (isRedirect) {
    page.kind = "redirect";
    if (typeof data.redirect === "string") page.redirect = { value: data.redirect, span: span("redirect")! };
  }
  if (typeof data.layout === "string") page.layout = data.layout;
  page.index = data.index !== false;
  if (eachName !== undefined && row) {
    page.uses.add(eachName);
    page.each = {
      collection: eachName,
      span: span("each")!,
      // One that is wrong chooses all rows, so that links to them are not reported as well.
      ...(typeof data.where === "object" && { where: data.where as { [key: string]: Data } }),
      ...(data.sort !== undefined && { sort: data.sort as string | string[] }),
      ...(typeof data.limit === "number" && { limit: data.limit }),
    };
  }
  const aliases = entryOf("aliases")?.value;
  if (aliases?.kind === "list" && Array.isArray(data.aliases)) {
    for (const [index, value] of data.aliases.entries()) {
      const node = aliases.items[index];
      if (typeof value === "string" && value !== BROKEN && node)
        page.aliases.push({ value, span: visibleSpan(node, text) });
    }
  }
  for (const name of ["title", "description", "layout"]) {
    const place = span(name);
    if (place) page.spans.set(name, place);
  }
  page.template = {
    ...(typeof data.title === "string" && { title: data.title }),
    ...(typeof data.description === "string" && { description: data.description }),
    ...(data.image !== undefined && { image: data.image }),
    blocks: Array.isArray(data.blocks) ? (data.blocks as PageTemplate["blocks"]) : [],
  };
  // Where a page lacks a key, its first line stands for it.
  page.spans.set("", anchor);
}

function requireKeys(
  tree: MapNode,
  isRedirect: boolean,
  misspelt: readonly string[],
  anchor: Span,
  drafts: Draft[],
): void {
  if (isRedirect) {
    for (const name of ["title", "description", "image", "blocks"]) {
      const entry = tree.entries.get(name);
      if (entry)
        drafts.push({
          code: "redirect-with-content",
          start: entry.keyStart,
          end: entry.keyEnd,
          path: [name],
          message: `A page that redirects shows nothing, so it has no "${name}".`,
          hint: 'Remove it, or remove "redirect".',
        });
    }
    return;
  }
  for (const name of ["title", "blocks"]) {
    if (tree.entries.has(name) || misspelt.includes(name)) continue;
    const schema: Schema | undefined = pageSchema.properties?.[name];
    drafts.push({
      code: "missing-option",
      ...anchor,
      path: [],
      message: `A page needs "${name}": ${schema?.description ?? ""}`.trim(),
    });
  }
}
