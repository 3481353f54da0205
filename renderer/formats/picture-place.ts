import type { Picture } from "../model.ts";
import { newFormats, pictureAddress } from "./picture-files.ts";

type From = "base" | "sm" | "md" | "lg" | "xl";

/** Where a picture stands, as the view lays it out. Everything left out means: as wide as the sheet's content. */
export interface Place {
  /** Columns of the grid of which the picture fills one cell, as `Grid` takes them. */
  columns?: { [name in From]?: number };
  /** Pixels between columns; default 24. */
  gap?: number;
  /** Share of the content's width, from a width of the window on: `{ lg: 7 / 12 }`; 1 below. */
  share?: { [name in From]?: number };
  /** Pixels that frames around it take, both sides together. */
  inset?: number;
  /** Pixels that it is wide at most. */
  max?: number;
  /** Pixels that it is wide in every window, such as a portrait of 40. */
  fixed?: number;
  /** It goes over the whole window, sheet or not. */
  isWindow?: boolean;
  /** Width by height of the place, when the picture is cut to it. */
  ratio?: number;
}

/** What a browser chooses a file of a picture by; attributes of `<source>` and `<img>`. */
export interface Sources {
  /** For `<source>`, the best first. */
  newer: { type: string; srcSet: string; media?: string }[];
  sizes: string;
  /** For `<img>`: the file for everybody else. */
  src: string;
}

/** Widths of windows in pixels from which names of `columns` and `share` hold (`renderer/ui/grid.tsx`). */
const FROM: readonly (readonly [From, number])[] = [
  ["base", 0],
  ["sm", 480],
  ["md", 768],
  ["lg", 1024],
  ["xl", 1280],
];

/** From this width of the window on, the sheet grows no wider: `--sheet` in `renderer/ui/tokens.css`. */
const SHEET = 1312;

/**
 * The content's width in a window: the sheet without its gutters (`--gutter`: 0.5rem + 3vw on each side, between
 * 1.25rem and 3rem), in percent of the window and pixels.
 */
const CONTENT = { vw: 94, px: -16 };

/** Widths that files are made in: closest where telephones are, so that little is fetched in vain. */
const LADDER = [160, 240, 320, 480, 600, 760, 1040, 1440, 2000];

/** Screens with more pixels than this for each of the layout gain nothing that anybody sees. */
const DENSITY = 2;

/** The narrowest window that pages are made for, and the one beyond which few are wider. */
const WINDOWS = { least: 320, most: 1920 };

interface Step {
  /** Width of the window from which it holds. */
  from: number;
  vw: number;
  px: number;
}

/** Works out what to choose from in a place. @param picture One with `made`. */
export function sourcesOf(picture: Pick<Picture, "made" | "width" | "height">, place: Place): Sources {
  const { made, width: own = 0, height = 0 } = picture;
  if (!made) throw new Error("A file that is shown as it is has no other sources.");
  const steps = stepsOf(place, coverFactor(own / height, place.ratio));
  const widths = widthsFor(steps, own);
  const { key, fallback, moves } = made;
  const setOf = (format: "avif" | "webp", isStill = false) =>
    widths.map((width) => `${pictureAddress({ key, format, width, isStill })} ${width}w`).join(", ");
  const still = moves
    ? [{ type: "image/webp", srcSet: setOf("webp", true), media: "(prefers-reduced-motion:reduce)" }]
    : [];
  return {
    newer: [
      ...still,
      ...newFormats(made).map((format) => ({ type: `image/${format}`, srcSet: setOf(format) })),
    ],
    sizes: sizesOf(steps),
    src: pictureAddress({ key, format: fallback, width: middleOf(widths) }),
  };
}

/** Address of the file for whoever knows no place: crawlers, feed readers. */
export function plainAddress(key: string, format: "jpg" | "png", width: number): string {
  return pictureAddress({ key, format, width: Math.min(width, 1040) });
}

/** A picture that is cut to a lower or narrower place is larger than what is seen of it. */
function coverFactor(own: number, ratio: number | undefined): number {
  return ratio && own > ratio ? own / ratio : 1;
}

