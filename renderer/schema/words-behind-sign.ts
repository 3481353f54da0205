import { quote } from "../yaml/line.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import type { Place } from "./subject.ts";

/**
 * Words behind the sign of a heading, as Markdown has it (`heading: # Our pools`): for YAML they are a comment, and the
 * value is empty.
 *
 * @returns The words as the value that they may be meant as.
 */
export function wordsBehindSign({ entry, text = "" }: Place): TextEdit | undefined {
  if (!entry) return undefined;
  const line = /^:[^\S\n]+#{1,6}[^\S\n]+(\S[^\n]*)/.exec(text.slice(entry.keyEnd));
  if (!line) return undefined;
  const words = line[1]!.replace(/\s+#*\s*$/, "");
  const isPlain = /^\p{L}[^:#]*$/u.test(words) && !/^(?:true|false|null)$/i.test(words);
  const start = entry.keyEnd + 1;
  const end = entry.keyEnd + line[0].trimEnd().length;
  return { start, end, text: ` ${isPlain ? words : quote(words)}` };
}
