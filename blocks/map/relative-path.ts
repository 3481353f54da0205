/**
 * The same path, each point told from the one before: neighbours differ by few digits, so that a page with a globe is
 * two kilobytes lighter.
 *
 * @param path Lines in whole units, as d3 draws them: `M10,20L12,19L12,25ZM…`
 * @returns `m10 20 2-1 0 6zm…`: pairs behind the first one of an `m` are lines.
 */
export function relativePath(path: string): string {
  let told = "";
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const [, letter, toX, toY, end] of path.matchAll(POINT)) {
    const [stepX, stepY] = [Number(toX) - x, Number(toY) - y];
    [x, y] = [x + stepX, y + stepY];
    if (letter === "M") {
      [startX, startY] = [x, y];
      told += "m";
    }
    // Rounding has put neighbours in one place.
    if (letter === "M" || stepX !== 0 || stepY !== 0)
      told += `${letter === "M" || stepX < 0 ? "" : " "}${stepX}${stepY < 0 ? "" : " "}${stepY}`;
    if (end === "Z") {
      // A closed line ends where it began.
      [x, y] = [startX, startY];
      told += "z";
    }
  }
  return told;
}

const POINT = /([ML])(-?\d+)[ ,](-?\d+)(Z?)/g;