/** The width of the picture in each range of windows, from narrow to wide. */
function stepsOf(place: Place, factor: number): Step[] {
  const { gap = 24, inset = 0, max, fixed } = place;
  if (fixed !== undefined) return [{ from: 0, vw: 0, px: Math.ceil(fixed * factor) }];
  const full = place.isWindow ? { vw: 100, px: 0 } : CONTENT;
  let columns = 1;
  let share = 1;
  const steps: Step[] = [];
  const add = (step: Step) => {
    const last = steps.at(-1);
    if (last?.from === step.from) steps.pop();
    const before = steps.at(-1);
    if (before?.vw !== step.vw || before.px !== step.px) steps.push(step);
  };
  const froms = place.isWindow ? FROM : [...FROM, [undefined, SHEET] as const];
  for (const [name, from] of froms) {
    columns = (name && place.columns?.[name]) ?? columns;
    share = (name && place.share?.[name]) ?? share;
    const part = (share / columns) * factor;
    const px = full.px * part - (((columns - 1) * gap) / columns + inset) * factor;
    const isWidest = from === SHEET;
    const vw = isWidest ? 0 : full.vw * part;
    const widest = isWidest ? (full.vw / 100) * SHEET * part + px : px;
    const limit = max === undefined ? undefined : max * factor;
    const reached = limit === undefined || vw === 0 ? Number.POSITIVE_INFINITY : ((limit - px) / vw) * 100;
    if (limit !== undefined && (vw === 0 ? widest > limit : reached <= from)) add({ from, vw: 0, px: limit });
    else {
      add({ from, vw, px: widest });
      const next = froms[froms.findIndex((one) => one[1] === from) + 1]?.[1] ?? Number.POSITIVE_INFINITY;
      if (limit !== undefined && reached < next) add({ from: Math.ceil(reached), vw: 0, px: limit });
    }
  }
  return steps;
}

function sizesOf(steps: readonly Step[]): string {
  return steps
    .toReversed()
    .map(({ from, vw, px }) => (from > 0 ? `(min-width:${from}px) ` : "") + lengthOf(vw, px))
    .join(",");
}

function lengthOf(vw: number, px: number): string {
  const pixels = Math.round(px);
  if (vw === 0) return `${pixels}px`;
  const part = `${Math.round(vw * 10) / 10}vw`;
  return pixels === 0 ? part : `calc(${part} ${pixels < 0 ? "-" : "+"} ${Math.abs(pixels)}px)`;
}

/**
 * From what the narrowest window needs to what a sharp screen does, and no wider than the picture is. There are no
 * narrow windows on screens of the plainest kind, so that the smallest files would be made for nobody.
 */
function widthsFor(steps: readonly Step[], own: number): number[] {
  const shown = steps.flatMap(({ from, vw, px }, index) => {
    const to = steps[index + 1]?.from ?? WINDOWS.most;
    return [Math.max(from, WINDOWS.least), Math.max(to, WINDOWS.least)].map(
      (window) => (vw / 100) * window + px,
    );
  });
  const least = Math.min(...shown);
  const most = Math.max(...shown) * DENSITY;
  const fixed = steps.length === 1 && steps[0]?.vw === 0;
  const wanted = fixed
    ? [Math.ceil(least), Math.ceil(most)]
    : LADDER.filter((width, index) => width >= least * 1.25 && (LADDER[index - 1] ?? 0) < most * 0.95);
  const small = wanted.filter((width) => width < own * 0.95);
  // The picture's own width takes the place of all that it has not.
  return small.length === wanted.length && small.length > 0 ? small : [...small, own];
}

function middleOf(widths: readonly number[]): number {
  return widths.findLast((width) => width <= 1040) ?? widths[0] ?? 0;
}

/** Pixels that a picture is wide in a window of so many, by its `sizes` as they are written here. */
export function widthIn(sizes: string, window: number): number {
  for (const entry of sizes.split(",")) {
    const [, from, length = ""] = /^\s*(?:\(min-width:\s*(\d+)px\)\s+)?(.*)$/.exec(entry) ?? [];
    if (Number(from ?? 0) > window) continue;
    const vw = Number(/([\d.]+)vw/.exec(length)?.[1] ?? 0);
    const px = /([+-]?)\s*(\d+)px/.exec(length);
    return (vw / 100) * window + (px?.[1] === "-" ? -1 : 1) * Number(px?.[2] ?? 0);
  }
  return window;
}
