import type { ValueOperation } from "../edit/operation.ts";
import { idSchema } from "../pages/page-schema.ts";
import { splitLink } from "../schema/links.ts";
import { renameInVersions } from "./follow-in-versions.ts";
import { followLinks, placeOf } from "./follow-links.ts";
import { idsIn } from "./new-block.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";
import { setAt } from "./set-values.ts";
import { findVisited } from "./walk-file.ts";

/** Gives a block an id, or another one; links to the old one lead to the new one. */
export function setId(plan: Plan, { at, id }: ValueOperation & { kind: "set-id" }): void {
  const { files } = plan;
  const editor = plan.open(at.file);
  const visited = findVisited(files, at.file, editor.tree, at.path);
  if (visited?.block === undefined)
    throw new Refused(`There is no block at ${at.path.join(".")} in ${at.file}.`);
  if (!new RegExp(idSchema.pattern!).test(id) || id.length > idSchema.maxLength!)
    throw new Refused(
      `"${id}" cannot be an id: start with a letter; then letters, digits, hyphens and underscores.`,
    );
  const old = editor.get([...at.path, "id"]);
  if (old === id) return;
  if (idsIn(editor.tree).has(id))
    throw new Refused(`Another block of ${at.file} has the id "${id}" already: choose another one.`);
  setAt(plan, at.file, [...at.path, "id"], id);
  if (typeof old !== "string") return;
  renameInVersions(plan, at.file, ["blocks", old], id);
  const isOnManyPages = placeOf(at.file).route === undefined;
  const routes = new Set(files.routes.filter(({ file }) => file === at.file).map(({ route }) => route));
  const own = placeOf(at.file).route;
  if (own !== undefined) routes.add(own);
  followLinks(
    plan,
    (text) => text.includes(`#${old}`),
    (href, place) => {
      const { path, anchor } = splitLink(href);
      if (anchor !== old || /^\w+:/.test(path)) return undefined;
      const leadsHere =
        path === ""
          ? place.file === at.file || place.route === own
          : routes.has(path.replace(/(.)\/$/, "$1"));
      return leadsHere || isOnManyPages ? `${href.slice(0, href.indexOf("#"))}#${id}` : undefined;
    },
  );
}
