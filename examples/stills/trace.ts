/** A vector or a colour: three numbers. */
export type Vec = readonly [number, number, number];

export interface Material {
  color: Vec | ((x: number, y: number, z: number) => Vec);
  /** Share of light that is mirrored; 0 for paper. */
  shine?: number;
}

export type Solid = { material: Material } & (
  | { kind: "sphere"; at: Vec; radius: number }
  /** Turned by `turn` radians around its upright axis; `at` is its centre, `half` half of its edges. */
  | { kind: "box"; at: Vec; half: Vec; turn?: number }
  | { kind: "rod"; from: Vec; to: Vec; radius: number }
);

export interface Scene {
  solids: readonly Solid[];
  /** The table at height 0. */
  ground: Material;
  eye: Vec;
  target: Vec;
  /** Upright opening of the lens in radians; how wide the pupil is, for blur before and behind the target. */
  angle: number;
  pupil: number;
  /** A round lamp. */
  lamp: { at: Vec; radius: number; light: Vec };
  sky: Vec;
}

interface Hit {
  t: number;
  normal: Vec;
  material: Material;
}

const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const mul = (a: Vec, f: number): Vec => [a[0] * f, a[1] * f, a[2] * f];
const tint = (a: Vec, b: Vec): Vec => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vec): Vec => mul(a, 1 / Math.hypot(a[0], a[1], a[2]));

const NEAR = 1e-4;

/** Renders rows of a scene. @param chance Numbers from 0 to 1. @returns Linear light, three numbers a pixel. */
export function render(scene: Scene, width: number, height: number, samples: number, chance: () => number) {
  const forward = unit(sub(scene.target, scene.eye));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const focus = Math.hypot(...sub(scene.target, scene.eye));
  const size = Math.tan(scene.angle / 2);
  const result = new Float32Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum: Vec = [0, 0, 0];
      for (let n = 0; n < samples; n += 1) {
        const u = ((2 * (x + chance())) / width - 1) * size * (width / height);
        const v = (1 - (2 * (y + chance())) / height) * size;
        const point = add(scene.eye, mul(add(forward, add(mul(right, u), mul(up, v))), focus));
        const turn = chance() * 2 * Math.PI;
        const far = Math.sqrt(chance()) * scene.pupil;
        const eye = add(scene.eye, add(mul(right, Math.cos(turn) * far), mul(up, Math.sin(turn) * far)));
        const light = follow(scene, eye, unit(sub(point, eye)), chance);
        // A single path that meets the lamp in a mirror would leave a white speck.
        sum = add(sum, [Math.min(light[0], 6), Math.min(light[1], 6), Math.min(light[2], 6)]);
      }
      for (const part of sum) result[at++] = part / samples;
    }
  return result;
}

/** The light that comes along a ray, over three surfaces at most. */
function follow(scene: Scene, from: Vec, along: Vec, chance: () => number): Vec {
  let origin = from;
  let direction = along;
  let left: Vec = [1, 1, 1];
  let light: Vec = [0, 0, 0];
  for (let bounce = 0; bounce < 3; bounce += 1) {
    const hit = nearest(scene, origin, direction);
    if (!hit) return add(light, tint(left, mul(scene.sky, 0.7 + 0.6 * Math.max(0, direction[1]))));
    const point = add(origin, mul(direction, hit.t));
    const { color, shine = 0 } = hit.material;
    origin = add(point, mul(hit.normal, NEAR));
    if (chance() < shine) {
      direction = unit(sub(direction, mul(hit.normal, 2 * dot(direction, hit.normal))));
      continue;
    }
    left = tint(left, typeof color === "function" ? color(...point) : color);
    light = add(light, tint(left, ofLamp(scene, origin, hit.normal, chance)));
    direction = unit(add(hit.normal, onSphere(chance)));
  }
  return light;
}

