import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { blockFolders } from "../support/site-copy.ts";

/** What a quick run is about. */
export interface Changes {
  /** How it was found, in words for the reader. */
  source: string;
  /** Paths from the repository's folder, with `/`; files that were deleted are among them. */
  files: string[];
}

/**
 * What the words name, or, without words, what git sees as changed.
 *
 * @param words Names of block types (`card`, `site/latency-mock`), or paths of files and folders.
 * @param since A commit to compare with; otherwise the last one, or the one before it when nothing is changed.
 * @throws Error with one sentence for a word that is neither a block type nor a path.
 */
export function findChanges(dir: string, words: readonly string[], since?: string): Changes {
  if (words.length > 0)
    return { source: `files of ${words.join(", ")}`, files: words.flatMap((word) => filesOf(dir, word)) };
  if (since) return { source: `changes since ${since}`, files: changedSince(dir, since) };
  const files = changedSince(dir, "HEAD");
  return files.length > 0
    ? { source: "changes that are not committed", files }
    : { source: "changes of the last commit", files: changedSince(dir, "HEAD~1") };
}

function filesOf(dir: string, word: string): string[] {
  const folder = blockFolders().find((name) => name === word || name.endsWith(`/${word}`));
  const path = folder ? `blocks/${folder}` : word.replace(/\/$/, "");
  const files = git(dir, "ls-files", "--cached", "--others", "--exclude-standard", "--", path);
  if (files.length > 0) return files;
  if (existsSync(join(dir, path))) throw new Error(`git knows no file in ${word}.`);
  throw new Error(`"${word}" is neither a block type nor a file or folder of this repository.`);
}

function changedSince(dir: string, commit: string): string[] {
  const changed = git(dir, "diff", "--name-only", "--no-renames", commit);
  return [...new Set([...changed, ...git(dir, "ls-files", "--others", "--exclude-standard")])];
}

/** @throws Error with what git says, such as that there is no such commit. */
function git(dir: string, ...words: string[]): string[] {
  try {
    const out = execFileSync("git", ["-c", "core.quotePath=false", ...words], {
      cwd: dir,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
    return out.split("\n").filter(Boolean);
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().split("\n")[0];
    throw new Error(`git ${words[0]}: ${said || "it could not be started"}`);
  }
}
