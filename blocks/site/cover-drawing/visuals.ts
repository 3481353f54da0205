import { onCircle, Plot, type Point } from "../../../renderer/ui/art/plot.ts";
import type { Dice } from "../../../renderer/ui/art/seed.ts";

/** agentic_world_crm_visual: a globe of customers, and the agents around it that keep their records. */
export function agenticWorldCrm(dice: Dice): Plot {
  const plot = new Plot();
  const globe: Point = [320, 180];
  const radius = 104;
  plot.circle("mask", globe, radius).circle("blue", globe, radius);
  for (const part of [0.32, 0.7]) plot.ellipse("detail", globe, radius * part, radius);
  plot.line("detail", [320, 76], [320, 284]);
  for (const lift of [-0.66, -0.33, 0, 0.33, 0.66]) {
    const half = Math.sqrt(1 - lift * lift) * radius;
    plot.line("detail", [320 - half, 180 + lift * radius], [320 + half, 180 + lift * radius]);
  }
  const customers = Array.from({ length: 9 }, () =>
    onCircle(globe, dice.between(16, 88), dice.between(0, 360)),
  );
  for (const at of customers) plot.circle("solid", at, 3.5);
  plot.ellipse("dash", globe, 172, 66).ellipse("dash", globe, 222, 128);
  const agents: Point[] = [
    [118, 82],
    [522, 82],
    [118, 278],
    [522, 278],
  ];
  agents.forEach((at, index) => {
    const [x, y] = at;
    const customer = customers[index] ?? globe;
    plot.line("signal", [x + (x < 320 ? 46 : -46), y], customer).circle("dot", customer, 5);
    plot.rect("mask", [x - 46, y - 30], 92, 60).rect("ink", [x - 46, y - 30], 92, 60);
    plot.circle("blue", [x - 26, y - 10], 9).path("blue", `M${x - 40} ${y + 16}q14 -22 28 0`);
    for (const row of [-14, -2, 10]) plot.line("detail", [x - 4, y + row], [x + dice.whole(18, 36), y + row]);
  });
  plot
    .polyline("fine", [
      [118, 112],
      [118, 248],
    ])
    .polyline("fine", [
      [522, 112],
      [522, 248],
    ]);
  return plot;
}

/** ai_cold_chain_visual: warehouse, lorry and shop above the temperature of the load, which leaves its band once. */
export function aiColdChain(dice: Dice): Plot {
  const plot = new Plot();
  const ground = 168;
  plot.line("ink", [30, ground], [610, ground]);
  plot
    .polyline("ink", [
      [46, ground],
      [46, 96],
      [106, 66],
      [166, 96],
      [166, ground],
    ])
    .rect("blue", [78, 118], 56, 50);
  for (const y of [130, 142, 154]) plot.line("fine", [78, y], [134, y]);
  plot
    .rect("mask", [250, 84], 116, 66)
    .rect("blue", [250, 84], 116, 66)
    .polyline(
      "ink",
      [
        [366, 104],
        [396, 104],
        [412, 128],
        [412, 150],
        [366, 150],
      ],
      true,
    );
  plot.polyline(
    "detail",
    [
      [376, 112],
      [392, 112],
      [402, 128],
      [376, 128],
    ],
    true,
  );
  for (const x of [278, 304, 392])
    plot.circle("mask", [x, 156], 12).circle("ink", [x, 156], 12).circle("detail", [x, 156], 4);
  for (let arm = 0; arm < 6; arm++) {
    const tip = onCircle([308, 117], 22, arm * 60 - 90);
    const joint = onCircle([308, 117], 13, arm * 60 - 90);
    plot.line("blue", [308, 117], tip);
    for (const side of [-40, 40]) plot.line("blue", joint, onCircle(joint, 8, arm * 60 - 90 + side));
  }
  plot.rect("ink", [492, 100], 96, 68).polyline(
    "ink",
    [
      [484, 100],
      [496, 76],
      [584, 76],
      [596, 100],
    ],
    true,
  );
  for (const x of [508, 532, 556]) plot.line("fine", [x, 76], [x - 2, 100]);
  plot.rect("fine", [504, 116], 34, 52).rect("fine", [548, 116], 30, 28);
  plot.line("dash", [166, 130], [250, 130]).line("dash", [412, 130], [492, 130]);
  const [left, right, top, bottom] = [60, 596, 232, 292];
  plot
    .rect("tint", [left, top], right - left, bottom - top)
    .line("dash", [left, top], [right, top])
    .line("dash", [left, bottom], [right, bottom]);
  plot.line("ink", [left, 206], [left, 330]).line("ink", [left, 330], [right, 330]);
  const breach = dice.whole(8, 12);
  const curve = Array.from({ length: 19 }, (_, step): Point => {
    const away = Math.max(0, 3 - Math.abs(step - breach));
    return [left + step * 29.7, 266 + dice.between(-9, 9) - away * 17];
  });
  plot.curve("blue", curve).curve("signal", curve.slice(breach - 3, breach + 4));
  const warning = curve[breach - 3] ?? [300, 262];
  plot
    .line("dash", [warning[0], 206], [warning[0], 330])
    .circle("mask", warning, 10)
    .circle("dot", warning, 5);
  return plot;
}
