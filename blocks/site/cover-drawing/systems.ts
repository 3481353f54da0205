import { onCircle, Plot, type Point } from "../../../renderer/ui/art/plot.ts";
import type { Dice } from "../../../renderer/ui/art/seed.ts";

/** Every cover is drawn on a sheet of 640 by 360 units; the middle 560 by 300 carry the subject. */
const centre: Point = [320, 180];

/** AI_BREAKTHROUGH: a network, and the one path through it that was found. */
export function aiBreakthrough(dice: Dice): Plot {
  const plot = new Plot();
  const sizes = [dice.whole(3, 4), dice.whole(5, 6), dice.whole(5, 6), dice.whole(3, 4), 1];
  const layers = sizes.map((size, layer) =>
    Array.from({ length: size }, (_, node): Point => {
      const gap = 270 / size;
      return [100 + layer * 110, 180 + (node - (size - 1) / 2) * gap];
    }),
  );
  layers.slice(1).forEach((layer, index) => {
    for (const from of layers[index] ?? []) for (const to of layer) plot.line("fine", from, to);
  });
  const path = layers.map((layer) => layer[dice.whole(0, layer.length - 1)] ?? centre);
  plot.polyline("signal", path);
  layers.forEach((layer, index) => {
    for (const node of layer) plot.circle("mask", node, index === 4 ? 34 : 10);
  });
  for (const node of path.slice(0, 4)) plot.circle("dot", node, 5);
  const [x, y] = path[4] ?? centre;
  for (const radius of [22, 12]) plot.circle("blue", [x, y], radius);
  plot.circle("dot", [x, y], 5).axes([x, y], 62, 62);
  plot.dimension([100, 338], [540, 338]);
  return plot;
}

/** A spur gear as one outline: teeth with sloped flanks. */
function gear(plot: Plot, at: Point, radius: number, teeth: number, turn: number, pen: "ink" | "blue"): void {
  const step = 360 / teeth;
  const outline: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const angle = turn + tooth * step;
    outline.push(onCircle(at, radius - 8, angle - step * 0.3), onCircle(at, radius + 8, angle - step * 0.14));
    outline.push(onCircle(at, radius + 8, angle + step * 0.14), onCircle(at, radius - 8, angle + step * 0.3));
  }
  plot.polyline("mask", outline, true).polyline(pen, outline, true);
  plot
    .circle("dash", at, radius)
    .circle("fine", at, radius * 0.62)
    .circle(pen, at, radius * 0.22);
  for (let spoke = 0; spoke < 6; spoke++) {
    plot.circle("detail", onCircle(at, radius * 0.42, turn + spoke * 60), radius * 0.09);
  }
  plot.axes(at, radius + 18);
}

/** OPERATIONAL_EFFICIENCY: three gears in mesh, with their pitch circles. */
export function operationalEfficiency(dice: Dice): Plot {
  const plot = new Plot();
  const lift = dice.between(-14, 14);
  const first: Point = [196, 196 + lift];
  gear(plot, first, 84, 24, 0, "ink");
  const second = onCircle(first, 84 + 56, -28);
  gear(plot, second, 56, 16, 360 / 32 - 28 * 2.5, "blue");
  const third = onCircle(second, 56 + 70, dice.between(14, 30));
  gear(plot, third, 70, 20, 4, "ink");
  plot.polyline("signal", [first, second, third]);
  for (const at of [first, second, third]) plot.circle("dot", at, 5);
  plot
    .dimension([first[0], 334], [third[0], 334])
    .line("fine", first, [first[0], 340])
    .line("fine", third, [third[0], 340]);
  return plot;
}

/** A box in isometric projection: three faces, the top one tinted. */
function box(plot: Plot, [x, y]: Point, size: number, tall: number, pen: "ink" | "blue" | "signal"): void {
  const dx = size * 0.866;
  const dy = size * 0.5;
  const top: Point[] = [
    [x, y - dy],
    [x + dx, y],
    [x, y + dy],
    [x - dx, y],
  ];
  const outline: Point[] = [
    [x, y - dy],
    [x + dx, y],
    [x + dx, y + tall],
    [x, y + dy + tall],
    [x - dx, y + tall],
    [x - dx, y],
  ];
  plot.polyline("mask", outline, true);
  plot.polyline("wash", top, true).polyline(pen, outline, true);
  plot
    .polyline(pen, [
      [x - dx, y],
      [x, y + dy],
      [x + dx, y],
    ])
    .line(pen, [x, y + dy], [x, y + dy + tall]);
}

