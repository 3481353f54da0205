/** Elements that say only how words look, or where a line or paragraph ends. */
const LOOKS = /^(?:b|big|center|div|em|font|i|ins|mark|p|small|span|strong|u)$/;

const TAG = /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/gi;
const BREAKS = /\s*<br\s*\/?>\s*|<\/(?:p|div)>\s*(?=\S)/gi;

/**
 * The part of a plain text from its first element of HTML to its last one, and the words in its place. A line break and
 * the end of a paragraph are a space.
 *
 * @returns undefined where an element says more than how words look, or is not closed, and where nothing is left.
 */
export function withoutHtml(text: string): { start: number; end: number; words: string } | undefined {
  const tags = [...text.matchAll(TAG)];
  const [first, last] = [tags[0], tags.at(-1)];
  if (!first || !last || !areLooks(tags)) return undefined;
  const behind = last.index + last[0].length;
  // At an end of the text nothing stands in the place of a break, and no space in front of a full stop.
  const before = text.slice(0, first.index);
  const start = /^<br/i.test(first[0]) || before.trim() === "" ? before.trimEnd().length : first.index;
  const end = text.slice(behind).trim() === "" ? text.length : behind;
  let words = text.slice(start, end).replace(BREAKS, " ").replace(TAG, "");
  if (start === 0) words = words.trimStart();
  if (/^(?:$|[\s.,;:!?)])/.test(text.slice(end))) words = words.trimEnd();
  const isEmpty = `${text.slice(0, start)}${words}${text.slice(end)}`.trim() === "";
  return isEmpty || /[<>\n]/.test(words) ? undefined : { start, end, words };
}

function areLooks(tags: readonly RegExpExecArray[]): boolean {
  const open: string[] = [];
  for (const [, isEnd, written = ""] of tags) {
    const name = written.toLowerCase();
    if (name === "br") continue;
    if (!LOOKS.test(name)) return false;
    if (!isEnd) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}
