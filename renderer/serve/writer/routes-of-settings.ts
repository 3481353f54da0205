import { layoutFile } from "../../check/checked-site.ts";
import type { Site } from "../../site/site.ts";
import { plainData } from "../../yaml/plain-data.ts";
import { openYaml } from "../../yaml/replace-scalar.ts";
import type { PlannedFile } from "./step.ts";

const SETTINGS = "data/site.yaml";

/** Settings that the engine itself puts on every page. */
const EVERYWHERE: ReadonlySet<string> = new Set(["brand", "url", "lang", "timeZone", "defaults"]);

/**
 * The addresses that show a setting which has changed.
 *
 * @returns undefined when every page may: more than settings has changed, or one that is on all of them.
 */
export function routesOfSettings(site: Site, planned: readonly PlannedFile[]): string[] | undefined {
  const [only] = planned;
  if (planned.length !== 1 || only?.file !== SETTINGS || !only.before || !only.after) return undefined;
  const names = changedNames(only.before.toString(), only.after.toString());
  if (!names || names.some((name) => EVERYWHERE.has(name))) return undefined;
  const shows = (file: string): boolean => {
    const text = site.files.read(file) ?? "";
    return names.some((name) => text.includes(`site.${name}`));
  };
  const { pageFiles } = site.files;
  const isShared = pageFiles.some((file) => file.startsWith("pages/_shared/") && shows(file));
  if (isShared) return undefined;
  const shells = new Set(site.layouts.filter(({ file }) => shows(file)).map(({ file }) => file));
  const shown = new Map<string, boolean>();
  const isShown = (file: string): boolean => {
    const known = shown.get(file) ?? (shows(file) || (shells.size > 0 && shells.has(shellOf(site, file))));
    shown.set(file, known);
    return known;
  };
  return site.routes.filter(({ file }) => isShown(file)).map(({ route }) => route);
}

function shellOf(site: Site, file: string): string {
  const name = /^layout:\s*["']?([\w-]+)/m.exec(site.files.read(file) ?? "")?.[1] ?? "layout";
  return layoutFile({ layout: name });
}

/** Settings that differ; undefined when the files cannot be compared. */
function changedNames(before: string, after: string): string[] | undefined {
  const [old, fresh] = [before, after].map((text) => {
    const opened = openYaml(text);
    return opened && (plainData(opened.tree) as Record<string, unknown>);
  });
  if (!old || !fresh) return undefined;
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)]);
  return [...names].filter((name) => JSON.stringify(old[name]) !== JSON.stringify(fresh[name]));
}
