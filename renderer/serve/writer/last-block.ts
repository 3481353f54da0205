import type { Operation, Place, RepairOperation } from "../../edit/operation.ts";
import type { Site } from "../../site/site.ts";
import { readYamlText } from "../../yaml/read-yaml.ts";
import { findNode } from "../../yaml/tree.ts";

/** Why the only block of a page stays: without it, the page could not be shown, and nothing be put into it. */
const LAST_BLOCK = "A page needs at least one block: insert another one before this one goes.";

/** Refuses what would leave a page, layout or shared list without blocks. */
export function refuseLastBlock(
  site: Site,
  operation: Operation | RepairOperation,
): { refused: string } | undefined {
  const { kind } = operation;
  const isGone = kind === "delete" || (kind === "move" && operation.into.file !== operation.at.file);
  return isGone && isOnlyBlock(site, operation.at) ? { refused: LAST_BLOCK } : undefined;
}

function isOnlyBlock(site: Site, { file, path }: Place): boolean {
  if (!file.startsWith("pages/") || path[0] !== "blocks" || path.length !== 2) return false;
  const { tree } = readYamlText(site.files.read(file) ?? "");
  const blocks = tree && findNode(tree, ["blocks"]).node;
  return blocks?.kind === "list" && blocks.items.length === 1;
}
