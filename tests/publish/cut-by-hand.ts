/**
 * Cuts a site to a moment as a person would, on the text of its files: knows nothing of the engine, only that
 * entries of lists begin with a dash, and that clocks in Berlin are an hour ahead of UTC, two in summer.
 */

/** From a day or hour in Berlin to milliseconds since 1970. @param isEnd  A day ends with it. */
function moment(text: string, isEnd: boolean): number {
  const [day = "", hour = isEnd ? "24:00" : "00:00"] = text.split(" ");
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  const clock = `${day} ${hour}`;
  const isSummer = clock >= "2027-03-28 03:00" && clock < "2027-10-31 03:00";
  return Date.parse(`${day}T00:00:00Z`) + ((hours - (isSummer ? 2 : 1)) * 60 + minutes) * 60_000;
}

const KEY = /^(\s*)(draft|from|until|then): (.*)$/;

/** What lines of one thing say of its time. */
function timeOf(lines: readonly string[], indent: string) {
  const said: Record<string, string> = {};
  for (const line of lines) {
    const [, space, name = "", value = ""] = KEY.exec(line) ?? [];
    if (space === indent) said[name] = value;
  }
  return {
    isDraft: said.draft === "true",
    from: said.from === undefined ? Number.NEGATIVE_INFINITY : moment(said.from, false),
    until: said.until === undefined ? Number.POSITIVE_INFINITY : moment(said.until, true),
    target: said.then,
  };
}

const LONG_AGO = "until: 2000-01-01";

/**
 * A text without the entries of lists that are not there at a moment; their lines stay, and are empty.
 *
 * @param hasPages  The entries have pages of their own, which are gone after their end: that stays to be said.
 */
export function cutEntries(text: string, at: number, hasPages = false): string {
  const lines = text.split("\n");
  for (let start = 0; start < lines.length; start += 1) {
    const dash = /^(\s*)- /.exec(lines[start]!);
    if (!dash) continue;
    const inner = `${dash[1]}  `;
    let end = start + 1;
    while (end < lines.length && (lines[end]!.startsWith(inner) || lines[end] === "")) end += 1;
    const { isDraft, from, until } = timeOf(lines.slice(start, end), inner);
    const isGone = hasPages && !isDraft && at >= until;
    const isThere = !isDraft && from <= at && at < until;
    for (let line = start; line < end; line += 1)
      if ((!isThere && !isGone) || KEY.exec(lines[line]!)?.[1] === inner) lines[line] = "";
    if (isGone) lines[start + 1] = `${inner}${LONG_AGO}`;
  }
  return lines.join("\n");
}

/** A page at a moment; undefined before its time and for a draft. */
export function cutPage(text: string, at: number): string | undefined {
  const lines = text.split("\n");
  const { isDraft, from, until, target } = timeOf(lines, "");
  if (isDraft || at < from) return undefined;
  // What is gone has no other words than that it ended long ago.
  if (at >= until)
    return target
      ? `redirect: ${target}\n`
      : `title: Gone\n${LONG_AGO}\nblocks:\n  - type: hero\n    heading: Gone\n`;
  const own = lines.map((line) => (KEY.exec(line)?.[1] === "" ? "" : line)).join("\n");
  return cutEntries(own, at);
}
