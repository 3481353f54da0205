import { escapeHtml } from "../formats/escape.ts";
import { widthIn } from "../formats/picture-place.ts";

/** What is fetched before all others. */
export interface FirstPictures {
  /** The HTML, its first pictures no longer waiting to be scrolled to. */
  html: string;
  /** The line of the head that fetches the largest of them; empty when there is none. */
  preload: string;
}

/** Windows that the first screen is looked for in: a telephone, and a screen on a desk. */
interface Screen {
  width: number;
  height: number;
  /** Characters in a line of text, and of a main heading, and how high such a line is. */
  text: Lines;
  heading: Lines;
  /** What a block takes around what is in it, half of it above; and an element that begins a line. */
  block: number;
  line: number;
}

interface Lines {
  characters: number;
  height: number;
}

const screens: readonly Screen[] = [
  {
    width: 412,
    height: 823,
    text: { characters: 45, height: 27 },
    heading: { characters: 17, height: 44 },
    block: 176,
    line: 12,
  },
  {
    width: 1350,
    height: 940,
    text: { characters: 80, height: 28 },
    heading: { characters: 30, height: 68 },
    block: 280,
    line: 12,
  },
];

/** Height of what stands above the content on most pages: the bar with the menu. */
const HEADER = 72;

/** What is smaller than this on both sides, such as a portrait beside a name, is nobody's largest picture. */
const SMALL = 96;

/** What is closed or hidden at first takes no room. */
const CLOSED = /^(?:details|dialog|noscript|template|script|style|svg)$/;

interface Seen {
  /** Offsets of its elements in the HTML: with `<picture>` around it, and alone. */
  start: number;
  at: number;
  tag: string;
  area: number;
}

/**
 * Finds the pictures of the first screen, without a browser: by how much text and how many blocks stand before
 * them. They are fetched at once, the largest of them before all else. A guess that is wrong costs little: a
 * picture too many is fetched early, or one waits until the page is laid out.
 *
 * @param html Content of the page.
 */
export function firstPictures(html: string): FirstPictures {
  if (!html.includes("<img")) return { html, preload: "" };
  const seen = screens.map((screen) => picturesIn(html, screen));
  const all = new Map(seen.flat().map((picture) => [picture.at, picture]));
  const largest = new Set(seen.map((list) => list.toSorted((a, b) => b.area - a.area)[0]?.at));
  let result = "";
  let done = 0;
  let preload = "";
  for (const { start, at, tag } of [...all.values()].sort((a, b) => a.at - b.at)) {
    const isLargest = largest.has(at);
    // Of two that take turns with the theme, only layout tells which one is seen.
    const hasTurns = /\sclass="[^"]*\bin-(?:light|dark)\b/.test(tag);
    const eager = hasTurns ? tag : tag.replace(' loading="lazy"', "");
    result += html.slice(done, at);
    result += isLargest ? eager.replace("<img", '<img fetchpriority="high"') : eager;
    done = at + tag.length;
    if (isLargest && !hasTurns && preload === "") preload = preloadOf(html.slice(start, at));
  }
  return { html: result + html.slice(done), preload };
}

/** The pictures that begin on the first screen of a window. */
function picturesIn(html: string, screen: Screen): Seen[] {
  const found: Seen[] = [];
  let top = HEADER;
  let closed = 0;
  let isFirst = true;
  let isHeading = false;
  let around = 0;
  let sizes = "";
  for (const { 0: all, 1: name = "", index } of html.matchAll(PARTS)) {
    const isEnd = all.startsWith("</");
    if (!all.startsWith("<")) {
      const { characters, height } = isHeading ? screen.heading : screen.text;
      if (closed === 0) top += Math.round((all.trim().length / characters) * height);
    } else if (CLOSED.test(name)) closed = Math.max(0, closed + (isEnd ? -1 : all.endsWith("/>") ? 0 : 1));
    else if (name === "h1" || name === "h2") isHeading = !isEnd;
    else if (isEnd || closed > 0) continue;
    else if (name === "picture") around = index;
    else if (name === "source") sizes = /\ssizes="([^"]*)"/i.exec(all)?.[1] ?? "";
    else if (name === "img") {
      const start =
        html.startsWith("<picture", around) && !html.slice(around, index).includes("</picture")
          ? around
          : index;
      const box = boxOf(all, start === index ? "" : sizes, screen);
      if (box.width >= SMALL && box.height >= SMALL) {
        found.push({ start, at: index, tag: all, area: seenArea(box, top, screen) });
        top += box.height;
      }
    } else if (all.includes(" data-block=")) {
      // The lower half of the block before it, too.
      top += isFirst ? screen.block / 2 : screen.block;
      isFirst = false;
    } else if (LINES.test(name)) top += screen.line;
    if (top >= screen.height) break;
  }
  return found;
}

const PARTS = /<\/?([a-z][a-z0-9-]*)(?:[^>"]|"[^"]*")*>|[^<]+/gi;
const LINES = /^(?:p|li|tr|h[3-6]|blockquote|figure|header|dt|dd)$/;

interface Box {
  width: number;
  height: number;
}

function boxOf(tag: string, sizes: string, screen: Screen): Box {
  const own = { width: numberOf(tag, "width"), height: numberOf(tag, "height") };
  if (!own.width || !own.height) return { width: 0, height: 0 };
  const width = Math.min(sizes ? widthIn(sizes, screen.width) : own.width, screen.width);
  return { width, height: (width * own.height) / own.width };
}

function seenArea({ width, height }: Box, top: number, screen: Screen): number {
  return width * Math.min(height, screen.height - top);
}

function numberOf(tag: string, name: string): number {
  return Number(new RegExp(`\\s${name}="(\\d+)"`).exec(tag)?.[1] ?? 0);
}

/** Fetches what the browser would choose: of the best format alone, since a browser that lacks it skips the line. */
function preloadOf(sources: string): string {
  const best = Array.from(sources.matchAll(/<source ([^>]*)>/g), ([, source = ""]) => source).find(
    (source) => !source.includes("media="),
  );
  const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, "i").exec(best ?? "")?.[1] ?? "";
  if (!best) return "";
  return `<link rel="preload" as="image" type="${escapeHtml(value("type"))}" imagesrcset="${value("srcset")}" imagesizes="${value("sizes")}" fetchpriority="high">\n`;
}
