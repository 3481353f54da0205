import type { FormAnswer, UnreadForm } from "../../editor/overview-answers.ts";
import type { PanelField, PanelValues } from "../../editor/panel/panel-block.ts";
import type { Path } from "../../editor/protocol.ts";
import type { Schema } from "../../schema/schema-types.ts";
import { toData } from "../../schema/to-data.ts";
import type { Site } from "../../site/site.ts";
import { findNode } from "../../yaml/tree.ts";
import { problemsBelow, standsAt } from "../panel/written-form.ts";
import { toldPages } from "../told/told-pages.ts";
import { furtherFields } from "./further-fields.ts";
import { rowFields } from "./row-fields.ts";
import { treeOf, unreadBy } from "./tree-of.ts";

export const SETTINGS = "data/site.yaml";

/** A row for its form; undefined when there is none of that key, or its file has a mistake. */
export function rowForm(site: Site, name: string, key: string): FormAnswer | undefined {
  const collection = site.files.collections.get(name);
  if (!collection) return undefined;
  const { file, rows, schema = {} } = collection;
  const own = rows.findIndex((row) => String(row[collection.key]) === key);
  // Whoever has it open goes on with it, whatever key somebody else has given it.
  const index = own === -1 ? toldPages(site).rowNow(file, key) : own;
  const row = index === undefined ? undefined : rows[index];
  if (index === undefined || !row) return undefined;
  const keyNow = String(row[collection.key]);
  const title = site.listing.rowAt(name, index)?.title ?? keyNow;
  const form = formAt(site, { file, path: [index], schema });
  if (!form) return undefined;
  const { name: told } = toldPages(site).tellRow({ file, path: [index], key: keyNow });
  return { ...form, title, about: schema.description ?? "", key: collection.key, row: keyNow, told };
}

/** The settings of the site for their form; undefined when their file has a mistake. */
export function settingsForm(site: Site): FormAnswer | undefined {
  const schema = site.files.settingsSchema;
  const form = formAt(site, { file: SETTINGS, path: [], schema });
  if (!form) return undefined;
  const { name: told } = toldPages(site).tellForm(SETTINGS);
  // What has to be there comes first, then what only this site has: the engine's own fields stand in front of them.
  const own = site.files.settingsSchema.properties ?? {};
  const rank = ({ name, isRequired }: PanelField): number =>
    isRequired ? 0 : Object.hasOwn(own, name) ? 2 : 1;
  const fields = form.fields.toSorted((a, b) => rank(a) - rank(b));
  return { ...form, fields, title: "Settings", about: schema.description ?? "", told };
}

/** What is told in place of a form whose file has a mistake; undefined where that is not why there is none. */
export function unreadForm(site: Site, file: string | undefined): UnreadForm | undefined {
  const problems = file === undefined ? undefined : unreadBy(site, file);
  return file !== undefined && problems ? { isUnread: true, file, problems } : undefined;
}

interface FormPlace {
  file: string;
  path: Path;
  schema: Schema;
}

function formAt(
  site: Site,
  { file, path, schema }: FormPlace,
): Omit<FormAnswer, "title" | "about"> | undefined {
  const tree = treeOf(site, file);
  const found = tree && findNode(tree, path);
  if (!found || found.depth < path.length) return undefined;
  const { node } = found;
  const values = toData(node, schema, []) as PanelValues;
  return {
    ...standsAt(site, file, node.start),
    fields: [...rowFields(site, schema), ...furtherFields(schema, values)],
    values,
    notes: {},
    problems: problemsBelow(site, file, path),
  };
}
