import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import type { Unit } from "../../renderer/languages/unit.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { FileTranslations } from "../../renderer/site/translations.ts";
import { readYamlText } from "../../renderer/yaml/read-yaml.ts";
import { findNode } from "../../renderer/yaml/tree.ts";

/** How a text is said in the pseudo-language. */
export type Say = (text: string) => string;

/** A word, of usual length, that no text of a site has by itself. */
const MORE = "·ŵøřåñé ";

/** 40 % longer, in letters that nobody types by accident; what is filled in and Markdown's addresses stay. */
export const longer: Say = (text) => {
  const wanted = Math.ceil(text.length * 0.4);
  const added = MORE.repeat(Math.ceil(wanted / MORE.length))
    .slice(0, Math.max(2, wanted))
    .trimEnd();
  return /\n$/.test(text) ? `${text.trimEnd()} ${added}\n` : `${text} ${added}`;
};

/**
 * Writes versions of everything on a site in another language, which `data/site.yaml` has to name. Blocks without an
 * id get one.
 *
 * @param dir  A copy of a site: its files are changed.
 */
export async function writePseudoVersions(dir: string, lang: string, say: Say): Promise<void> {
  const list = async () => (await openSite({ dir, checkOnly: true })).translations(lang);
  for (const { original, unkeyed } of await list()) if (unkeyed.length > 0) giveIds(dir, original, unkeyed);
  for (const file of await list()) {
    const path = join(dir, file.version);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, stringify(versionOf(file, say), { lineWidth: 0 }));
  }
}

function giveIds(dir: string, file: string, blocks: readonly (string | number)[][]): void {
  const path = join(dir, file);
  const name = file.replace(/[^a-z0-9]+/gi, "-");
  let text = readFileSync(path, "utf8");
  const { tree } = readYamlText(text);
  for (const [number, block] of [...blocks.entries()].reverse()) {
    const { node } = findNode(tree!, block);
    const column = node.start - (text.lastIndexOf("\n", node.start) + 1);
    text = `${text.slice(0, node.start)}id: ${name}-${number + 1}\n${" ".repeat(column)}${text.slice(node.start)}`;
  }
  writeFileSync(path, text);
}

type Group = { [name: string]: Group | Group[] | object };

function versionOf({ units }: FileTranslations, say: Say): Group {
  const version: Group = {};
  const entries = new Map<string, unknown>();
  for (const unit of units) if (unit.original !== undefined) place(version, unit, say, entries);
  return version;
}

/** Puts a text at its place; entries of lists that share a place in the original share one here. */
function place(
  version: Group,
  { at, path = [], original = "", schema }: Unit,
  say: Say,
  entries: Map<string, unknown>,
): void {
  let holder: Record<string, unknown> | unknown[] = version;
  const said = say(original);
  const fits = said.length <= (schema?.maxLength ?? Number.POSITIVE_INFINITY);
  const mark = { of: original, text: fits ? said : original };
  for (const [index, step] of at.entries()) {
    const isLast = index === at.length - 1;
    const made = isLast ? mark : typeof at[index + 1] === "string" ? {} : [];
    if (typeof step === "string") {
      const group = holder as Record<string, unknown>;
      group[step] ??= made;
      holder = group[step] as Record<string, unknown>;
    } else {
      // The same entry of the original: its path up to here, from behind.
      const key = path.slice(0, path.length - (at.length - index - 1)).join(".");
      const known = entries.get(key) ?? made;
      if (!entries.has(key)) (holder as unknown as unknown[]).push(known);
      entries.set(key, known);
      holder = known as Record<string, unknown>;
    }
  }
}
