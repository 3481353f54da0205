import { onCircle, Plot, type Point } from "../../../renderer/ui/art/plot.ts";
import type { Dice } from "../../../renderer/ui/art/seed.ts";

/** PRODUCT_HIGHLIGHT: one screen in front view, its parts called out. */
export function productHighlight(dice: Dice): Plot {
  const plot = new Plot();
  const [left, top, width, height] = [150, 58, 340, 222];
  plot.rect("mask", [left, top], width, height).rect("ink", [left, top], width, height);
  plot.line("ink", [left, top + 26], [left + width, top + 26]);
  for (const x of [14, 28, 42]) plot.circle("detail", [left + x, top + 13], 4);
  const split = left + dice.whole(84, 112);
  plot.line("detail", [split, top + 26], [split, top + height]);
  for (let row = 0; row < 6; row++)
    plot.line(
      "detail",
      [left + 16, top + 52 + row * 26],
      [split - 16 - dice.whole(0, 26), top + 52 + row * 26],
    );
  const bars = 7;
  const gap = (left + width - split - 40) / bars;
  const tops: Point[] = [];
  for (let bar = 0; bar < bars; bar++) {
    const tall = dice.whole(24, 60) + bar * 8;
    const x = split + 22 + bar * gap;
    plot.rect(bar === bars - 1 ? "solid" : "wash", [x, top + 196 - tall], gap * 0.55, tall);
    tops.push([x + gap * 0.27, top + 184 - tall]);
  }
  plot.line("ink", [split + 14, top + 196], [left + width - 16, top + 196]).curve("signal", tops);
  plot.balloon("1", [88, 84], [left + 28, top + 13]).balloon("2", [88, 210], [left + 40, top + 130]);
  plot
    .balloon("3", [552, 96], tops[bars - 1] ?? [450, 120])
    .balloon("4", [552, 226], [left + width - 40, top + 196]);
  plot
    .dimension([left, 318], [left + width, 318])
    .dimension([left + width + 22, top], [left + width + 22, top + height]);
  return plot;
}

/** COMMUNITY_ENGAGEMENT: a round table in plan, with a seat for everybody and the lines of talk between them. */
export function communityEngagement(dice: Dice): Plot {
  const plot = new Plot();
  const middle: Point = [320, 180];
  const seats = dice.whole(9, 13);
  const at = Array.from({ length: seats }, (_, seat) => onCircle(middle, 128, -90 + (seat * 360) / seats));
  const inner = at.map((_, seat) => onCircle(middle, 88, -90 + (seat * 360) / seats));
  for (let seat = 0; seat < seats; seat++) {
    const partner = inner[(seat + dice.whole(2, seats - 2)) % seats];
    const own = inner[seat];
    if (partner && own)
      plot.path(
        "fine",
        `M${own[0].toFixed(1)} ${own[1].toFixed(1)}Q320 180 ${partner[0].toFixed(1)} ${partner[1].toFixed(1)}`,
      );
  }
  plot.circle("blue", middle, 98).circle("dash", middle, 128).circle("ink", middle, 158);
  const speaker = dice.whole(0, seats - 1);
  at.forEach((seat, index) => {
    plot
      .circle("mask", seat, 17)
      .circle(index === speaker ? "dot" : "solid", seat, index === speaker ? 8 : 5);
  });
  const from = inner[speaker];
  if (from) {
    for (const step of [1, 2, 3]) plot.circle(step === 1 ? "signal" : "fine", from, step * 9);
  }
  plot
    .axes(middle, 280, 166)
    .dimension([78, 22], [78, 338])
    .line("fine", [320, 22], [72, 22])
    .line("fine", [320, 338], [72, 338]);
  return plot;
}

/** DATA_INSIGHTS: measurements, the curve through them, and the point that matters. */
export function dataInsights(dice: Dice): Plot {
  const plot = new Plot();
  const [left, bottom, right, top] = [84, 300, 580, 44];
  plot.line("ink", [left, top], [left, bottom]).line("ink", [left, bottom], [right, bottom]);
  for (let x = left + 31; x <= right; x += 31) plot.line("ink", [x, bottom], [x, bottom + 5]);
  for (let y = bottom - 32; y >= top; y -= 32) plot.line("fine", [left, y], [right, y]);
  const phase = dice.between(0, 3);
  const bend = dice.between(38, 60);
  const value = (x: number) => 250 - (x - left) * 0.3 - Math.sin((x - left) / 78 + phase) * bend * 0.75;
  const curve: Point[] = [];
  for (let x = left; x <= right - 10; x += 24) curve.push([x, value(x)]);
  const upper = curve.map(([x, y]): Point => [x, y - 24]);
  const lower = curve.map(([x, y]): Point => [x, y + 24]);
  plot.polyline("tint", [...upper, ...lower.reverse()], true).curve("dash", upper);
  for (let index = 0; index < 38; index++) {
    const x = left + 10 + index * 12.6;
    plot.cross("blue", [x, value(x) + dice.between(-22, 22)], 3.5);
  }
  plot.curve("signal", curve);
  const best = curve.slice(6, -3).reduce((one, other) => (other[1] < one[1] ? other : one));
  plot
    .line("dash", best, [best[0], bottom])
    .line("dash", best, [left, best[1]])
    .circle("mask", best, 11)
    .circle("dot", best, 5);
  plot.balloon("A", [best[0] + 42, Math.max(30, best[1] - 30)], best);
  return plot;
}

/** SECURITY_ADVANCEMENT: a star fort in plan; every wall is seen from another one. */
export function securityAdvancement(dice: Dice): Plot {
  const plot = new Plot();
  const middle: Point = [320, 180];
  const corners = dice.whole(5, 7);
  const turn = -90 + dice.between(-8, 8);
  const star = (radius: number) =>
    Array.from({ length: corners }, (_, corner): Point[] => {
      const angle = turn + (corner * 360) / corners;
      const step = 360 / corners;
      return [
        onCircle(middle, radius * 0.7, angle - step * 0.2),
        onCircle(middle, radius * 0.8, angle - step * 0.2),
        onCircle(middle, radius * 1.08, angle),
        onCircle(middle, radius * 0.8, angle + step * 0.2),
        onCircle(middle, radius * 0.7, angle + step * 0.2),
      ];
    }).flat();
  plot.polyline("tint", star(152), true).polyline("fine", star(152), true).polyline("fine", star(142), true);
  plot.polyline("mask", star(124), true).polyline("blue", star(124), true).polyline("ink", star(100), true);
  for (let corner = 0; corner < corners; corner++) {
    const angle = turn + (corner * 360) / corners;
    plot.line("dash", onCircle(middle, 124 * 1.08, angle), onCircle(middle, 92, angle + 360 / corners));
    plot.line("dash", onCircle(middle, 124 * 1.08, angle), onCircle(middle, 92, angle - 360 / corners));
  }
  plot.circle("mask", middle, 40).circle("signal", middle, 40).circle("dot", [320, 172], 10);
  plot.polyline(
    "dot",
    [
      [315, 172],
      [325, 172],
      [329, 198],
      [311, 198],
    ],
    true,
  );
  plot.dimension([168, 344], [472, 344]);
  return plot;
}
