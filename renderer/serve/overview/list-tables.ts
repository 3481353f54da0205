import { labelOf } from "../../editor/field-label.ts";
import type { OverviewTable, TableAnswer, TablesAnswer } from "../../editor/overview-answers.ts";
import { acceptedTypes } from "../../schema/read-schema.ts";
import type { Schema } from "../../schema/schema-types.ts";
import type { Data } from "../../schema/to-data.ts";
import type { Site } from "../../site/site.ts";
import type { ListedCollection } from "../../site/site-listing.ts";
import { countProblems } from "./count-problems.ts";
import { inRouteOrder } from "./in-route-order.ts";
import { rowFields } from "./row-fields.ts";
import { unreadBy } from "./tree-of.ts";

/** The collections of a site. */
export function listTables(site: Site): TablesAnswer {
  const routes = routesByCollection(site);
  return { tables: site.listing.collections().map((one) => toTable(site, one, routes.get(one.name) ?? [])) };
}

/** One collection with its rows; undefined when there is none of that name. */
export function listTable(site: Site, name: string): TableAnswer | undefined {
  const listed = site.listing.collections().find((one) => one.name === name);
  const collection = site.files.collections.get(name);
  if (!listed || !collection) return undefined;
  const { schema = {}, rows, key, file } = collection;
  const count = countProblems(site.problems, (problem) =>
    problem.file === file ? Number(problem.path[0] ?? -1) : undefined,
  );
  const columns = columnsOf(schema);
  const table = toTable(site, listed, routesByCollection(site).get(name) ?? []);
  // Without an error it can be read: large files take a second.
  const unread = table.errors > 0 ? unreadBy(site, file) : undefined;
  return {
    ...table,
    ...(unread && { unread }),
    columns,
    rows: rows.map((row, index) => ({
      key: String(row[key] ?? ""),
      title: site.listing.rowAt(name, index)?.title ?? "",
      cells: Object.fromEntries(columns.map((column) => [column.name, cellText(row[column.name])])),
      ...count(index),
    })),
    fields: rowFields(site, schema),
  };
}

function toTable(site: Site, listed: ListedCollection, routes: string[]): OverviewTable {
  const { name, file, key, count } = listed;
  const about = site.files.collections.get(name)?.schema?.description ?? "";
  const problems = countProblems(site.problems, (problem) => problem.file);
  // A schema speaks of one row; a table is called as its file.
  return {
    name,
    title: labelOf(name),
    about,
    file,
    key,
    count,
    ...problems(file),
    routes: inRouteOrder(routes, String),
  };
}

function routesByCollection(site: Site): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { route, kind } of site.routes) {
    if (kind !== "page") continue;
    for (const name of site.collectionsOf(route)) {
      const routes = found.get(name) ?? [];
      routes.push(route);
      found.set(name, routes);
    }
  }
  return found;
}

/** Fields that one line can show: single values and lists of them, no long texts, no groups. */
function columnsOf({ properties = {} }: Schema): TableAnswer["columns"] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const types = acceptedTypes(field);
    const kind = field["x-kind"] ?? "";
    const isEntryGroup =
      typeof field.items === "object" &&
      !Array.isArray(field.items) &&
      acceptedTypes(field.items).has("object");
    if (types.has("object") || isEntryGroup || kind.startsWith("markdown") || field["x-computed"]) return [];
    const isNumber = !types.has("string") && (types.has("number") || types.has("integer"));
    return [
      { name, label: name === "id" ? "Id" : labelOf(name), ...(isNumber && { isNumber: true as const }) },
    ];
  });
}

/** Longest text of a cell. */
const MOST = 120;

function cellText(value: Data | undefined): string {
  if (value === undefined || value === null) return "";
  if (value === true) return "yes";
  if (value === false) return "no";
  if (Array.isArray(value)) return cut(value.map((one) => cellText(one as Data)).join(", "));
  return typeof value === "object" ? "" : cut(String(value));
}

function cut(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST - 1).trimEnd()}…` : text;
}
