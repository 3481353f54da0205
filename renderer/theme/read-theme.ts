import type { Problem } from "../model.ts";
import type { Draft } from "../problems/draft.ts";
import { joinLacks } from "../problems/join-lacks.ts";
import { joinRepeats } from "../problems/join-repeats.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";
import { settleRepairs } from "../problems/settle-repairs.ts";
import { lazyCheck } from "../schema/compile-schema.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import { toData } from "../schema/to-data.ts";
import { dropFollowers } from "../yaml/drop-followers.ts";
import { explainLines } from "../yaml/explain-lines.ts";
import { readOn } from "../yaml/read-on.ts";
import { readYamlFile, readYamlText, type YamlFile } from "../yaml/read-yaml.ts";
import type { SwitchOff } from "../yaml/switch-offs.ts";
import { findNode, visibleSpan } from "../yaml/tree.ts";
import { checkColors } from "./check-colors.ts";
import { checkFonts } from "./check-fonts.ts";
import type { FontsOf } from "./find-fonts.ts";
import { makeTheme } from "./make-theme.ts";
import type { Theme } from "./theme.ts";
import { THEME_FILE } from "./theme-file.ts";
import type { ThemeInput } from "./theme-input.ts";
import { themeSchema } from "./theme-schema.ts";

const check = lazyCheck(themeSchema, { bindings: false });

/** `data/theme.yaml` of a site, read and checked. */
export interface ReadTheme {
  /** Missing without the file, and while something in it cannot be drawn with. */
  theme?: Theme;
  problems: Problem[];
  switchOffs: SwitchOff[];
  lines: ReturnType<typeof createLineIndex>;
}

/**
 * Reads how a site looks.
 *
 * @param siteDir Absolute. @param langs Languages of its pages, whose letters fonts bring along.
 * @param file A theme elsewhere, relative to the folder.
 */
export function readTheme(siteDir: string, file = THEME_FILE, langs: readonly string[] = []): ReadTheme {
  const read = readYamlFile(siteDir, file);
  if (!read) return { problems: [], switchOffs: [], lines: createLineIndex("") };
  const site = { dir: siteDir, langs };
  const { theme, drafts } = lookAt(read, site);
  const again = (text: string) => lookAt(readYamlText(text), site).drafts;
  const { told: settled } = readOn(read, drafts, {
    read: readYamlText,
    look: (other) => lookAt(other, site).drafts,
    tell: (text, found, isUnread) =>
      settleRepairs(text, explainLines(text, found, again), again, { isUnread }),
  });
  return {
    ...(theme && { theme }),
    problems: joinRepeats(joinLacks(dropFollowers(read.text, settled))).map((draft) =>
      createProblem(file, draft, read.lines),
    ),
    switchOffs: read.switchOffs,
    lines: read.lines,
  };
}

/** The theme as it is read, and everything that is wrong with it. */
function lookAt(
  { tree, text, problems, isEmpty }: Pick<YamlFile, "tree" | "text" | "problems" | "isEmpty">,
  site: FontsOf,
): { theme?: Theme; drafts: Draft[] } {
  const drafts: Draft[] = [...problems];
  if (isEmpty || !tree || tree.kind === "broken") return { drafts };
  if (tree.kind !== "map") {
    const place = { ...visibleSpan(tree, text), path: [] };
    return {
      drafts: [...drafts, { ...place, code: "wrong-type", params: { case: "theme", file: THEME_FILE } }],
    };
  }
  const data = toData(tree, themeSchema, drafts);
  const first = tree.entries.values().next().value;
  const anchor = { start: first?.keyStart ?? 0, end: first?.keyEnd ?? 0 };
  const subject = { thing: { kind: "theme" as const, file: THEME_FILE } };
  // A value that is written wrongly is not measured as well.
  const unread = new Set(problems.map(({ start }) => start));
  const found = explainSchemaErrors(check(data), tree, [], anchor, subject, text);
  drafts.push(...found.filter(({ start }) => !unread.has(start)));
  if (drafts.some(({ code }) => code !== "unused-switch-off")) return { drafts };
  const input = data as ThemeInput;
  const fonts = checkFonts(input, site);
  const faults = [...checkColors(input), ...fonts.faults];
  for (const { path, fault, text: better } of faults) {
    const { node } = findNode(tree, path);
    const place = visibleSpan(node, text);
    drafts.push({ ...fault, ...place, path, ...(better && { offer: { ...place, text: better } }) });
  }
  const isUsable = faults.every(({ fault }) => fault.code === "low-contrast");
  return { ...(isUsable && { theme: makeTheme(input, fonts.families) }), drafts };
}
