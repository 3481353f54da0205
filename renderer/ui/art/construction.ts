import { Plot, type Point } from "./plot.ts";
import type { Dice } from "./seed.ts";

/** A constructed spiral on a golden rectangle, on a sheet of 640 by 360 units. */
export function construction(dice: Dice): Plot {
  const plot = new Plot();
  let [x, y, width, height] = [92, 40, 456, 282];
  plot.rect("ink", [x, y], width, height);
  for (let turn = 0; turn < 7; turn++) {
    const side = Math.min(width, height);
    const way = turn % 4;
    const left = way === 2 ? x + width - side : x;
    const top = way === 3 ? y + height - side : y;
    plot.rect("fine", [left, top], side, side);
    const pivot: Point = [
      left + (way === 0 || way === 3 ? side : 0),
      top + (way === 0 || way === 1 ? side : 0),
    ];
    plot.arc("signal", pivot, side, 180 + way * 90, 270 + way * 90).cross("ink", pivot, 4);
    if (way === 0) [x, width] = [x + side, width - side];
    else if (way === 1) [y, height] = [y + side, height - side];
    else if (way === 2) width -= side;
    else height -= side;
  }
  for (let index = 0; index < 4; index++) plot.circle("dash", [320, 180], dice.between(40, 150));
  plot.dimension([92, 342], [548, 342]).dimension([66, 40], [66, 322]);
  return plot;
}
