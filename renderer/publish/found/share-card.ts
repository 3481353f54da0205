import { SHARE_SIZE } from "../../formats/picture-files.ts";
import type { Look } from "../../theme/theme.ts";
import { colorOf, type ThemeColors } from "../../theme/theme-colors.ts";
import { Plot, type Point } from "../../ui/art/plot.ts";
import { type Dice, diceOf } from "../../ui/art/seed.ts";
import type { Hand, Lettering } from "./lettering.ts";

/** What a share image says. */
export interface ShareCard {
  title: string;
  /** Route of the page; also decides the drawing. */
  route: string;
  brand: string;
  /** Host name of the site. */
  host: string;
}

const frame = { left: 48, top: 48, right: 1152, bottom: 582, strip: 502 };
const titleWidth = 690;
/** Sizes of the title in pixels, the largest that fits in so many lines. */
const TITLE_SIZES: readonly (readonly [size: number, lines: number])[] = [
  [116, 2],
  [84, 3],
  [72, 4],
  [60, 5],
  [50, 6],
];

/** The squared paper, which every sheet has. */
const MINOR_GRID = gridLines(24);
const MAJOR_GRID = gridLines(120);

function gridLines(step: number): string {
  const { width, height } = SHARE_SIZE;
  let data = "";
  for (let x = step; x < width; x += step) data += `M${x} 0V${height}`;
  for (let y = step; y < height; y += step) data += `M0 ${y}H${width}`;
  return data;
}

