import type { Material, Scene, Solid, Vec } from "./trace.ts";

const PLASTER: Material = { color: [0.84, 0.82, 0.78] };
const SIGNAL: Material = { color: [0.72, 0.13, 0.06], shine: 0.05 };
const BRASS: Material = { color: [0.72, 0.5, 0.2], shine: 0.45 };
const GRAPHITE: Material = { color: [0.06, 0.06, 0.07], shine: 0.08 };
const WOOD: Material = { color: [0.7, 0.5, 0.3] };

const BLUE: Vec = [0.035, 0.11, 0.33];
const CHALK: Vec = [0.62, 0.72, 0.86];

/** Blueprint paper: squares, and circles that somebody has drawn on them. */
function blueprint(circles: readonly [x: number, z: number, radius: number][]): Material {
  return {
    color(x, _y, z) {
      const line = (value: number, step: number, thickness: number) =>
        Math.abs(value / step - Math.round(value / step)) * step < thickness;
      if (circles.some(([cx, cz, radius]) => Math.abs(Math.hypot(x - cx, z - cz) - radius) < 0.014))
        return CHALK;
      if (line(x, 1, 0.008) || line(z, 1, 0.008)) return [0.2, 0.32, 0.56];
      if (line(x, 0.2, 0.004) || line(z, 0.2, 0.004)) return [0.075, 0.17, 0.41];
      return BLUE;
    },
  };
}

const PAPER: Material = {
  color(x, _y, z) {
    const near = (value: number) => Math.abs(value * 4 - Math.round(value * 4)) / 4 < 0.005;
    return near(x) || near(z) ? [0.66, 0.72, 0.8] : [0.82, 0.81, 0.77];
  },
};

const day = { lamp: { at: [-6, 8, 3], radius: 1.6, light: [118, 108, 92] }, sky: [0.42, 0.5, 0.62] } as const;
const night = {
  lamp: { at: [2.6, 4.2, 2], radius: 0.5, light: [30, 22, 13] },
  sky: [0.015, 0.025, 0.06],
} as const;

/** A pencil that lies on the table, its point at `at`. */
function pencil([x, z]: readonly [number, number], turn: number): Solid[] {
  const on = (distance: number): Vec => [x + Math.cos(turn) * distance, 0.09, z + Math.sin(turn) * distance];
  return [
    { kind: "rod", from: on(0.16), to: on(0.3), radius: 0.03, material: GRAPHITE },
    { kind: "rod", from: on(0.28), to: on(0.5), radius: 0.062, material: WOOD },
    { kind: "rod", from: on(0.5), to: on(3.4), radius: 0.09, material: SIGNAL },
  ];
}

const table = {
  ground: blueprint([
    [0, 0, 1.2],
    [0, 0, 1.6],
    [2, -1, 0.7],
    [-2, 1, 0.5],
  ]),
  solids: [
    { kind: "box", at: [0.1, 0.55, -0.2], half: [0.55, 0.55, 0.55], turn: 0.5, material: PLASTER },
    { kind: "sphere", at: [1.65, 0.5, 0.25], radius: 0.5, material: PLASTER },
    { kind: "rod", from: [-1.45, 0, -0.9], to: [-1.45, 1.7, -0.9], radius: 0.38, material: PLASTER },
    { kind: "sphere", at: [0.95, 0.17, 1.05], radius: 0.17, material: BRASS },
    ...pencil([-0.9, 1.15], 0.35),
  ],
  eye: [-0.6, 3.1, 6.4],
  target: [0.25, 0.42, 0],
  angle: 0.62,
  pupil: 0.06,
} as const satisfies Partial<Scene>;

const sheets: Solid[] = Array.from({ length: 14 }, (_, index) => ({
  kind: "box",
  at: [0.06 * Math.sin(index * 2.1), 0.04 + index * 0.085, 0.05 * Math.cos(index * 1.7)],
  half: [1.9, 0.036, 1.3],
  turn: 0.28 + 0.05 * Math.sin(index * 3.3),
  material: index === 9 ? { color: BLUE } : index === 4 ? SIGNAL : PLASTER,
}));

const balls: Solid[] = [];
for (let x = -2; x <= 3; x += 1)
  for (let z = -3; z <= 1; z += 1)
    balls.push({
      kind: "sphere",
      at: [x, 0.28, z],
      radius: 0.28,
      material: x === 1 && z === 0 ? SIGNAL : (x + z) % 5 === 0 ? BRASS : PLASTER,
    });

/** What is rendered, by the name of its file. */
export const scenes: Readonly<Record<string, Scene>> = {
  "drafting-table": { ...table, ...day },
  "drafting-table-night": { ...table, ...night },
  "paper-stack": {
    ground: PAPER,
    solids: sheets,
    eye: [2.6, 2.1, 5.4],
    target: [0, 0.6, 0.6],
    angle: 0.56,
    pupil: 0.09,
    ...day,
  },
  "red-pencil": {
    ground: blueprint([
      [0, 0, 0.8],
      [0, 0, 1.1],
      [1.6, 0.4, 0.5],
    ]),
    solids: [
      ...pencil([-0.25, 0.72], -0.42),
      { kind: "sphere", at: [-1.1, 0.3, -0.9], radius: 0.3, material: BRASS },
    ],
    eye: [-1.3, 1.25, 3.1],
    target: [0.2, 0.08, 0.5],
    angle: 0.6,
    pupil: 0.07,
    ...day,
  },
  "one-of-many": {
    ground: PAPER,
    solids: balls,
    eye: [-1.2, 2.4, 6.2],
    target: [1, 0.28, 0],
    angle: 0.52,
    pupil: 0.12,
    ...day,
  },
};
