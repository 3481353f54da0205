import { applyEdits, type TextEdit } from "../yaml/text-edits.ts";

/** A part of the first text, or something new. */
type Part = { start: number; end: number } | { text: string };

/** A text that is changed in several rounds, and still knows which ranges of the first one it replaces. */
export class TrackedText {
  private parts: Part[];

  constructor(
    readonly first: string,
    public text: string = first,
  ) {
    this.parts = [{ start: 0, end: first.length }];
  }

  /** @param edits  Of the text as it is now; they do not overlap. */
  apply(edits: readonly TextEdit[]): void {
    this.text = applyEdits(this.text, edits);
    const next: Part[] = [];
    const rest = [...this.parts];
    let at = 0;
    const take = (until: number, isKept: boolean): void => {
      while (at < until) {
        const part = rest.shift()!;
        const length = "text" in part ? part.text.length : part.end - part.start;
        const taken = Math.min(length, until - at);
        const [front, back] = split(part, taken);
        if (isKept) next.push(front);
        if (back) rest.unshift(back);
        at += taken;
      }
    };
    for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
      take(start, true);
      take(end, false);
      if (text !== "") next.push({ text });
    }
    this.parts = [...next, ...rest];
  }

  /** @returns What brings it back to how it is now. */
  mark(): () => void {
    const { text, parts } = this;
    return () => {
      this.text = text;
      this.parts = parts;
    };
  }

  /** The replacements that make this text out of the first. */
  get edits(): TextEdit[] {
    const edits: TextEdit[] = [];
    let at = 0;
    let fresh = "";
    for (const part of [...this.parts, { start: this.first.length, end: this.first.length }]) {
      if ("text" in part) {
        fresh += part.text;
        continue;
      }
      if (fresh !== "" || part.start > at) edits.push({ start: at, end: part.start, text: fresh });
      fresh = "";
      at = part.end;
    }
    return edits;
  }
}

function split(part: Part, length: number): [front: Part, back: Part | undefined] {
  if ("text" in part) {
    const rest = part.text.slice(length);
    return [{ text: part.text.slice(0, length) }, rest === "" ? undefined : { text: rest }];
  }
  const middle = part.start + length;
  return [
    { start: part.start, end: middle },
    middle === part.end ? undefined : { start: middle, end: part.end },
  ];
}