/** The share image of a page as SVG: a sheet of a blueprint with the page's title, its route and a drawing of its own. */
export function shareCardSvg(
  card: ShareCard,
  colors: ThemeColors["dark"],
  letter: Lettering,
  look: Pick<Look, "squaredPaper" | "cornerMarks"> = { squaredPaper: true, cornerMarks: true },
): string {
  const color = (name: string) => colorOf(colors, name);
  const { width, height } = SHARE_SIZE;
  const [size, lines] = fitTitle(card.title, letter);
  const leading = size * 1.08;
  const first = 128 + size * 0.72;
  const title = lines.map((line, index) =>
    letter.svg(line, "text", size, 88, first + index * leading, color("ink")),
  );
  const [brandSize, brand] = fitCell(card.brand, "text", { most: 46, least: 20, room: 166 }, letter);
  const [routeSize, route] = fitCell(card.route, "mono", { most: 17, least: 12, room: 544 }, letter);
  const [hostSize, host] = fitCell(card.host, "mono", { most: 17, least: 12, room: 238 }, letter);
  const plot = drawing(diceOf(card.route));
  const strip = frame.strip;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">
<rect width="${width}" height="${height}" fill="${color("paper")}"/>
${look.squaredPaper ? `<path d="${MINOR_GRID}" stroke="${color("grid-minor")}"/>\n<path d="${MAJOR_GRID}" stroke="${color("grid-major")}"/>` : ""}
${layers(plot, color)}
<path d="M${frame.left} ${frame.top}H${frame.right}V${frame.bottom}H${frame.left}ZM${frame.left} ${strip}H${frame.right}M270 ${strip}V${frame.bottom}M870 ${strip}V${frame.bottom}" stroke="${color("line-strong")}" stroke-width="1.5"/>
${look.cornerMarks ? `<path d="${ticks()}" stroke="${color("signal")}" stroke-width="3"/>` : ""}
${title.join("\n")}
${letter.svg(brand, "text", brandSize, 88, strip + 57, color("ink"))}
${letter.svg(route, "mono", routeSize, 298, strip + 48, color("ink-soft"))}
${letter.svg(host, "mono", hostSize, 898, strip + 48, color("ink-soft"))}
</svg>`;
}

function fitTitle(title: string, letter: Lettering): [size: number, lines: string[]] {
  for (const [size, most] of TITLE_SIZES) {
    const lines = letter.lines(title, "text", size, titleWidth);
    if (lines.length <= most && !lines.some((line) => line.endsWith("…")))
      return [size, balanced(title, lines, size, letter)];
  }
  const [size, most] = TITLE_SIZES.at(-1) ?? [50, 6];
  const lines = letter.lines(title, "text", size, titleWidth);
  if (lines.length <= most) return [size, lines];
  return [size, [...lines.slice(0, most - 1), `${lines[most - 1]}…`]];
}

/** The same number of lines, as equally long as their words allow: if possible no word stands alone in the last one. */
function balanced(title: string, lines: string[], size: number, letter: Lettering): string[] {
  let best = lines;
  for (let width = titleWidth - 20; width > titleWidth / 2; width -= 20) {
    const narrower = letter.lines(title, "text", size, width);
    if (narrower.length > lines.length || narrower.some((line) => line.endsWith("…"))) break;
    best = narrower;
  }
  const [last = "", before = ""] = best.toReversed();
  const words = before.split(" ");
  if (last.includes(" ") || words.length < 3) return best;
  return [...best.slice(0, -2), words.slice(0, -1).join(" "), `${words.at(-1)} ${last}`];
}

/** What is too long for its cell is written smaller, down to what can be read, then cut; `room` in pixels. */
function fitCell(
  text: string,
  hand: Hand,
  { most, least, room }: { most: number; least: number; room: number },
  letter: Lettering,
): [size: number, text: string] {
  const size = Math.max(least, Math.min(most, (most * room) / (letter.width(text, hand, most) || 1)));
  return [size, letter.width(text, hand, size) <= room + 1 ? text : cutTo(text, hand, size, room, letter)];
}

function cutTo(text: string, hand: Hand, size: number, room: number, letter: Lettering): string {
  let shorter = text;
  while (shorter && letter.width(`${shorter}…`, hand, size) > room) shorter = shorter.slice(0, -1);
  return `${shorter}…`;
}

/** Registration marks at the corners of the sheet. */
function ticks(): string {
  const { left, top, right, bottom } = frame;
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ]
    .map(([x = 0, y = 0]) => `M${x - 14} ${y}h28M${x} ${y - 14}v28`)
    .join("");
}

/** A construction of circles around one centre: how many, how large and what is measured is chance. */
function drawing(dice: Dice): Plot {
  const centre: Point = [980, 275];
  const plot = new Plot().axes(centre, 160, 190);
  const outer = dice.whole(118, 142);
  plot.circle("ink", centre, outer).circle("fine", centre, outer + 16);
  const turn = dice.whole(0, 11) * 15;
  const corners = dice.whole(3, 7);
  plot.polygon("blue", centre, outer, corners, turn);
  for (let index = 0; index < dice.whole(2, 4); index++) {
    const radius = dice.whole(24, outer - 20);
    const from = dice.whole(0, 11) * 30;
    plot.arc(index === 0 ? "signal" : "fine", centre, radius, from, from + dice.whole(3, 9) * 30);
  }
  const angle = ((turn + dice.whole(1, 5) * 36) * Math.PI) / 180;
  const satellite: Point = [centre[0] + outer * Math.cos(angle), centre[1] + outer * Math.sin(angle)];
  plot.line("ink", centre, satellite).circle("mask", satellite, dice.whole(12, 26));
  plot.circle("dot", satellite, 5).cross("ink", centre, 10);
  return plot.dimension([centre[0] - outer, 466], [centre[0] + outer, 466], 7);
}

function layers(plot: Plot, color: (name: string) => string): string {
  const pens: Record<string, string> = {
    fine: `stroke="${color("line-strong")}" stroke-width="1.25"`,
    dash: `stroke="${color("line-strong")}" stroke-width="1.25" stroke-dasharray="14 4 3 4"`,
    mask: `fill="${color("paper")}" stroke="${color("ink")}" stroke-width="2"`,
    ink: `stroke="${color("ink")}" stroke-width="2"`,
    blue: `stroke="${color("blue")}" stroke-width="2.5"`,
    signal: `stroke="${color("signal")}" stroke-width="5"`,
    dot: `fill="${color("signal")}"`,
  };
  return plot.layers.map(([pen, data]) => `<path d="${data}" ${pens[pen] ?? ""}/>`).join("\n");
}
