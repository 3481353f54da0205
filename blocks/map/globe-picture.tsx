import type { ReactNode } from "react";
import { BALLOON, OFFSET } from "./crowding.ts";
import {
  drawGlobe,
  type GlobeDrawing,
  markersOf,
  type Place,
  RADIUS,
  SIZE,
  sidesOf,
  viewOf,
} from "./globe.ts";
import type { Props } from "./props.ts";
import { relativePath } from "./relative-path.ts";

const MIDDLE = SIZE / 2;

/** Radius of the graduated ring around the globe. */
const RING = RADIUS + 14;

/** The globe in its ring, as it stands before anybody turns it. */
export function Globe({ label, items }: { label: string; items: Props["items"] }): ReactNode {
  const places = items.map(({ coordinates }) => coordinates);
  const sides = sidesOf(places);
  const center = viewOf(places);
  const markers = markersOf(center, places);
  const { land, graticule } = standingGlobe(center);
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={label}
      data-lng={center[0]}
      data-lat={center[1]}
      focusable="false"
    >
      <path className="ring" d={ringPath()} />
      <circle className="sphere" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
      <path className="graticule" d={graticule} />
      <path className="land" d={land} />
      <circle className="rim" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
      {items.map(({ region }, index) => {
        const { x, y, isVisible } = markers[index] ?? { x: 0, y: 0, isVisible: false };
        const direction = sides[index] === "left" ? -1 : 1;
        return (
          <g
            key={region}
            className="place"
            data-place={index}
            data-side={sides[index]}
            data-selected={index === 0 ? "" : undefined}
            transform={`translate(${x} ${y})`}
            {...(isVisible ? undefined : { hidden: true })}
          >
            <g className="sign">
              <path d={`M0 0L${direction * 24} -24`} />
              <circle className="dot" r="4.5" />
              <circle className="halo" r="11" />
              <circle className="balloon" cx={direction * OFFSET} cy={-OFFSET} r={BALLOON} />
              <text x={direction * OFFSET} y={-OFFSET}>
                {index + 1}
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

const globes = new Map<string, Pick<GlobeDrawing, "land" | "graticule">>();

/**
 * Land and net as seen from above a point, drawn once for each: it takes as long as a whole page, and there are no more
 * than the 180 points that `viewOf` knows.
 */
function standingGlobe(center: Place): Pick<GlobeDrawing, "land" | "graticule"> {
  const key = center.join(" ");
  let globe = globes.get(key);
  if (!globe) {
    const { land, graticule } = drawGlobe(center, [], 0);
    globe = { land: relativePath(land), graticule: relativePath(graticule) };
    globes.set(key, globe);
  }
  return globe;
}

let ring: string | undefined;

/** The ring's graduation: a stroke every five degrees, a longer one every thirty. */
function ringPath(): string {
  ring ??= drawRing();
  return ring;
}

function drawRing(): string {
  const strokes: string[] = [];
  for (let degrees = 0; degrees < 360; degrees += 5) {
    const length = degrees % 30 === 0 ? 16 : 7;
    strokes.push(`M${pointAt(degrees, RING)}L${pointAt(degrees, RING + length)}`);
  }
  return relativePath(strokes.join(""));
}

function pointAt(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${Math.round(MIDDLE + radius * Math.cos(angle))} ${Math.round(MIDDLE + radius * Math.sin(angle))}`;
}
