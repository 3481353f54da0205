/** Lines that a merge leaves around what nobody has decided. */
const MARK = /^(?:<{7}|>{7})(?= |\r?$)[^\r\n]*/m;

/** The first line of a text that a merge has left in it, where the text is no YAML: offsets from 0, `end` is exclusive. */
export function findMergeMark(text: string): { start: number; end: number } | undefined {
  const mark = MARK.exec(text);
  return mark ? { start: mark.index, end: mark.index + mark[0].length } : undefined;
}
