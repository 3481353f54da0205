import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Drawing } from "../../../renderer/ui/art/drawing.tsx";
import { Plot, type Point } from "../../../renderer/ui/art/plot.ts";

const width = 640;
const height = 400;
const middle: Point = [320, 200];

/** A lemniscate of Gerono, moved sideways by `offset`, so that two of them are the rails of one track. */
function loop(offset: number): (part: number) => Point {
  return (part) => {
    const angle = part * 2 * Math.PI;
    const [dx, dy] = [244 * Math.cos(angle), 212 * Math.cos(2 * angle)];
    const long = Math.hypot(dx, dy);
    return [
      middle[0] + 244 * Math.sin(angle) - (offset * dy) / long,
      middle[1] + 106 * Math.sin(2 * angle) + (offset * dx) / long,
    ];
  };
}

/** With so many pieces a rail is within a fifth of a unit of its curve, as it is through twice as many points. */
const PIECES = 20;

const track = new Plot().orbit("signal", loop(0), PIECES).layers[0]?.[1] ?? "";

/*
 * The track as a path for the traveller: a dash that runs along the loop, and the carriage at its head.
 * Both stand still, and the drawing is complete, when motion is off.
 */
const Loop = styled.div`
  width: 100%;
  aspect-ratio: ${width} / ${height};

  & .run {
    stroke: var(--signal);
    stroke-width: 4px;
    /* The length of a path is only reliable while its stroke scales with it. */
    vector-effect: none;
    stroke-dasharray: 14 86;
    animation: infinity-run 9s linear infinite;
  }
  & .carriage {
    fill: var(--paper);
    stroke: var(--signal);
    stroke-width: 3px;
    offset-path: path("${track}");
    offset-rotate: auto;
    animation: infinity-travel 9s linear infinite;
  }
  @keyframes infinity-run {
    from {
      stroke-dashoffset: 14;
    }
    to {
      stroke-dashoffset: -86;
    }
  }
  @keyframes infinity-travel {
    to {
      offset-distance: 100%;
    }
  }
`;

function plotInfinity(): Plot {
  const plot = new Plot();
  const [x, y] = middle;
  for (const rail of [-24, 24]) plot.orbit("ink", loop(rail), PIECES);
  for (const rail of [-12, 12]) plot.orbit("fine", loop(rail), PIECES);
  plot.orbit("blue", loop(0), PIECES);
  for (const side of [-1, 1]) {
    const focus: Point = [x + side * 168, y];
    plot.circle("dash", focus, 62).circle("fine", focus, 44).circle("ink", focus, 15).axes(focus, 128, 134);
    plot.circle("solid", focus, 4);
  }
  const sleepers = 21;
  for (let index = 0; index < sleepers; index += 1)
    plot.line("fine", loop(-24)(index / sleepers), loop(24)(index / sleepers));
  plot.line("dash", [x, 34], [x, 366]).cross("ink", middle, 9);
  plot.dimension([x - 268, 372], [x + 268, 372]).dimension([x - 168, 28], [x + 168, 28]);
  for (const side of [-1, 1]) plot.line("fine", [x + side * 168, 22], [x + side * 168, 66]);
  return plot;
}

/** The endless loop of sale, solution and delivery as a track, with a carriage that runs on it. Decorative. */
export default function InfinityDrawing(): ReactNode {
  return (
    <Loop>
      <Drawing plot={plotInfinity()} width={width} height={height} fit="meet">
        <path className="run" d={track} pathLength={100} />
        <circle className="carriage" r="9" />
      </Drawing>
    </Loop>
  );
}
