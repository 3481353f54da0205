/**
 * Words that HTML marks: what is left open of them is put up again in every paragraph after it, so that a few
 * kilobytes can become millions of elements.
 */
const marks = new Set("a b big code em font i nobr s small strike strong tt u".split(" "));

/** Elements that nothing stands in. */
const empty = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));

/** Elements whose end may be left out: those that follow each other do not stand in each other. */
const lenient = new Set(
  "caption colgroup dd dt li optgroup option p rp rt tbody td tfoot th thead tr".split(" "),
);

/** Elements in which tags are only words, up to their end. */
const raw = new Set("iframe noembed noframes plaintext script style textarea title xmp".split(" "));

/** Elements in each other, and in all: as in the build (renderer/texts/text-limits.ts). */
const MAX_DEPTH = 64;
const MAX_ELEMENTS = 50_000;

/** Ends that may be left out at one time: rows and entries of the longest list. Each end looks through them. */
const MAX_UNENDED = 4_096;

/** A mark within such an element: in a drawing it would be one after all. */
const RAW_MARK = new RegExp(`<(?:${[...marks].join("|")})(?=[\\s/>])`, "gi");

const COMMENT = /<!--(?:>|->|[\s\S]*?(?:--!?>|$))/y;
const DECLARATION = /<(?:[!?]|\/(?=[^a-z>]))[^>]*>?/iy;
const TAG = /<(\/?)([a-z][^\s/>]*)/iy;
const ATTRIBUTE = /([\s/]*)([^\s/>][^\s/>=]*)(\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>]+)?)?/y;
const TAG_END = /[\s/]*>?/y;

/**
 * Prepares fetched HTML for the browser's own parser, which cannot be told to stop, and which reports every
 * `style` to the security policy before a sanitiser could take it out: such attributes get a name that means
 * nothing. Comments are emptied. Nothing becomes safe by this; what comes out is for the sanitiser.
 *
 * @throws Error when the text would come to too many elements.
 */
export function tameHtml(text: string): string {
  const open: string[] = [];
  let depth = 0;
  // Marks that may be put up again, and the length of their tags.
  let openMarks = 0;
  let markLength = 0;
  let elements = 0;
  let weight = 2 * text.length + 10_000;
  let tamed = "";
  let taken = 0;
  for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", at)) {
    const skipped = matchAt(COMMENT, text, at) ?? matchAt(DECLARATION, text, at);
    const tag = skipped ? undefined : matchAt(TAG, text, at);
    if (skipped) {
      // In a drawing, where `>` does not end it, character data is more than a comment.
      const isData = skipped[0].startsWith("<![CDATA[");
      const end = at + skipped[0].length;
      tamed += isData ? text.slice(taken, end) : `${text.slice(taken, at)}<!---->`;
      taken = at = end;
      elements += 1;
    }
    if (!tag) {
      if (!skipped) at += 1;
      continue;
    }
    const name = tag[2]!.toLowerCase();
    const isEnd = tag[1] === "/";
    const attributes = readAttributes(text, at + tag[0].length);
    tamed += text.slice(taken, at + tag[0].length) + attributes.tamed;
    taken = attributes.end;
    at = attributes.end;
    if (isEnd) {
      close(name);
      continue;
    }
    // A link ends the one before it, as does a paragraph or an entry of a list.
    if ((name === "a" || lenient.has(name)) && open.at(-1) === name) close(name);
    if (!empty.has(name)) {
      open.push(name);
      if (!lenient.has(name)) depth += 1;
    }
    if (marks.has(name)) {
      openMarks += 1;
      markLength += attributes.tamed.length;
    }
    if (raw.has(name)) {
      const end = endOfRaw(text, name, at);
      openMarks += text.slice(at, end).match(RAW_MARK)?.length ?? 0;
      at = end;
    }
    elements += 1 + openMarks;
    weight -= markLength;
    if (Math.max(depth, openMarks) > MAX_DEPTH || open.length > MAX_UNENDED)
      throw new Error("The text is nested too deeply.");
    if (elements > MAX_ELEMENTS || weight < 0) throw new Error("The text comes to too much.");
  }
  return tamed + text.slice(taken);

  /** A mark that is not closed in its place may be put up again, so it counts as open from then on. */
  function close(name: string): void {
    const last = open.lastIndexOf(name);
    if (last === -1) return;
    const isLast = last === open.length - 1;
    if (marks.has(name) && isLast) openMarks -= 1;
    if (openMarks === 0) markLength = 0;
    if (marks.has(name) && !isLast) return;
    depth -= open.slice(last).filter((one) => !lenient.has(one)).length;
    open.length = last;
  }
}

/** The attributes of a tag, those that act or look under another name, up to the end of the tag. */
function readAttributes(text: string, start: number): { tamed: string; end: number } {
  let tamed = "";
  let end = start;
  for (;;) {
    const attribute = matchAt(ATTRIBUTE, text, end);
    if (!attribute) break;
    const [whole, space = "", name = "", value = ""] = attribute;
    tamed += /^(?:style|on.*)$/i.test(name) ? `${space}data-${name}${value}` : whole;
    end += whole.length;
  }
  const rest = matchAt(TAG_END, text, end)?.[0] ?? "";
  return { tamed: tamed + rest, end: end + rest.length };
}

function endOfRaw(text: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  end.lastIndex = from;
  return name === "plaintext" ? text.length : (end.exec(text)?.index ?? text.length);
}

function matchAt(form: RegExp, text: string, at: number): RegExpExecArray | null {
  form.lastIndex = at;
  return form.exec(text);
}
