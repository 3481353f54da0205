import type { Delimiter, MarkdownIt, StateInline } from "markdown-it";

const TILDE = 0x7e;
/** Keeps pairs of one tilde and of two apart, where delimiters are matched by their marker. */
const SINGLE = 0x1_007e;

/** Words between `~` and `~`, or `~~` and `~~`, are struck through, as in GitHub Flavored Markdown. */
export function strikethrough(md: MarkdownIt): void {
  md.inline.ruler.at("strikethrough", (state, silent) => {
    if (silent || state.src.charCodeAt(state.pos) !== TILDE) return false;
    const { length, can_open: open, can_close: close } = state.scanDelims(state.pos, true);
    state.push("text", "", 0).content = "~".repeat(length);
    if (length <= 2)
      state.delimiters.push({
        marker: length === 1 ? SINGLE : TILDE,
        length: 0,
        token: state.tokens.length - 1,
        end: -1,
        open,
        close,
      });
    state.pos += length;
    return true;
  });
  md.inline.ruler2.at("strikethrough", (state) => {
    strike(state, state.delimiters);
    for (const meta of state.tokens_meta) if (meta?.delimiters) strike(state, meta.delimiters);
    return true;
  });
}

function strike(state: StateInline, delimiters: readonly Delimiter[]): void {
  for (const { marker, token, end } of delimiters) {
    if ((marker !== TILDE && marker !== SINGLE) || end === -1) continue;
    for (const [index, nesting] of [
      [token, 1],
      [delimiters[end]!.token, -1],
    ] as const) {
      const sign = state.tokens[index]!;
      Object.assign(sign, {
        type: nesting === 1 ? "del_open" : "del_close",
        tag: "del",
        nesting,
        content: "",
      });
    }
  }
}
