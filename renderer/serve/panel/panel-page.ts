import type {
  Control,
  FieldNote,
  PanelField,
  PanelPage,
  PanelValues,
} from "../../editor/panel/panel-block.ts";
import { readVersionName } from "../../languages/version-files.ts";
import { pageSchema, querySchemas } from "../../pages/page-schema.ts";
import { shownNames } from "../../schema/read-shown.ts";
import type { Schema } from "../../schema/schema-types.ts";
import { toData } from "../../schema/to-data.ts";
import type { Site } from "../../site/site.ts";
import { readYamlText } from "../../yaml/read-yaml.ts";
import type { MapNode } from "../../yaml/tree.ts";
import { toldPages } from "../told/told-pages.ts";
import { asQuery, momentControl } from "./block-form.ts";
import { fieldOf } from "./control-of.ts";
import { problemsBelow, standsAt } from "./written-form.ts";

/** Keys with a place of their own in the panel: how the page is found, and its outline. */
const ELSEWHERE = new Set(["title", "description", "blocks"]);

/** The address of a version, which only files of versions have. */
const routeSchema: Schema = {
  description: "The address in this language. Without it: that of the original, behind the language.",
  type: "string",
};

/** Keys in words, where their names alone say too little. */
const LABELS: Readonly<Record<string, string>> = {
  redirect: "Leads on to",
  aliases: "Further addresses",
  index: "In search engines",
  // biome-ignore lint/suspicious/noThenProperty: a key of pages
  then: "Afterwards it leads to",
};

/**
 * All further keys of a page for their form, also of one with mistakes. On a page in another language those of its
 * version, with what holds from the original.
 *
 * @param told  As `Target` has it.
 * @returns undefined when there is no such page, or its file cannot be read.
 */
export function panelPage(site: Site, route: string, told?: string): PanelPage | undefined {
  const pages = toldPages(site);
  const of = pages.find(told);
  const page = pageNow(site, (of && pages.routeNow(of)) ?? route);
  return page && of ? { ...page, route, told: pages.tellForm(page.file, of).name } : page;
}

function pageNow(site: Site, route: string): PanelPage | undefined {
  const entry = site.entryOf(route);
  const file = entry?.kind === "page" ? entry.file : undefined;
  const tree = file === undefined ? undefined : mapOf(site, file);
  if (file === undefined || !tree) return undefined;
  const langs = site.languages.map(({ lang }) => lang);
  const original = readVersionName(file, langs)?.original;
  const fields = pageFields(site, original !== undefined);
  const values = valuesOf(tree);
  const below = original === undefined ? undefined : mapOf(site, original);
  const notes: Record<string, FieldNote> = {};
  for (const [name, value] of Object.entries(below ? valuesOf(below) : {}))
    if (values[name] === undefined && fields.some((field) => field.name === name))
      notes[name] = { kind: "original", value, file: original!, isMissing: false };
  return {
    route,
    title: "Page",
    about: "",
    ...standsAt(site, file, tree.start),
    fields,
    values,
    notes,
    problems: problemsBelow(site, file, []).filter(({ at: [name] }) => !ELSEWHERE.has(String(name))),
    ...(original !== undefined && { original }),
  };
}

function mapOf(site: Site, file: string): MapNode | undefined {
  const { tree } = readYamlText(site.source(file) ?? "");
  return tree?.kind === "map" ? tree : undefined;
}

function valuesOf(tree: MapNode): PanelValues {
  const entries = new Map([...tree.entries].filter(([name]) => !ELSEWHERE.has(name)));
  return toData({ ...tree, entries }, pageSchema, []) as PanelValues;
}

/** A field for each key that a page can have, in the order of the form. */
function pageFields(site: Site, isVersion: boolean): PanelField[] {
  const fields = Object.entries(pageSchema.properties ?? {})
    .filter(([name]) => !ELSEWHERE.has(name))
    .map(([name, schema]) => partOf(site, fieldOf(name, schema, false, site.words)));
  return isVersion
    ? [{ ...fieldOf("route", routeSchema, false, site.words), label: "Address" }, ...fields]
    : fields;
}

function partOf(site: Site, named: PanelField): PanelField {
  const { name } = named;
  const field = { ...named, label: LABELS[name] ?? named.label };
  if (name === "layout") return { ...field, control: layoutControl(site) };
  if (name === "each") return { ...field, label: "Collection", part: "query" };
  if (Object.hasOwn(querySchemas, name)) return { ...asQuery(field), part: "query" };
  if (name === "from" || name === "until") return { ...field, control: momentControl, part: "block" };
  const isTimed = (shownNames as readonly string[]).includes(name) || name === "then";
  return isTimed ? { ...field, part: "block" } : field;
}

function layoutControl(site: Site): Control {
  const langs = site.languages.map(({ lang }) => lang);
  return {
    kind: "choice",
    choices: site.layouts
      .filter(({ file }) => !readVersionName(file, langs))
      .map(({ name }) => ({ value: name, label: name })),
  };
}
