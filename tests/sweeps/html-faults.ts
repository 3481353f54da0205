import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { BlockType } from "../../renderer/pages/block-types.ts";

type Node = DefaultTreeAdapterTypes.Node;

/**
 * Everything that is wrong with what a block renders; a sentence each.
 *
 * @param block The block as an author writes it.
 */
export function htmlFaults(
  render: () => string,
  block: Record<string, unknown>,
  types: ReadonlyMap<string, Pick<BlockType, "schema">>,
): string[] {
  const html = render();
  const used = [...JSON.stringify(block).matchAll(/"type":"([^"]+)"/g)].flatMap(
    ([, name = ""]) => types.get(name) ?? [],
  );
  const hasMainHeading = used.some(({ schema }) => JSON.stringify(schema).includes('"x-heading":1'));
  return [...nestingFaults(html), ...headingFaults(html, hasMainHeading), ...chanceFaults(render)];
}

/** An element with the one that it stands in: `td in tr`. */
interface Placed {
  name: string;
  within: string;
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Tags and the texts in which nothing is a tag. */
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>/gi;
const RAW = /^(?:script|style|textarea|title)$/;

/**
 * Elements that browsers take out of the one that they were written into, which leaves an empty one behind and moves
 * everything after it: `<div>` in `<p>`, a link in a link, `<tr>` without `<tbody>`.
 *
 * @param html What a view has rendered; every element in it is closed.
 */
export function nestingFaults(html: string): string[] {
  const written = placedIn(html);
  const read = placedOf(parseFragment(html, { scriptingEnabled: false }));
  const differs = written.findIndex((one, index) => pairOf(one) !== (read[index] && pairOf(read[index])));
  if (differs === -1) return [];
  // What is moved may come before what it was written into.
  const left = read.map(pairOf);
  const moved = written.find((one) => {
    const at = left.indexOf(pairOf(one));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  const { name, within } = moved ?? written[differs]!;
  return [
    `Browsers do not leave <${name}> in ${within ? `<${within}>` : "its place"}: they read the block otherwise than it was rendered.`,
  ];
}

const pairOf = ({ name, within }: Placed): string => `${name} ${within}`;

function placedIn(html: string): Placed[] {
  const found: Placed[] = [];
  const open: string[] = [];
  let raw = "";
  for (const [, slash, tag = "", , closed] of html.matchAll(TAG)) {
    const name = tag.toLowerCase();
    if (!name || (raw && !(slash && name === raw))) continue;
    raw = "";
    if (slash) {
      open.length = Math.max(0, open.lastIndexOf(name));
      continue;
    }
    found.push({ name, within: open.at(-1) ?? "" });
    if (VOID.test(name) || closed) continue;
    open.push(name);
    if (RAW.test(name)) raw = name;
  }
  return found;
}

function placedOf(root: Node, within = "", found: Placed[] = []): Placed[] {
  const inner = "content" in root ? root.content : root;
  if (!("childNodes" in inner)) return found;
  for (const child of inner.childNodes) {
    if (!("tagName" in child)) continue;
    const name = child.tagName.toLowerCase();
    found.push({ name, within });
    placedOf(child, name, found);
  }
  return found;
}

/**
 * Headings that leave out a level, and main headings of which the check knows nothing.
 *
 * @param hasMainHeading A schema says that there is one (`"x-heading": 1`).
 */
export function headingFaults(html: string, hasMainHeading: boolean): string[] {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
  const faults: string[] = [];
  if (levels.includes(1) && !hasMainHeading)
    faults.push(
      'It has an <h1>, and no schema says so: write <h2>, or "x-heading": 1 at the option that it shows.',
    );
  for (const [index, level] of levels.entries()) {
    const above = levels[index - 1];
    if (above !== undefined && level > above + 1) {
      faults.push(`<h${level}> follows <h${above}>: no level may be left out, so write <h${above + 1}>.`);
      break;
    }
  }
  return faults;
}

/** What a block shows that is other each time: a page is made once, and the same input gives the same bytes. */
export function chanceFaults(render: () => string): string[] {
  const first = render();
  const second = onAnotherDay(render);
  if (first === second) return [];
  let at = 0;
  while (first[at] === second[at]) at += 1;
  const from = Math.max(first.lastIndexOf(">", at), first.lastIndexOf('"', at)) + 1;
  const piece = (html: string) => html.slice(from, at + 20).split(/[<"]/)[0];
  return [
    `It is not the same each time: "${piece(first)}", then "${piece(second)}". A page is made once: leave chance and the clock to an effect, or to behavior.ts.`,
  ];
}

const LATER = 400 * 24 * 3_600_000 + 7 * 3_600_000 + 61_003;

function onAnotherDay<T>(work: () => T): T {
  const Now = globalThis.Date;
  class Later extends Now {
    constructor(...parts: unknown[]) {
      if (parts.length === 0) super(Now.now() + LATER);
      else super(...(parts as [number]));
    }
    static override now = (): number => Now.now() + LATER;
  }
  globalThis.Date = Later as DateConstructor;
  try {
    return work();
  } finally {
    globalThis.Date = Now;
  }
}

/** A block of which no example shows anything. @param all Their HTML, each in the element of its block. */
export function emptyFaults(all: readonly string[]): string[] {
  const isEmpty = (html: string) => html.replace(/^<[^>]*>/, "").startsWith("</");
  return all.length > 0 && all.every(isEmpty)
    ? ["No example shows anything: does the view return what it makes?"]
    : [];
}
