import type { ReactNode } from "react";
import { constellationPoints, drawConstellation } from "./banner.tsx";
import { construction } from "./construction.ts";
import { Drawing } from "./drawing.tsx";
import { onCircle, Plot, type Point } from "./plot.ts";
import { diceOf } from "./seed.ts";

export type FigureName = "blueprint" | "constellation";

/** A construction drawing: a plan of rooms around a court, with axes, dimensions and one wall that is measured. */
export function plotBlueprint(seed: string): Plot {
  const dice = diceOf(seed);
  const plot = new Plot();
  const xs = [90, dice.whole(190, 230), dice.whole(320, 360), dice.whole(440, 480), 570];
  const ys = [60, dice.whole(140, 170), dice.whole(240, 270), 350];
  xs.forEach((x, index) => {
    plot
      .line("dash", [x, 22], [x, 384])
      .circle("mask", [x, 22], 13)
      .letter(String(index + 1), [x, 22]);
  });
  ys.forEach((y, index) => {
    plot
      .line("dash", [40, y], [606, y])
      .circle("mask", [40, y], 13)
      .letter("ABCD"[index] ?? "", [40, y]);
  });
  const [left = 0, , , , right = 0] = xs;
  const [top = 0, , , bottom = 0] = ys;
  plot.rect("ink", [left - 5, top - 5], right - left + 10, bottom - top + 10);
  plot.rect("ink", [left + 5, top + 5], right - left - 10, bottom - top - 10);
  const court: Point = [((xs[1] ?? 0) + (xs[3] ?? 0)) / 2, ((ys[1] ?? 0) + (ys[2] ?? 0)) / 2];
  for (const x of xs.slice(1, 4))
    plot
      .line("blue", [x, top + 5], [x, (ys[1] ?? 0) - 8])
      .line("blue", [x, (ys[2] ?? 0) + 8], [x, bottom - 5]);
  for (const y of ys.slice(1, 3))
    plot
      .line("blue", [left + 5, y], [(xs[1] ?? 0) - 22, y])
      .line("blue", [(xs[3] ?? 0) + 22, y], [right - 5, y]);
  plot.circle("tint", court, 52).circle("ink", court, 52).circle("fine", court, 34);
  for (let spoke = 0; spoke < 12; spoke++)
    plot.line("fine", onCircle(court, 34, spoke * 30), onCircle(court, 52, spoke * 30));
  plot
    .arc("fine", [(xs[1] ?? 0) - 22, ys[1] ?? 0], 40, 270, 360)
    .arc("fine", [(xs[3] ?? 0) + 22, ys[2] ?? 0], 40, 90, 180);
  plot.line("signal", [xs[1] ?? 0, top - 15], [xs[3] ?? 0, top - 15]);
  for (const x of [xs[1] ?? 0, xs[3] ?? 0]) plot.line("signal", [x, top - 21], [x, top - 5]);
  plot.circle("dot", court, 5).dimension([left, 378], [right, 378]).dimension([602, top], [602, bottom]);
  return plot;
}

interface FigureProps {
  name: FigureName;
  /** What the drawing varies with: a heading. */
  seed: string;
  accent?: "ink" | "signal" | "teal" | "plum";
}

/** A large drawing, 16:10, made from a text. Decorative. */
export function Figure({ name, seed, accent }: FigureProps): ReactNode {
  if (name === "blueprint")
    return <Drawing plot={plotBlueprint(seed)} width={640} height={400} fit="meet" accent={accent} />;
  const size: Point = [640, 400];
  const plot = construction(diceOf(seed));
  const sky = new Plot();
  for (const [pen, data] of plot.layers) if (pen === "dash") sky.path("dash", data);
  drawConstellation(sky, constellationPoints(seed, size), diceOf(seed));
  return <Drawing plot={sky} width={640} height={400} fit="meet" accent={accent} />;
}
