import { isVersionLike } from "../languages/is-version-like.ts";
import type { Draft } from "../problems/draft.ts";
import { joinLacks } from "../problems/join-lacks.ts";
import { joinRepeats } from "../problems/join-repeats.ts";
import { createProblem } from "../problems/problem.ts";
import { settleRepairs } from "../problems/settle-repairs.ts";
import { type Check, lazyCheck } from "../schema/compile-schema.ts";
import { OWN_NAMES, readShown, type ShownName, shownNames } from "../schema/read-shown.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { UnknownName } from "../schema/stand-ins.ts";
import type { Data } from "../schema/to-data.ts";
import { withoutToldTwins } from "../yaml/doubled-entries.ts";
import { dropFollowers } from "../yaml/drop-followers.ts";
import { explainBlocks } from "../yaml/explain-lines.ts";
import { joinSlips } from "../yaml/join-slips.ts";
import { readOn } from "../yaml/read-on.ts";
import { readYamlText, type YamlFile } from "../yaml/read-yaml.ts";
import { type Entry, type ListNode, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import type { TypeScope } from "./binding-types.ts";
import { joinBlockKeys } from "./block-keys.ts";
import type { Above } from "./check-place.ts";
import { findForeignFile } from "./foreign-file.ts";
import type { PageFile } from "./page-file.ts";
import { restOf } from "./page-rest.ts";
import { layoutSchema, pageSchema } from "./page-schema.ts";
import { readPresets } from "./presets.ts";
import { createBlockReader } from "./read-block.ts";
import type { PageEnvironment } from "./read-context.ts";
import { readSort } from "./read-sort.ts";
import { readWhere } from "./read-where.ts";
import {
  checkEach,
  type Each,
  type Keys,
  nameRedirect,
  type PageData,
  requireKeys,
  requireSlot,
} from "./require-keys.ts";
import {
  checkDefaults,
  findUnusedOptions,
  isSharedFile,
  schemaOfOptions,
  sharedSchema,
} from "./shared-list.ts";
import { sharedMistakesOf } from "./shared-mistakes.ts";
import { hasSchedule, takeKeys } from "./take-keys.ts";
import { joinTextKeys } from "./text-keys.ts";
import { tellTextsInGroups } from "./texts-in-groups.ts";

const checkPageKeys = lazyCheck(pageSchema, { bindings: true });
const checkLayoutKeys = lazyCheck(layoutSchema, { bindings: true });
const checks: Record<PageFile["kind"], Check> = {
  page: checkPageKeys,
  redirect: checkPageKeys,
  layout: checkLayoutKeys,
  shared: lazyCheck(sharedSchema, { bindings: true }),
};
const schemas: Record<PageFile["kind"], Schema> = {
  page: pageSchema,
  redirect: pageSchema,
  layout: layoutSchema,
  shared: sharedSchema,
};

/** Whether a file of `pages/` is a layout: its name starts with an underscore. */
export function isLayoutFile(file: string): boolean {
  return /(^|\/)_[^/]*$/.test(file) && !isSharedFile(file);
}

/**
 * Reads one file of `pages/` and checks everything that can be seen in it alone.
 *
 * @param file  Relative to the site folder. @param read  What stands in it.
 */
export function readPage(file: string, read: YamlFile, environment: PageEnvironment): PageFile {
  const { page, drafts } = lookAt(file, read, environment);
  if (drafts.length === 0) return page;
  const again = (text: string) => lookAt(file, readYamlText(text), environment).drafts;
  const shared = sharedMistakesOf(environment.blockTypes);
  let latest = { text: read.text, page, drafts };
  // What nobody has tried is not sure; the grammar of a version was tried where it was read.
  const known = read.isJoined
    ? undefined
    : readOn(read, drafts, {
        read: readYamlText,
        look(other) {
          latest = { text: other.text, ...lookAt(file, other, environment) };
          return latest.drafts;
        },
        tell(text, found, isUnread) {
          const explained = shared.explain(file, found, () => explainBlocks(text, found, again));
          return settleRepairs(text, explained, again, { isUnread });
        },
      });
  const settled =
    known?.told ??
    drafts.map((draft) =>
      read.problems.includes(draft) || RENAMED.has(draft.code) ? draft : asOffer(draft),
    );
  page.problems = joinSlips(read.text, joinRepeats(joinLacks(dropFollowers(read.text, settled))))
    .sort((a, b) => a.start - b.start)
    .map((draft) => createProblem(file, draft, read.lines));
  page.hasErrors = page.problems.some((problem) => problem.severity === "error");
  if (!page.hasErrors) return page;
  if (known) {
    const { mended, toSource } = known;
    const looked = latest.text === mended ? latest : lookAt(file, readYamlText(mended), environment);
    const rest = restOf(looked.page, looked.drafts);
    if (rest) page.rest = { ...rest, toSource };
  }
  delete page.template;
  return page;
}

/** What a schema says itself of its former names is sure, and a version has to follow when its original is corrected. */
const RENAMED: ReadonlySet<string> = new Set(["renamed-option", "renamed-value"]);

function asOffer({ fix, ...draft }: Draft): Draft {
  return { ...draft, ...(fix && { offer: fix }) } as Draft;
}

/** The page as it is read, and everything that is wrong with it, in no order. */
function lookAt(
  file: string,
  read: YamlFile,
  environment: PageEnvironment,
): { page: PageFile; drafts: Draft[] } {
  const { tree, text, lines, problems, switchOffs } = read;
  const page: PageFile = {
    file,
    kind: isLayoutFile(file) ? "layout" : isSharedFile(file) ? "shared" : "page",
    problems: [],
    hasErrors: false,
    layout: "layout",
    index: true,
    aliases: [],
    spans: new Map(),
    uses: new Set(),
    shares: new Set(),
    refs: [],
    once: [],
    instants: new Set(),
    switchOffs,
    lines,
    text,
  };
  const drafts: Draft[] = [...problems];
  const foreign = read.isJoined ? undefined : findForeignFile(text);
  if (foreign) {
    const { holds, ...place } = foreign;
    return { page, drafts: [{ code: "not-a-page", params: { holds, ...frame(page) }, ...place, path: [] }] };
  }
  if (tree?.kind === "map" && !read.isJoined && isVersionLike(tree)) {
    const { keyStart: start, keyEnd: end } = tree.entries.values().next().value!;
    drafts.push({ code: "bad-translation", params: { case: "no-name" }, start, end, path: [] });
  } else if (tree?.kind === "map") {
    // A value that is written wrongly is not measured as well.
    const unread = new Set(
      problems.filter(({ severity }) => severity !== "warning").map(({ start }) => start),
    );
    const told: Draft[] = [];
    readKeys({ tree, text, page, drafts: told, environment });
    const isType = (name: string): boolean => environment.blockTypes.has(name);
    const found =
      told.length === 0
        ? told
        : tellTextsInGroups(
            joinTextKeys(joinBlockKeys(told, tree, text, isType), tree, text, isType),
            tree,
            text,
            isType,
          );
    // What a page lacks above three dashes may stand below them, which is not read.
    const isCut = problems.some(({ code }) => code === "several-documents");
    const isBelow = ({ code, path }: Draft): boolean =>
      isCut && code === "missing-option" && path.length === 0;
    drafts.push(...found.filter((draft) => !unread.has(draft.start) && !isBelow(draft)));
  } else if (tree && tree.kind !== "broken") {
    // A file that is text alone is no page with a sentence astray.
    const stray = drafts.findIndex(({ code }) => code === "stray-text");
    const [first] = stray === -1 ? [] : drafts.splice(stray, 1);
    const whole = visibleSpan(tree, text);
    const { start, end } = first && first.start < whole.start ? first : whole;
    const holds = tree.kind === "list" ? "list" : "text";
    const offer = tree.kind === "list" && !first ? nameBlocks(tree, text) : undefined;
    const params = { holds, ...frame(page) } as const;
    drafts.push({ code: "not-a-page", params, start, end, path: [], ...(offer && { offer }) });
  } else if (read.isEmpty)
    drafts.push({ code: "empty-file", params: { file, needs: "page" }, start: 0, end: 0, path: [] });
  return { page, drafts: withoutToldTwins(drafts) };
}

/** What the file is, where it is no page. */
const frame = ({ kind }: PageFile): { of?: "layout" | "shared" } =>
  kind === "layout" || kind === "shared" ? { of: kind } : {};

/** A list of blocks that only lacks its name. */
function nameBlocks({ items, start }: ListNode, text: string): Draft["offer"] {
  const isBlock = (item: TreeNode): boolean => item.kind === "map" && item.entries.has("type");
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const isSound = items.length > 0 && items.every(isBlock) && /^ *$/.test(text.slice(line, start));
  return isSound && text[start] === "-" ? { start: line, end: line, text: "blocks:\n" } : undefined;
}

function readKeys(keys: Keys): void {
  const { tree, text, page, drafts } = keys;
  const isLayout = page.kind === "layout";
  const isShared = page.kind === "shared";
  const each: Each = isShared ? { isKnown: false } : findEach(keys);
  const { data, hasTimes } = readValues(keys, each);
  const first = tree.entries.values().next().value;
  const anchor = first ? { start: first.keyStart, end: first.keyEnd } : { start: 0, end: 0 };
  if (page.kind === "page" && tree.entries.has("redirect")) page.kind = "redirect";
  const misspelt: string[] = [];
  const unknown: UnknownName[] = [];
  const check = checks[page.kind];
  const subject = { thing: { kind: page.kind } };
  for (const draft of explainSchemaErrors(check(data), tree, [], anchor, subject, text)) {
    drafts.push(draft);
    if (draft.code !== "unknown-option") continue;
    if (page.kind === "page") nameRedirect(draft, keys);
    // What stands there by another word is not missing either.
    if ("guess" in draft.params && draft.params.guess) misspelt.push(draft.params.guess);
    const value = tree.entries.get(String(draft.path.at(-1)))?.value;
    unknown.push({ draft, value, among: pageSchema, present: data });
  }
  if (isLayout) requireSlot(keys, data);
  else if (isShared) {
    // What is declared wrongly cannot measure anything.
    const isSound = !drafts.some(({ path }) => path[0] === "options");
    if (isSound) drafts.push(...checkDefaults(tree, page.options ?? {}, text));
    // A line that cannot be read may be the one that uses it.
    if (drafts.length === 0) drafts.push(...findUnusedOptions(tree, text));
  } else {
    requireKeys(keys, misspelt, unknown, anchor);
    checkEach(keys, each);
  }
  takeKeys(keys, data, each);
  if (page.shown || (hasTimes && hasSchedule(page.template!.blocks))) page.isScheduled = true;
  // Where a page lacks a key, its first line stands for it.
  page.spans.set("", anchor);
}

function findEach({ tree, environment }: Keys): Each {
  const entry = tree.entries.get("each");
  // An empty `each` is reported as such, not as a collection without a name.
  const name = (entry?.value.kind === "scalar" && entry.value.source) || undefined;
  const known = name === undefined ? undefined : environment.types.collections.get(name);
  return {
    ...(entry && { entry }),
    ...(name !== undefined && { name }),
    isKnown: known !== undefined,
    ...(known?.schema && {
      row: { schema: known.schema, name: { kind: "row", of: name! }, collection: name! },
    }),
  };
}

function readValues(
  { tree, text, page, drafts, environment }: Keys,
  { entry: each, row }: Each,
): { data: PageData; hasTimes: boolean } {
  const isLayout = page.kind === "layout";
  const schema = schemas[page.kind];
  const hasOwnTime = page.kind === "page";
  if (page.kind === "shared") page.options = schemaOfOptions(tree);
  const { spans, uses, refs } = page;
  // Without rows that are known, `item` may be anything: one problem tells why, not one for each binding.
  const isUnknownRow = !row && (each !== undefined || page.file.includes("["));
  const above: Above[] = [];
  const reader = createBlockReader({
    text,
    environment,
    drafts,
    spans,
    uses,
    refs,
    above,
    isLayout,
    instants: page.instants,
    shares: page.shares,
    isUnknownRow,
  });
  const scope: TypeScope = {
    ...(row && { item: { schema: row.schema, name: row.name } }),
    ...(page.options && { use: { schema: page.options, name: page.file } }),
  };
  const read = ({ key, value }: Entry): Data => {
    if (key === "where" && row) return readWhere(value, row, [key], {}, reader.context);
    if (key === "sort" && row) return readSort(value, row, [key], reader.context);
    return reader.readValue(value, schema.properties?.[key], [key], scope);
  };
  const data: PageData = {};
  const blocks = tree.entries.get("blocks");
  for (const entry of tree.entries.values())
    if (entry !== blocks && !(hasOwnTime && isShownName(entry.key))) data[entry.key] = read(entry);
  if (hasOwnTime) readPageShown({ tree, text, page, drafts, environment });
  if (typeof data.layout === "string") reader.context.layout = data.layout;
  const defaults = isLayout ? tree.entries.get("defaults") : undefined;
  if (defaults) {
    page.presets = readPresets(defaults.value, page.file, text, environment.blockTypes, drafts);
    // They are read against the blocks, not against the schema of the file.
    if (defaults.value.kind === "map") data.defaults = {};
  }
  // Of what a sign has made a text, nothing is a binding.
  const written = blocks?.value;
  if (written?.kind === "scalar" && written.isBlock) data.blocks = String(written.value);
  else if (blocks) data.blocks = read(blocks);
  if (page.kind === "shared") page.above = above;
  page.once = above.flatMap(({ type, path, isOnce }) => (isOnce ? [[type, Number(path[1])]] : []));
  return { data, hasTimes: reader.context.hasTimes === true };
}

function isShownName(name: string): name is ShownName {
  return (shownNames as readonly string[]).includes(name);
}

/** When the page is to be seen. */
function readPageShown({ tree, text, page, drafts, environment }: Keys): void {
  const { instants } = page;
  const context = { text, zone: environment.zone ?? "UTC", drafts, instants };
  const shown = readShown(tree, OWN_NAMES, [], { kind: "page" }, context);
  if (shown) page.shown = shown;
  for (const name of ["draft", "from", "until"]) {
    const entry = tree.entries.get(name);
    if (entry) page.spans.set(name, visibleSpan(entry.value, text));
  }
}
