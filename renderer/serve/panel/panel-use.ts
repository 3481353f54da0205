import { labelOf } from "../../editor/field-label.ts";
import type { PanelUse, PanelValues } from "../../editor/panel/panel-block.ts";
import type { BlockOrigin } from "../../origins/origin.ts";
import { isLayoutFile } from "../../pages/read-page.ts";
import { schemaOfOptions, sharedFile } from "../../pages/shared-list.ts";
import { shownNames, shownSchemas } from "../../schema/read-shown.ts";
import { toData } from "../../schema/to-data.ts";
import type { Site } from "../../site/site.ts";
import { readYamlText } from "../../yaml/read-yaml.ts";
import { findNode } from "../../yaml/tree.ts";
import { momentControl } from "./block-form.ts";
import { fieldOf, fieldsOf } from "./control-of.ts";
import { problemsBelow, standsAt } from "./written-form.ts";

/** How a page uses the shared list that a block comes from; undefined for a block that is written there itself. */
export function panelUse(site: Site, { use }: Pick<BlockOrigin, "use">): PanelUse | undefined {
  const tree = use && readYamlText(site.source(use.file) ?? "").tree;
  const entry = tree && findNode(tree, use.path);
  if (!use || entry?.node.kind !== "map" || entry.depth < use.path.length) return undefined;
  const name = entry.node.entries.get("use")?.value;
  const list = name?.kind === "scalar" ? sharedFile(name.source) : undefined;
  const shared = list === undefined ? undefined : readYamlText(site.source(list) ?? "").tree;
  if (list === undefined || name?.kind !== "scalar" || shared?.kind !== "map") return undefined;
  const schema = schemaOfOptions(shared);
  const about = shared.entries.get("about")?.value;
  const times = shownNames.map((option) => fieldOf(option, shownSchemas[option], false, site.words));
  for (const field of times) if (field.name !== "draft") field.control = { ...momentControl };
  const properties = { ...schema.properties, ...shownSchemas };
  return {
    title: labelOf(name.source),
    about: about?.kind === "scalar" ? String(about.value ?? "") : "",
    ...standsAt(site, use.file, entry.node.start),
    fields: [
      ...fieldsOf(schema, site.words),
      ...times.map((field) => ({ ...field, part: "block" as const })),
    ],
    values: toData(entry.node, { ...schema, properties }, []) as PanelValues,
    notes: {},
    problems: problemsBelow(site, use.file, use.path),
    list,
    routes: routesOf(site, name.source),
  };
}

/** The pages that use a list. */
function routesOf(site: Site, name: string): string[] | "all" {
  const uses = usesOf(name);
  const found = site.files.pageFiles.filter((file) => uses.test(site.source(file) ?? ""));
  if (found.some((file) => isLayoutFile(file))) return "all";
  const files = new Set(found);
  return site.routes.filter(({ file, kind }) => kind === "page" && files.has(file)).map(({ route }) => route);
}

/** What the text of a file holds that uses a shared list. */
export function usesOf(name: string): RegExp {
  return new RegExp(`\\buse:\\s*["']?${name}\\b(?!-)`);
}
