import type { ReactNode } from "react";
import { Drawing } from "./drawing.tsx";
import { type Pen, Plot, type Point } from "./plot.ts";
import { type Dice, diceOf } from "./seed.ts";

export type BannerPattern = "geometric" | "constellation";

export interface Shape {
  kind: "circle" | "square" | "arc" | "triangle" | "cross";
  at: Point;
  /** Half the width, in view-box units. */
  size: number;
  /** Degrees. */
  turn: number;
  pen: Pen;
}

const width = 1280;
const height = 320;
const edge = 40;

/** The 12 to 21 shapes of a geometric banner, on the squares of the paper; the same for the same title. */
export function geometricShapes(title: string): Shape[] {
  const dice = diceOf(title);
  return Array.from({ length: dice.whole(12, 21) }, (_, index) => ({
    kind: dice.pick(["circle", "circle", "square", "arc", "arc", "triangle", "cross"]),
    // Seven columns on from the one before: the shapes spread over the whole width, and stay on the squares.
    at: [
      (1 + ((index * 7 + dice.whole(0, 2)) % (width / edge - 1))) * edge,
      dice.whole(1, height / edge - 1) * edge,
    ],
    size: dice.whole(2, 5) * (edge / 2) + (index === 0 ? edge : 0),
    turn: dice.whole(0, 3) * 90,
    pen: index < 2 ? "signal" : dice.pick(["ink", "ink", "blue", "fine", "tint"]),
  }));
}

/** The 20 to 34 points of a constellation banner; the same for the same title. */
export function constellationPoints(title: string, [w, h]: Point = [width, height]): Point[] {
  const dice = diceOf(title);
  const count = dice.whole(20, 34);
  // One point in each column keeps the sky even; where it stands in the column is chance.
  return Array.from({ length: count }, (_, index) => [
    ((index + dice.between(0.1, 0.9)) * w) / count,
    dice.between(h * 0.1, h * 0.9),
  ]);
}

function drawShape(plot: Plot, { kind, at, size, turn, pen }: Shape): void {
  const [x, y] = at;
  if (kind === "circle") plot.circle(pen, at, size).cross("fine", at, 5);
  else if (kind === "square") plot.rect(pen, [x - size, y - size], size * 2, size * 2);
  else if (kind === "triangle") plot.polygon(pen, at, size, 3, turn - 90);
  else if (kind === "cross") plot.cross("ink", at, 9);
  else {
    for (const part of [1, 0.75, 0.5])
      plot.arc(pen === "tint" ? "fine" : pen, at, size * part, turn, turn + 90);
  }
}

/** Points, and a line from each to its two nearest neighbours; one walk from near to near in the accent. */
export function drawConstellation(plot: Plot, points: readonly Point[], dice: Dice): void {
  const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  for (const from of points) {
    const near = [...points].sort((a, b) => distance(from, a) - distance(from, b)).slice(1, 3);
    for (const to of near) plot.line("fine", from, to);
  }
  const walk = [points[dice.whole(0, points.length - 1)] ?? ([0, 0] as const)];
  while (walk.length < 7) {
    const from = walk.at(-1) ?? walk[0];
    const left = points.filter((point) => !walk.includes(point));
    if (!from || left.length === 0) break;
    const next = left.reduce((one, other) => (distance(from, other) < distance(from, one) ? other : one));
    // A long jump would cross the drawing: the walk ends where the next point is far.
    if (distance(from, next) > width / 5) break;
    walk.push(next);
  }
  plot.polyline("signal", walk);
  points.forEach((point, index) => {
    const bright = walk.includes(point);
    plot.circle(bright ? "dot" : "solid", point, bright ? 5 : dice.between(2, 4));
    if (index % 7 === 0) plot.circle("fine", point, dice.between(18, 44));
  });
}

interface BannerProps {
  /** What the drawing is made from. */
  title: string;
  pattern?: BannerPattern;
  accent?: "ink" | "signal" | "teal" | "plum";
}

/** A wide decorative drawing, made from a title. */
export function Banner({ title, pattern = "geometric", accent }: BannerProps): ReactNode {
  const plot = new Plot();
  if (pattern === "constellation") drawConstellation(plot, constellationPoints(title), diceOf(title));
  else for (const shape of geometricShapes(title)) drawShape(plot, shape);
  plot.dimension([edge, height - edge], [width - edge, height - edge]);
  return <Drawing plot={plot} width={width} height={height} squares={edge / 2} accent={accent} />;
}
