import { execFileSync } from "node:child_process";

/** Wordings of a file that are looked at, the newest first: who translates does not wait for years of history. */
const MOST = 100;

/** Found texts by file and mark. */
const known = new Map<string, string>();

/**
 * A text as its file had it in some earlier state of the site, where that is kept in git.
 *
 * @param dir  Site folder. @param file  Relative to it. @param mark  Stands for the wording that is looked for.
 * @param markOf  Gives the mark of a wording.
 * @returns undefined without git, and for a wording that was never recorded or is not part of the checkout.
 */
export function earlierText(
  dir: string,
  file: string,
  mark: string,
  markOf: (text: string) => string,
): string | undefined {
  const key = `${dir}\n${file}\n${mark}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const commits = git(dir, ["log", "--format=%H", `--max-count=${MOST}`, "--", `./${file}`]);
  for (const commit of commits?.split("\n").filter(Boolean) ?? []) {
    const text = git(dir, ["show", `${commit}:./${file}`]);
    if (text === undefined || markOf(text) !== mark) continue;
    known.set(key, text);
    return text;
  }
  return undefined;
}

function git(dir: string, words: readonly string[]): string | undefined {
  try {
    return execFileSync("git", words, {
      cwd: dir,
      encoding: "utf8",
      timeout: 5_000,
      maxBuffer: 2 ** 26,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}
