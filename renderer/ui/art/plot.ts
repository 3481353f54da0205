export type Point = readonly [x: number, y: number];

/**
 * The pens, in the order in which they draw; later ones lie on top. `mask` covers what lies below with paper;
 * `wash` and `detail` are `tint` and `fine` for what is drawn on a mask.
 */
export const pens = [
  "tint",
  "fine",
  "dash",
  "mask",
  "wash",
  "detail",
  "ink",
  "blue",
  "solid",
  "signal",
  "dot",
] as const;
export type Pen = (typeof pens)[number];

export interface Lettering {
  at: Point;
  text: string;
  anchor: "start" | "middle" | "end";
}

const tenths = (value: number) => Math.round(value * 10);
const round = (value: number) => String(tenths(value) / 10);
const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** Steps from point to point, in numbers as short as path data allows: a minus sign separates as well as a space. */
function steps(from: Point, points: readonly Point[]): string {
  const numbers = points.flatMap(([x, y]) => [tenths(x) - tenths(from[0]), tenths(y) - tenths(from[1])]);
  return numbers
    .map((number) => String(number / 10).replace(/^(-?)0\./, "$1."))
    .reduce((text, number) => `${text}${text === "" || number.startsWith("-") ? "" : " "}${number}`, "");
}

/**
 * A drawing in the making. Everything drawn with one pen ends up in one path, so that a drawing of a hundred
 * lines is a handful of elements. Units are those of the drawing's view box.
 */
export class Plot {
  readonly #strokes = new Map<Pen, string[]>();
  readonly lettering: Lettering[] = [];

  /** What each used pen has drawn, as path data, in drawing order. */
  get layers(): [Pen, string][] {
    return pens.flatMap((pen) => {
      const strokes = this.#strokes.get(pen);
      return strokes ? [[pen, strokes.join("")] satisfies [Pen, string]] : [];
    });
  }

  /** Raw path data. */
  path(pen: Pen, data: string): this {
    const strokes = this.#strokes.get(pen);
    if (strokes) strokes.push(data);
    else this.#strokes.set(pen, [data]);
    return this;
  }

  line(pen: Pen, from: Point, to: Point): this {
    return this.path(pen, `M${pair(from)}l${steps(from, [to])}`);
  }

  /** Straight lines from point to point. */
  polyline(pen: Pen, points: readonly Point[], closed = false): this {
    const lines = points.slice(1).map((to, index) => `l${steps(points[index] ?? to, [to])}`);
    return this.path(pen, `M${pair(points[0] ?? [0, 0])}${lines.join("")}${closed ? "z" : ""}`);
  }

  /** A smooth curve through all points (Catmull-Rom). */
  curve(pen: Pen, points: readonly Point[]): this {
    const count = points.length;
    const at = (index: number): Point => points[Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
    let data = `M${pair(at(0))}`;
    for (let index = 0; index < count - 1; index++) {
      const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const lead: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const trail: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      // From the second on, the first handle mirrors the one before: `s` need not say it.
      data += index === 0 ? `c${steps(from, [lead, trail, to])}` : `s${steps(from, [trail, to])}`;
    }
    return this.path(pen, data);
  }

  /**
   * A smooth closed curve in so many pieces, each of which leaves and arrives in the curve's own direction: a few are
   * closer to it than many through points.
   *
   * @param at Point of the curve after a part of its round, 0 to 1.
   */
  orbit(pen: Pen, at: (part: number) => Point, pieces: number): this {
    const near = 1e-4;
    const handle = (part: number, sign: 1 | -1): Point => {
      const [[x0, y0], [x1, y1], [x, y]] = [at(part - near), at(part + near), at(part)];
      const reach = sign / (2 * near * 3 * pieces);
      return [x + (x1 - x0) * reach, y + (y1 - y0) * reach];
    };
    let data = `M${pair(at(0))}`;
    for (let piece = 0; piece < pieces; piece += 1) {
      const [begin, end] = [piece / pieces, (piece + 1) / pieces];
      const [trail, to] = [handle(end, -1), at(end)];
      data +=
        piece === 0
          ? `c${steps(at(begin), [handle(begin, 1), trail, to])}`
          : `s${steps(at(begin), [trail, to])}`;
    }
    return this.path(pen, `${data}z`);
  }

  rect(pen: Pen, [x, y]: Point, width: number, height: number): this {
    return this.path(pen, `M${pair([x, y])}h${round(width)}v${round(height)}h${round(-width)}z`);
  }

  ellipse(pen: Pen, [x, y]: Point, rx: number, ry: number): this {
    // Clockwise like all other outlines: overlapping fills must not cut holes into one another.
    const arc = `a${round(rx)} ${round(ry)} 0 1 1`;
    return this.path(pen, `M${pair([x - rx, y])}${arc} ${round(rx * 2)} 0${arc}${round(-rx * 2)} 0z`);
  }

  circle(pen: Pen, centre: Point, radius: number): this {
    return this.ellipse(pen, centre, radius, radius);
  }

  /** Part of a circle; angles in degrees, clockwise from three o'clock. */
  arc(pen: Pen, centre: Point, radius: number, from: number, to: number): this {
    const large = Math.abs(to - from) > 180 ? 1 : 0;
    const start = onCircle(centre, radius, from);
    const end = onCircle(centre, radius, to);
    return this.path(pen, `M${pair(start)}A${round(radius)} ${round(radius)} 0 ${large} 1 ${pair(end)}`);
  }

  /** A regular polygon; `turn` in degrees. */
  polygon(pen: Pen, centre: Point, radius: number, corners: number, turn = -90): this {
    const points = Array.from({ length: corners }, (_, index) =>
      onCircle(centre, radius, turn + (index * 360) / corners),
    );
    return this.polyline(pen, points, true);
  }

  /** A small upright cross: a measured point. */
  cross(pen: Pen, [x, y]: Point, size = 6): this {
    return this.path(
      pen,
      `M${pair([x - size, y])}h${round(size * 2)}M${pair([x, y - size])}v${round(size * 2)}`,
    );
  }

  /** A dimension line: a fine line with an oblique tick at each end. */
  dimension(from: Point, to: Point, tick = 4): this {
    this.line("fine", from, to);
    for (const [x, y] of [from, to]) this.line("ink", [x - tick, y + tick], [x + tick, y - tick]);
    return this;
  }

  /** Centre lines through a point. */
  axes([x, y]: Point, reachX: number, reachY = reachX): this {
    return this.line("dash", [x - reachX, y], [x + reachX, y]).line("dash", [x, y - reachY], [x, y + reachY]);
  }

  /** A numbered balloon with a leader to what it names. */
  balloon(label: string, centre: Point, target?: Point, radius = 13): this {
    if (target) {
      const angle = (Math.atan2(target[1] - centre[1], target[0] - centre[0]) * 180) / Math.PI;
      this.line("fine", onCircle(centre, radius, angle), target).circle("dot", target, 2.5);
    }
    this.circle("mask", centre, radius);
    return this.letter(label, centre);
  }

  letter(text: string, at: Point, anchor: Lettering["anchor"] = "middle"): this {
    this.lettering.push({ at, text, anchor });
    return this;
  }
}

/** Point on a circle; angle in degrees, clockwise from three o'clock. */
export function onCircle([x, y]: Point, radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [x + radius * Math.cos(radians), y + radius * Math.sin(radians)];
}
