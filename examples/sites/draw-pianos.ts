/**
 * Draws the pictures of the piano workshop: `npx tsx examples/sites/draw-pianos.ts`. Each is one file that is drawn
 * in ink on paper, and in chalk where the page is dark.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const OUT = join(import.meta.dirname, "klavierwerkstatt/public/bilder");

const INK = "#1b1c1a";
const FELT = "#0d5a4d";
const BRASS = "#9a6a12";
const GROUND = "#ece7dc";
const KEYS = "#fffdf7";

/** Colours of the dark page, by those of the light one. */
const DARK: Record<string, string> = {
  [INK]: "#ece6d8",
  [FELT]: "#7fd0bb",
  [BRASS]: "#e2b35c",
  [GROUND]: "#232420",
  [KEYS]: "#3a3b35",
};

interface Sheet {
  width: number;
  height: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

function line(x1: number, y1: number, x2: number, y2: number, width = 2, color = INK): string {
  return `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${color}" stroke-width="${width}"/>`;
}

function rect(x: number, y: number, width: number, height: number, fill = "none", pen = 2): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" stroke="${INK}" stroke-width="${pen}"/>`;
}

function svg({ width, height }: Sheet, shapes: string[], ground = true): string {
  const dark = Object.entries(DARK)
    .map(([from, to]) => `[fill="${from}"]{fill:${to}}[stroke="${from}"]{stroke:${to}}`)
    .join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<style>@media (prefers-color-scheme: dark){${dark}}</style>`,
    ground ? `<rect width="${width}" height="${height}" fill="${GROUND}"/>` : "",
    ...shapes,
    "</svg>\n",
  ].join("\n");
}

/** White keys in a row with the black ones on them; the first is an A. */
function keys(x: number, y: number, width: number, height: number, count: number): string[] {
  const step = width / count;
  const shapes = [rect(x, y, width, height, KEYS, 1.5)];
  for (let index = 1; index < count; index += 1)
    shapes.push(line(x + index * step, y, x + index * step, y + height, 1));
  for (let index = 0; index < count - 1; index += 1)
    // After B (1) and E (4) there is none.
    if (![1, 4].includes(index % 7))
      shapes.push(
        `<rect x="${round(x + (index + 1) * step - step * 0.3)}" y="${round(y)}" width="${round(step * 0.6)}" height="${round(height * 0.6)}" fill="${INK}"/>`,
      );
  return shapes;
}

interface Upright {
  /** Height and width of the case in centimetres. */
  tall: number;
  wide: number;
  /** Panels above the keys. */
  panels: number;
  /** Candle holders, turned legs. */
  holders?: boolean;
  legs?: boolean;
}

/** A piano from the front, 4 units for a centimetre. */
function upright({ tall, wide, panels, holders, legs }: Upright): string {
  const [width, height] = [1200, 675];
  const scale = 4;
  const [w, h] = [wide * scale, tall * scale];
  const x = (width - w) / 2;
  const floor = 606;
  const top = floor - h;
  const keyY = floor - 71 * scale;
  const shapes = [line(80, floor, width - 80, floor, 2)];
  shapes.push(rect(x - 10, top, w + 20, 16, GROUND), rect(x, top + 16, w, h - 30, GROUND));
  const room = (w - 48) / panels;
  for (let index = 0; index < panels; index += 1) {
    const left = x + 24 + index * room;
    shapes.push(rect(left + 8, top + 40, room - 16, keyY - top - 74, "none", 1.5));
    shapes.push(rect(left + 20, top + 52, room - 40, keyY - top - 98, "none", 1));
  }
  if (holders)
    for (const at of [x + w * 0.2, x + w * 0.8]) {
      const y = top + (keyY - top) * 0.52;
      shapes.push(
        `<path d="M${round(at)} ${round(y)}c-26 0-34 26-14 34M${round(at)} ${round(y)}c26 0 34 26 14 34" stroke="${BRASS}" stroke-width="3"/>`,
        `<circle cx="${round(at)}" cy="${round(y)}" r="6" fill="${BRASS}"/>`,
        line(at - 16, y + 20, at - 16, y - 22, 4, BRASS),
        line(at + 16, y + 20, at + 16, y - 22, 4, BRASS),
      );
    }
  shapes.push(rect(x - 14, keyY - 22, w + 28, 12, GROUND), ...keys(x + 20, keyY - 10, w - 40, 44, 52));
  shapes.push(
    `<path d="M${round(x + 20)} ${round(keyY - 12)}h${round(w - 40)}" stroke="${FELT}" stroke-width="5"/>`,
  );
  shapes.push(rect(x - 14, keyY + 34, w + 28, 18, GROUND));
  shapes.push(rect(x + 30, keyY + 70, w - 60, floor - keyY - 108, "none", 1.5));
  for (const at of [x - 6, x + w - 24])
    if (legs)
      shapes.push(
        `<path d="M${round(at)} ${round(keyY + 52)}h30l-6 20c10 40 10 80-2 ${round(floor - keyY - 100)}h-14c-12-${round(floor - keyY - 180)}-12-${round(floor - keyY - 140)}-2-${round(floor - keyY - 100)}z" fill="${GROUND}" stroke="${INK}" stroke-width="2"/>`,
      );
    else shapes.push(rect(at, keyY + 52, 30, floor - keyY - 52, GROUND));
  for (const offset of [-38, 0, 38])
    shapes.push(`<path d="M${width / 2 + offset - 9} ${floor - 16}h18v9a9 7 0 0 1-18 0z" fill="${BRASS}"/>`);
  return svg({ width, height }, shapes);
}

/** A point of a grand from above, both as parts: along the strings from the keys, across from the bass. */
type Part = [along: number, across: number];

/** The curved side of a grand: round at the tail, then in an S to the treble. */
const BEND: readonly (readonly [Part, Part, Part, Part])[] = [
  [
    [0.88, 0],
    [1, 0],
    [1.01, 0.16],
    [0.98, 0.27],
  ],
  [
    [0.98, 0.27],
    [0.92, 0.47],
    [0.74, 0.5],
    [0.62, 0.63],
  ],
  [
    [0.62, 0.63],
    [0.5, 0.76],
    [0.47, 1],
    [0.3, 1],
  ],
];

function bend(steps = 16): Part[] {
  return BEND.flatMap(([a, b, c, d]) =>
    Array.from({ length: steps + 1 }, (_, index): Part => {
      const t = index / steps;
      const on = (k: 0 | 1) =>
        a[k] * (1 - t) ** 3 + 3 * b[k] * t * (1 - t) ** 2 + 3 * c[k] * t ** 2 * (1 - t) + d[k] * t ** 3;
      return [on(0), on(1)];
    }),
  );
}

/** How far the case reaches at a place across. */
function edgeAt(across: number): number {
  const points = bend();
  const next = points.findIndex((point) => point[1] >= across);
  const [[a, x], [b, y]] = [points[Math.max(0, next - 1)] ?? [1, 0], points[next] ?? [0.3, 1]];
  return y === x ? b : a + ((b - a) * (across - x)) / (y - x);
}

/** A grand from above with its strings, `length` in centimetres. */
function grand(length: number, sheet: Sheet = { width: 1200, height: 675 }, ground = true): string {
  const { width, height } = sheet;
  // The keys are to the left on wide sheets, and below on tall ones.
  const turned = width > height;
  const scale = turned ? (height * 0.84) / 150 : (height * 0.96) / length;
  const [w, l] = [150 * scale, length * scale];
  const left = turned ? (width - l) / 2 : (width - w) / 2;
  const upper = turned ? (height - w) / 2 : (height - l) / 2;
  const at = (along: number, across: number): [number, number] =>
    turned ? [left + along, upper + across] : [left + across, height - upper - along];
  const path = (points: [number, number][], ...more: string[]) => {
    const [first, ...rest] = points.map(([a, b]) => at(a, b).map(round).join(" "));
    return `<path d="M${first}L${rest.join("L")}" ${more.join(" ")}/>`;
  };
  const body = 36 * scale;
  const rim: Part[] = [[0, 0], ...bend(), [0, 1], [0, 0]];
  const inner = bend().map(([along, across]): [number, number] => [
    along * l - 7 * scale,
    across * w * 0.93 + w * 0.035,
  ]);
  const whole = (parts: readonly Part[]) => parts.map(([a, b]): [number, number] => [a * l, b * w]);
  const shapes = [
    path(whole(rim), `fill="${ground ? KEYS : "none"}"`, `stroke="${INK}"`, 'stroke-width="3"'),
    path(inner, `stroke="${INK}"`, 'stroke-width="1"'),
  ];
  const strings = 66;
  for (let index = 0; index < strings; index += 1) {
    const part = 0.05 + (0.9 * (index + 0.5)) / strings;
    const isBass = index < 20;
    // The strings of the bass cross over the others.
    const far = isBass ? part + 0.15 * (1 - index / 34) : part;
    const end = Math.max(body + 30 * scale, edgeAt(far) * l - 13 * scale - (isBass ? 0 : 6 * scale));
    shapes.push(
      path(
        [
          [body + 12 * scale, part * w],
          [end, far * w],
        ],
        `stroke="${isBass ? BRASS : INK}"`,
        `stroke-width="${isBass ? 2 : 1}"`,
      ),
    );
    const [x, y] = at(body + (4 + 5 * (index % 2)) * scale, part * w);
    shapes.push(`<circle cx="${round(x)}" cy="${round(y)}" r="2.4" fill="${INK}"/>`);
  }
  const felt: [number, number][] = [];
  for (let step = 0; step <= 24; step += 1) {
    const part = step / 24;
    felt.push([body + (16 + 26 * (1 - part) ** 1.4) * scale, w * (0.05 + 0.9 * part)]);
  }
  shapes.push(path(felt, `stroke="${FELT}"`, `stroke-width="${round(5 * scale)}"`));
  shapes.push(
    path(
      [
        [body, 0],
        [body, w],
      ],
      `stroke="${INK}"`,
      'stroke-width="2"',
    ),
  );
  const count = 52;
  for (let index = 1; index < count; index += 1) {
    const across = (w * index) / count;
    shapes.push(
      path(
        [
          [4, across],
          [17 * scale, across],
        ],
        `stroke="${INK}"`,
        'stroke-width="1"',
      ),
    );
    if (![1, 4].includes((index - 1) % 7))
      shapes.push(
        path(
          [
            [7 * scale, across],
            [17 * scale, across],
          ],
          `stroke="${INK}"`,
          'stroke-width="5"',
          'stroke-linecap="butt"',
        ),
      );
  }
  shapes.push(
    path(
      [
        [17 * scale, 0],
        [17 * scale, w],
      ],
      `stroke="${INK}"`,
      'stroke-width="2"',
    ),
  );
  return svg(sheet, shapes, ground);
}

/** One hammer and its string, as a piano maker draws the action. */
function hammer(): string {
  const shapes = [
    line(150, 90, 1050, 90, 5, BRASS),
    line(150, 104, 1050, 104, 2),
    `<path d="M520 250c0-66 26-118 80-118s80 52 80 118c0 30-20 44-80 44s-80-14-80-44z" fill="${FELT}"/>`,
    `<path d="M566 294c4-52 10-92 34-112c24 20 30 60 34 112z" fill="${KEYS}" stroke="${INK}" stroke-width="2"/>`,
    rect(588, 294, 24, 210, KEYS),
    `<path d="M612 470h230c40 0 60 20 60 52v30H612z" fill="${KEYS}" stroke="${INK}" stroke-width="2"/>`,
    `<circle cx="860" cy="522" r="13" stroke="${BRASS}" stroke-width="4"/>`,
    `<path d="M300 552h560M300 552v46h640v-46" stroke="${INK}" stroke-width="2"/>`,
    rect(180, 598, 840, 30, KEYS),
    `<path d="M690 552l14-82M330 598v-70a18 18 0 0 1 36 0v70" stroke="${INK}" stroke-width="2"/>`,
    `<path d="M348 520v-40" stroke="${FELT}" stroke-width="10"/>`,
    line(600, 118, 600, 110, 3, FELT),
    ...[40, 78, 120].map(
      (r) =>
        `<path d="M${600 - r} 66a${r} 30 0 0 1 ${2 * r} 0" stroke="${INK}" stroke-width="1" stroke-dasharray="3 7"/>`,
    ),
  ];
  return svg({ width: 1200, height: 675 }, shapes);
}

/** A tuning fork over the line of its tone. */
function fork(): string {
  const wave: string[] = [];
  for (let x = 0; x <= 1200; x += 6)
    wave.push(
      `${x} ${round(470 + 70 * Math.sin((x / 1200) * Math.PI * 14) * Math.sin((x / 1200) * Math.PI) ** 2)}`,
    );
  const beat: string[] = [];
  for (let x = 0; x <= 1200; x += 6)
    beat.push(
      `${x} ${round(470 + 70 * Math.sin((x / 1200) * Math.PI * 15) * Math.sin((x / 1200) * Math.PI) ** 2)}`,
    );
  return svg({ width: 1200, height: 675 }, [
    `<path d="M${wave.join("L")}" stroke="${FELT}" stroke-width="3"/>`,
    `<path d="M${beat.join("L")}" stroke="${BRASS}" stroke-width="2" stroke-dasharray="2 9"/>`,
    `<path d="M556 70v190c0 30 18 52 44 52s44-22 44-52V70" stroke="${INK}" stroke-width="20"/>`,
    line(600, 312, 600, 452, 20),
    `<circle cx="600" cy="468" r="20" fill="${INK}"/>`,
  ]);
}

/** A face that says nothing but hair and collar, as engravers left them. */
function portrait(hair: string, coat: string): string {
  return svg({ width: 480, height: 480 }, [
    `<path d="M60 480c10-96 70-132 180-132s170 36 180 132z" fill="${coat}"/>`,
    `<path d="M196 300v60c0 24 88 24 88 0v-60z" fill="${KEYS}" stroke="${INK}" stroke-width="2"/>`,
    `<ellipse cx="240" cy="214" rx="82" ry="102" fill="${KEYS}" stroke="${INK}" stroke-width="2"/>`,
    `<path d="${hair}" fill="${INK}"/>`,
  ]);
}

const uprights: Record<string, Upright> = {
  "blaustern-118": { tall: 118, wide: 148, panels: 1 },
  "rohwedder-125": { tall: 125, wide: 150, panels: 3, holders: true, legs: true },
  "kornfeld-132": { tall: 132, wide: 154, panels: 2 },
  "petersen-110": { tall: 110, wide: 142, panels: 1, legs: true },
};

const files: Record<string, string> = {
  ...Object.fromEntries(Object.entries(uprights).map(([name, shape]) => [name, upright(shape)])),
  "ahlborn-162": grand(162),
  "kornfeld-188": grand(188),
  "rohwedder-210": grand(210),
  saiten: grand(274, { width: 760, height: 1000 }, false),
  hammer: hammer(),
  stimmgabel: fork(),
  "portrait-ida": portrait(
    "M150 214c-10-110 60-140 96-138c60 2 96 52 84 150c-4 70-2 110 6 150c-24-8-34-40-32-90c2-60-6-96-40-116c-36 22-86 20-114 44z",
    FELT,
  ),
  "portrait-jonas": portrait(
    "M158 190c-4-84 44-112 84-112s88 24 80 112c-16-34-34-48-52-52c-34 12-88 8-112 52z",
    INK,
  ),
  "portrait-merle": portrait(
    "M156 222c-14-100 34-150 86-146c60 0 92 54 82 146c-10-50-26-76-62-84c-40 16-84 20-106 84zM214 92a30 26 0 1 1 56-2z",
    BRASS,
  ),
};

mkdirSync(OUT, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(join(OUT, `${name}.svg`), text);

/** The sign: three strings and a hammer's head. */
const sign = (ink: string, felt: string) =>
  `<path d="M10 8V56M18 8V56M26 8V56" stroke="${ink}" stroke-width="3"/><path d="M34 32c0-11 7-18 18-18c5 0 6 6 6 18s-1 18-6 18c-11 0-18-7-18-18z" fill="${felt}"/>`;
const icon = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${inside}</svg>\n`;
writeFileSync(
  join(OUT, "../favicon.svg"),
  icon(
    `<style>@media (prefers-color-scheme: dark){[stroke="${INK}"]{stroke:${DARK[INK]}}[fill="${FELT}"]{fill:${DARK[FELT]}}}</style>${sign(INK, FELT)}`,
  ),
);
writeFileSync(
  join(OUT, "../icon-maskable.svg"),
  icon(
    `<rect width="64" height="64" fill="${INK}"/><g transform="translate(14 12.8) scale(.6)">${sign("#f6f2e8", "#7fd0bb")}</g>`,
  ),
);
