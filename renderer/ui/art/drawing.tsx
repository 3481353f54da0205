import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useId } from "react";
import type { Plot } from "./plot.ts";

/*
 * One hand for all drawings: the pens as classes. Lines keep their width whatever the size of the drawing.
 * At rest every drawing is complete; `draw` and `drift` only replay how it came about.
 */
export const Paper = styled.svg`
  width: 100%;
  height: 100%;
  overflow: hidden;
  fill: none;

  & path {
    vector-effect: non-scaling-stroke;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & :is(.tint, .wash) {
    fill: var(--grid-major);
  }
  & :is(.fine, .detail) {
    stroke: var(--line-strong);
    stroke-width: 0.75px;
  }
  & .dash {
    stroke: var(--line-strong);
    stroke-width: 0.75px;
    stroke-dasharray: 10 3 2 3;
  }
  & .mask {
    fill: var(--paper);
    stroke: var(--ink);
    stroke-width: 1.25px;
  }
  & .ink {
    stroke: var(--ink);
    stroke-width: 1.25px;
  }
  & .blue {
    stroke: var(--blue);
    stroke-width: 1.75px;
  }
  & .solid {
    fill: var(--blue);
  }
  & .signal {
    stroke: var(--accent, var(--signal));
    stroke-width: 2.25px;
  }
  & .dot {
    fill: var(--accent, var(--signal));
  }
  & .grid-minor {
    stroke: var(--grid-minor);
    stroke-width: 1px;
  }
  & .grid-major {
    stroke: var(--grid-major);
    stroke-width: 1px;
  }
  & text {
    fill: var(--ink);
    font: 500 11px var(--font-mono);
    dominant-baseline: central;
  }
  &[data-accent="ink"] {
    --accent: var(--blue);
  }
  &[data-accent="teal"] {
    --accent: var(--teal);
  }
  &[data-accent="plum"] {
    --accent: var(--plum);
  }
  &[data-animation="draw"] > g {
    animation: drawing-draw 2.4s var(--ease) backwards;
  }
  &[data-animation="drift"] :is(.signal, .dot) {
    animation: drawing-drift 9s ease-in-out infinite alternate;
  }
  &[data-animation="pulse"] :is(.signal, .dot) {
    animation: drawing-pulse 3.2s ease-in-out infinite;
  }
  @keyframes drawing-draw {
    from {
      clip-path: inset(0 100% 0 0);
    }
    to {
      clip-path: inset(0);
    }
  }
  @keyframes drawing-drift {
    to {
      transform: translate(8px, -6px);
    }
  }
  @keyframes drawing-pulse {
    50% {
      opacity: 0.45;
    }
  }
`;

export type Animation = "none" | "draw" | "drift" | "pulse";

interface DrawingProps {
  /** One plot, or several that lie on one another like sheets of film: the masks of a later one cover the earlier ones. */
  plot: Plot | readonly Plot[];
  width: number;
  height: number;
  /** Squared paper under the drawing: edge of a square in view-box units; 0 for none (default). */
  squares?: number;
  /** Wavering lines, as if drawn by hand. */
  handmade?: boolean;
  animation?: Animation;
  /** Colour of the accents; default `signal`. */
  accent?: "ink" | "signal" | "teal" | "plum";
  /** Cut off what does not fit (default), or show the whole drawing. */
  fit?: "slice" | "meet";
  children?: ReactNode;
}

/** A plotted drawing as SVG; decorative, so hidden from assistive technology. */
export function Drawing({
  plot,
  width,
  height,
  squares = 0,
  handmade,
  animation,
  accent,
  fit,
  children,
}: DrawingProps) {
  const filter = useId();
  const films = "layers" in plot ? [plot] : plot;
  const moving = animation === "none" ? undefined : animation;
  return (
    <Paper
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xMidYMid ${fit ?? "slice"}`}
      aria-hidden="true"
      focusable="false"
      data-animation={moving}
      data-accent={accent}
    >
      {handmade && (
        <filter id={filter} x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence type="fractalNoise" baseFrequency="0.018" numOctaves="2" seed="3" result="noise" />
          <feDisplacementMap in="SourceGraphic" in2="noise" scale="5" />
        </filter>
      )}
      {squares > 0 && <Squares width={width} height={height} edge={squares} />}
      <g filter={handmade ? `url(#${filter})` : undefined}>
        {films.map((film, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the films of a drawing never change places
          film.layers.map(([pen, data]) => <path key={`${index} ${pen}`} className={pen} d={data} />),
        )}
      </g>
      {films.flatMap((film) =>
        film.lettering.map(({ at, text, anchor }) => (
          <text key={`${at[0]} ${at[1]}`} x={Math.round(at[0])} y={Math.round(at[1])} textAnchor={anchor}>
            {text}
          </text>
        )),
      )}
      {children}
    </Paper>
  );
}

function Squares({ width, height, edge }: { width: number; height: number; edge: number }): ReactNode {
  const lines = { "grid-minor": "", "grid-major": "" };
  for (let at = 0, index = 0; at <= width; at += edge, index++) {
    lines[index % 5 ? "grid-minor" : "grid-major"] += `M${at} 0V${height}`;
  }
  for (let at = 0, index = 0; at <= height; at += edge, index++) {
    lines[index % 5 ? "grid-minor" : "grid-major"] += `M0 ${at}H${width}`;
  }
  return (
    <>
      <path className="grid-minor" d={lines["grid-minor"]} />
      <path className="grid-major" d={lines["grid-major"]} />
    </>
  );
}
