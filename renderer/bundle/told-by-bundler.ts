import { existsSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type BundlerFault, parseReason, unexportedName } from "../pages/bundler-fault.ts";
import { suggest } from "../problems/suggest.ts";
import type { BundledType } from "./bundle.ts";

/** What the bundler says, for whoever writes a block: the place in the block, what is wrong with it, what to do. */
export function toldByBundler(error: unknown, types: readonly BundledType[]): string {
  const faults = (error as { errors?: BundlerFault[] }).errors ?? [error as BundlerFault];
  const told = faults.map((fault) => toldOf(fault, types));
  // The rest of a file that cannot be read is nothing that anybody could mend by itself.
  return [...new Set(faults[0]?.code === "PARSE_ERROR" ? told.slice(0, 1) : told)].join("\n");
}

/** What the system has refused, by its own numbers, which is all that the bundler tells of it. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/\(os error (?:28|122)\)/, "The disk is full. Make room on it, then run the command again."],
  [
    /\(os error (?:1|13|30)\)/,
    "The folder of caches may not be written. Give yourself the right to write it, or delete it.",
  ],
];

function toldOf(fault: BundlerFault, types: readonly BundledType[]): string {
  const { code, loc, id = "", exporter = "" } = fault;
  const refused = REFUSED.find(([number]) => number.test(fault.message));
  if (refused) return refused[1];
  const at = (file: string) => (loc?.line ? `${file}:${loc.line}:${(loc.column ?? 0) + 1}` : file);
  const place = shownIn(loc?.file ?? id, types);
  const lacking = code === "MISSING_EXPORT" ? shownIn(exporter, types) : undefined;
  // Modules that the engine makes ask for the default export of a block's files.
  if (lacking !== undefined && id.startsWith("\0"))
    return `${lacking}\n  This file has no default export.\n  ${defaultOf(lacking)}`;
  if (place === undefined)
    return (code === "UNRESOLVED_IMPORT" && lackingIn(loc?.file ?? id, exporter)) || plain(fault);
  if (code === "MISSING_EXPORT" && lacking === undefined) {
    const name = unexportedName(fault);
    const meant = suggest(name, exportsOf(exporter));
    return `${at(place)}\n  What it is imported from exports nothing called "${name}".\n  ${meant ? `Did you mean "${meant}"?` : 'Correct the name; a type is imported with "import type".'}`;
  }
  if (lacking !== undefined && /\.[jt]sx?$/.test(exporter)) {
    return `${at(place)}\n  ${lacking} exports nothing called "${unexportedName(fault)}".\n  Export it there, or correct the name; a type is imported with "import type".`;
  }
  if (code === "UNRESOLVED_IMPORT") return `${at(place)}\n${unresolved(exporter)}`;
  if (code === "PARSE_ERROR") {
    const [, , ...frame] = plain(fault).split("\n");
    return [at(place), `  This code cannot be read: ${parseReason(fault)}`, ...frame].join("\n");
  }
  return plain(fault);
}

/** Names that a file exports where it declares them. */
function exportsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const declared = /^export (?:default )?(?:async )?(?:const|let|function\*?|class) ([\w$]+)/gm;
  return [...readFileSync(file, "utf8").matchAll(declared)].map(([, name = ""]) => name);
}

function defaultOf(file: string): string {
  return /(?:^|\/)view\.tsx$/.test(file)
    ? 'Write "export default" before the function that is its view.'
    : 'Write "export default" before its function.';
}

function unresolved(name: string): string {
  if (isBuiltin(name))
    return `  "${name}" is a part of Node, which browsers do not have.\n  A block gets what it shows as options; what is in files comes from data/.`;
  if (/^\.{0,2}\//.test(name))
    return `  There is no file ${name}.\n  Correct the path, with its ending, or add the file.`;
  if (/^(?:@|~|#|src)\//.test(name))
    return `  "${name}" begins with a short name for a folder, and there are none.\n  Write the path from this file, with its ending: ./… or ../….`;
  const of = packageOf(name);
  return `  The package "${of}" is not installed.\n  Type npm install ${of}, or take the import out.`;
}

/** What a package does not find, where it is one: another package (a peer, often), a part of Node, a file of its own. */
function lackingIn(file: string, name: string): string | undefined {
  const inPackage = /^.*[\\/]node_modules[\\/](.+)$/s.exec(file)?.[1]?.replaceAll("\\", "/");
  if (inPackage === undefined) return undefined;
  const of = packageOf(inPackage);
  if (isBuiltin(name))
    return `The package "${of}" needs "${name}", a part of Node, which browsers do not have.\n  Take a package that is made for browsers, and import it in place of this one.`;
  if (/^\.{0,2}\//.test(name))
    return `The package "${of}" has no file ${name}, which it imports in ${inPackage}.\n  Install another version of it.`;
  const needed = packageOf(name);
  return `The package "${of}" needs "${needed}", which is not installed.\n  Type npm install ${needed}.`;
}

/** The package of what an import names: `@dnd-kit/core` of `@dnd-kit/core/utilities`. */
const packageOf = (name: string): string => /^(?:@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[0] ?? name;

/** A file of a block as it lies in its site: `blocks/card/view.tsx`. */
function shownIn(file: string, types: readonly BundledType[]): string | undefined {
  const type = types.find(({ folder }) => file.startsWith(folder + sep));
  if (!type) return undefined;
  const from = type.folder.lastIndexOf(`${sep}blocks${sep}`);
  return (from === -1 ? file : file.slice(from + 1)).replaceAll("\\", "/");
}

/** The bundler's own words, without its colours, the names of plugins and the way through its code. */
function plain({ message }: BundlerFault): string {
  return stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => !/^\s+at |^\[plugin /.test(line))
    .join("\n")
    .trim();
}