/** TECH_INNOVATION: an assembly pulled apart along its axis. */
export function techInnovation(dice: Dice): Plot {
  const plot = new Plot();
  const count = dice.whole(3, 4);
  const size = 78;
  const gap = 252 / count;
  plot.line("dash", [centre[0], 18], [centre[0], 344]);
  const chosen = dice.whole(0, count - 1);
  for (let level = count - 1; level >= 0; level--) {
    const y = 64 + level * gap;
    box(plot, [centre[0], y], size, 20, level === chosen ? "signal" : level % 2 ? "blue" : "ink");
    const side = level % 2 ? -1 : 1;
    plot.balloon(String(level + 1), [centre[0] + side * 190, y - 14], [centre[0] + side * 62, y + 6]);
    for (const reach of [0.55, 0.3]) {
      plot.polyline(
        "detail",
        [
          [320, y - 39 * reach],
          [320 + 67 * reach, y],
          [320, y + 39 * reach],
          [320 - 67 * reach, y],
        ],
        true,
      );
    }
  }
  plot.dimension([92, 40], [92, 330]).dimension([548, 96], [548, 330]);
  return plot;
}

/** COMPANY_MILESTONE: a suspension bridge in elevation, one span finished and measured. */
export function companyMilestone(dice: Dice): Plot {
  const plot = new Plot();
  const deck = 226;
  const towers = [dice.whole(176, 206), dice.whole(434, 464)] as const;
  const sag = dice.between(88, 108);
  const peak = 74;
  const cable = (x: number, from: number, to: number) => {
    const along = (x - from) / (to - from);
    return peak + 4 * sag * along * (1 - along);
  };
  const main: Point[] = [];
  for (let x = towers[0]; x <= towers[1]; x += 8) main.push([x, Math.min(deck - 8, cable(x, ...towers))]);
  plot
    .curve("signal", main)
    .polyline("blue", [
      [34, deck],
      [towers[0], peak],
    ])
    .polyline("blue", [
      [606, deck],
      [towers[1], peak],
    ]);
  for (let x = towers[0] + 14; x < towers[1]; x += 14) plot.line("fine", [x, cable(x, ...towers)], [x, deck]);
  for (let at = 0.12; at < 1; at += 0.11) {
    plot.line(
      "fine",
      [34 + (towers[0] - 34) * at, deck + (peak - deck) * at],
      [34 + (towers[0] - 34) * at, deck],
    );
    plot.line(
      "fine",
      [606 - (606 - towers[1]) * at, deck + (peak - deck) * at],
      [606 - (606 - towers[1]) * at, deck],
    );
  }
  plot.rect("ink", [20, deck], 600, 9);
  for (let x = 20; x < 620; x += 20)
    plot.line("fine", [x, deck + 9], [x + 10, deck]).line("fine", [x + 10, deck], [x + 20, deck + 9]);
  for (const x of towers) {
    plot.polyline("ink", [
      [x - 9, 288],
      [x - 6, peak - 14],
      [x + 6, peak - 14],
      [x + 9, 288],
    ]);
    for (const y of [104, 148, 192]) plot.line("ink", [x - 7, y], [x + 7, y]);
    plot.rect("tint", [x - 22, 262], 44, 36).rect("ink", [x - 22, 262], 44, 36);
  }
  plot.curve("fine", [
    [0, 276],
    [160, 282],
    [320, 277],
    [480, 283],
    [640, 276],
  ]);
  plot.dimension([towers[0], 326], [towers[1], 326]).circle("dot", [320, cable(320, ...towers)], 6);
  plot.line("dash", [320, cable(320, ...towers)], [320, 332]);
  return plot;
}