function ofLamp({ lamp, ...scene }: Scene, point: Vec, normal: Vec, chance: () => number): Vec {
  const target = add(lamp.at, mul(onSphere(chance), lamp.radius));
  const way = sub(target, point);
  const distance = Math.hypot(...way);
  const direction = mul(way, 1 / distance);
  const slope = dot(direction, normal);
  if (slope <= 0) return [0, 0, 0];
  const blocker = nearest({ ...scene, lamp }, point, direction);
  return blocker && blocker.t < distance ? [0, 0, 0] : mul(lamp.light, slope / (distance * distance));
}

function onSphere(chance: () => number): Vec {
  const y = 1 - 2 * chance();
  const turn = 2 * Math.PI * chance();
  const flat = Math.sqrt(1 - y * y);
  return [flat * Math.cos(turn), y, flat * Math.sin(turn)];
}

function nearest({ solids, ground }: Pick<Scene, "solids" | "ground">, o: Vec, d: Vec): Hit | undefined {
  let best: Hit | undefined;
  if (d[1] < 0) best = { t: -o[1] / d[1], normal: [0, 1, 0], material: ground };
  for (const solid of solids) {
    const hit =
      solid.kind === "sphere"
        ? sphere(solid, o, d)
        : solid.kind === "box"
          ? box(solid, o, d)
          : rod(solid, o, d);
    if (hit && hit.t > NEAR && (!best || hit.t < best.t)) best = hit;
  }
  return best;
}

type Of<Kind extends Solid["kind"]> = Extract<Solid, { kind: Kind }>;

function sphere({ at, radius, material }: Of<"sphere">, o: Vec, d: Vec): Hit | undefined {
  const to = sub(o, at);
  const b = dot(to, d);
  const root = b * b - dot(to, to) + radius * radius;
  if (root < 0) return undefined;
  const t = -b - Math.sqrt(root);
  return t > NEAR ? { t, normal: unit(add(to, mul(d, t))), material } : undefined;
}

function box({ at, half, turn = 0, material }: Of<"box">, origin: Vec, along: Vec): Hit | undefined {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const into = (v: Vec): Vec => [c * v[0] - s * v[2], v[1], s * v[0] + c * v[2]];
  const o = into(sub(origin, at));
  const d = into(along);
  let from = -1e9;
  let to = 1e9;
  let axis = 0;
  for (let i = 0; i < 3; i += 1) {
    const a = (-half[i]! - o[i]!) / d[i]!;
    const b = (half[i]! - o[i]!) / d[i]!;
    if (Math.min(a, b) > from) {
      from = Math.min(a, b);
      axis = i;
    }
    to = Math.min(to, Math.max(a, b));
  }
  if (from > to || from < NEAR) return undefined;
  const n: [number, number, number] = [0, 0, 0];
  n[axis] = -Math.sign(d[axis]!);
  return { t: from, normal: [c * n[0] + s * n[2], n[1], -s * n[0] + c * n[2]], material };
}

/** A cylinder with flat ends. */
function rod({ from, to, radius, material }: Of<"rod">, o: Vec, d: Vec): Hit | undefined {
  const length = Math.hypot(...sub(to, from));
  const axis = mul(sub(to, from), 1 / length);
  const start = sub(o, from);
  const along = dot(d, axis);
  const offset = dot(start, axis);
  const flat = sub(d, mul(axis, along));
  const side = sub(start, mul(axis, offset));
  const [a, b, c] = [dot(flat, flat), dot(flat, side), dot(side, side) - radius * radius];
  const root = b * b - a * c;
  if (root < 0) return undefined;
  const t = (-b - Math.sqrt(root)) / a;
  const height = offset + along * t;
  if (t > NEAR && height >= 0 && height <= length)
    return { t, normal: mul(add(side, mul(flat, t)), 1 / radius), material };
  const end = along < 0 ? length : 0;
  const cap = (end - offset) / along;
  const onCap = add(side, mul(flat, cap));
  if (cap < NEAR || dot(onCap, onCap) > radius * radius) return undefined;
  return { t: cap, normal: mul(axis, along < 0 ? 1 : -1), material };
}
