import type { Command } from "../shell/shell-context.ts";

/** In which order kinds of commands are listed. */
export const GROUPS: readonly Command["group"][] = ["Commands", "Blocks of this page", "Pages", "Data"];

/** Entries of one kind that are listed at once. */
const MOST = 20;

/**
 * Commands that hold all the words, those whose titles begin with them first.
 *
 * @returns By group, empty groups left out.
 */
export function findCommands(
  commands: readonly Command[],
  words: string,
): { group: Command["group"]; commands: Command[] }[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = ({ title }: Command): number => {
    const text = title.toLowerCase();
    if (wanted.length === 0 || text.startsWith(wanted.join(" "))) return 0;
    return wanted.every((word) => text.includes(word)) ? 1 : 2;
  };
  const found = commands.filter(({ title, about = "" }) => {
    const text = `${title} ${about}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return GROUPS.map((group) => ({
    group,
    commands: found
      .filter((command) => command.group === group)
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, MOST),
  })).filter((part) => part.commands.length > 0);
}
