/**
 * The same path, each point told from the one before: neighbours differ by few digits, so that a page with a globe is
 * two kilobytes lighter.
 *
 * @param path Lines in whole units, as d3 draws them: `M10,20L12,19L12,25ZM…`
 * @returns `m10 20 2-1 0 6zm…`: pairs behind the first one of an `m` are lines.
 */
export function relativePath(path: string): string {
  let at: Point = [0, 0];
  return (path.match(/M[^M]*/g) ?? [])
    .map((part) => {
      const points = [...part.matchAll(/(-?\d+)[ ,](-?\d+)/g)].map(
        ([, x, y]): Point => [Number(x), Number(y)],
      );
      const isClosed = part.endsWith("Z");
      const start = at;
      const steps = points.map(([x, y], index) => {
        const [fromX, fromY] = points[index - 1] ?? start;
        return [x - fromX, y - fromY];
      });
      // A closed line ends where it began.
      at = points.at(isClosed ? 0 : -1) ?? at;
      // Rounding has put neighbours in one place.
      const kept = steps.filter(([dx, dy], index) => index === 0 || dx !== 0 || dy !== 0);
      return `m${kept.flat().join(" ").replaceAll(" -", "-")}${isClosed ? "z" : ""}`;
    })
    .join("");
}

type Point = [x: number, y: number];
