import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Drawing } from "../../../renderer/ui/art/drawing.tsx";
import { Plot, type Point } from "../../../renderer/ui/art/plot.ts";

const width = 720;
const height = 650;
const centre = 380;
/** Heights of the three slabs' centres, from the bottom up. */
const slabs = [472, 322, 172] as const;
const [halfWidth, halfDepth, thick] = [208, 70, 20];

const Stack = styled.div`
  width: 100%;
  aspect-ratio: ${width} / ${height};

  & text {
    font-size: 17px;
    font-weight: 600;
  }
  & .flow {
    stroke: var(--signal);
    stroke-width: 2.5px;
    stroke-dasharray: 3 12;
    animation: architecture-flow 1.6s linear infinite;
  }
  & .flow.down {
    animation-direction: reverse;
  }
  @keyframes architecture-flow {
    to {
      stroke-dashoffset: -30;
    }
  }
`;

/** A slab in isometric projection, halved into two parts; `y` is the height of its centre. */
function slab(y: number, numbers: readonly [string, string]): Plot {
  const plot = new Plot();
  const [dx, dy] = [halfWidth, halfDepth];
  const outline: Point[] = [
    [centre, y - dy],
    [centre + dx, y],
    [centre + dx, y + thick],
    [centre, y + dy + thick],
    [centre - dx, y + thick],
    [centre - dx, y],
  ];
  plot.polyline("mask", outline, true).polyline("ink", outline, true);
  plot.polyline("ink", [
    [centre - dx, y],
    [centre, y + dy],
    [centre + dx, y],
  ]);
  plot.line("ink", [centre, y + dy], [centre, y + dy + thick]);
  plot.line("blue", [centre, y - dy], [centre, y + dy]);
  for (const side of [-1, 1]) {
    const x = centre + side * dx * 0.5;
    for (const reach of [0.34, 0.2]) {
      const tile: Point[] = [
        [x, y - dy * reach],
        [x + dx * reach, y],
        [x, y + dy * reach],
        [x - dx * reach, y],
      ];
      plot.polyline(reach > 0.3 ? "wash" : "detail", tile, true);
    }
    plot.balloon(numbers[side < 0 ? 0 : 1], [centre + side * 282, y - 26], [x + side * dx * 0.2, y - 6], 20);
  }
  return plot;
}

function plotArchitecture(): Plot[] {
  const plot = new Plot();
  // Bottom plate: the systems that stay where they are. Top plate: the people.
  for (const [y, label] of [
    [604, "A"],
    [46, "B"],
  ] as const) {
    plot.rect("mask", [centre - 150, y - 30], 300, 60).rect("blue", [centre - 150, y - 30], 300, 60);
    for (let column = 1; column < 5; column++) {
      const x = centre - 150 + column * 60;
      plot.line("detail", [x, y - 30], [x, y + 30]);
    }
    for (let column = 0; column < 5; column++) {
      const x = centre - 120 + column * 60;
      if (label === "A")
        for (const line of [-10, 0, 10]) plot.line("detail", [x - 16, y + line], [x + 16, y + line]);
      else plot.circle("detail", [x, y - 8], 8).path("detail", `M${x - 14} ${y + 18}q14 -22 28 0`);
    }
    plot.balloon(label, [centre + 230, y], [centre + 150, y], 20);
  }
  // One line along the side, to which every layer is tied.
  plot
    .line("ink", [24, 46], [24, 227])
    .line("ink", [24, 267], [24, 604])
    .balloon("C", [24, 247], undefined, 20);
  for (const y of [46, ...slabs, 604]) plot.line("dash", [24, y], [230, y]).circle("solid", [24, y], 4);
  return [plot, ...slabs.map((y, index) => slab(y, [String(index * 2 + 1), String(index * 2 + 2)]))];
}

/**
 * The platform in layers: systems (A), six parts on three slabs (1 to 6, from the bottom up), people (B), and the
 * line along the side (C). Numbers only: the names belong into a list beside it. Decorative.
 */
export default function ArchitectureDrawing(): ReactNode {
  // From the middle of each face to the underside of what lies above it.
  const spans = slabs.map((y, index) => [
    y - 10,
    index < 2 ? (slabs[index + 1] ?? 0) + halfDepth + thick + 4 : 80,
  ]);
  const flow = (x: number) => spans.map(([from, to]) => `M${x} ${from}V${to}`).join("");
  return (
    <Stack>
      <Drawing plot={plotArchitecture()} width={width} height={height} fit="meet">
        <path className="flow" d={flow(centre - 14)} />
        <path className="flow down" d={flow(centre + 14)} />
      </Drawing>
    </Stack>
  );
}
