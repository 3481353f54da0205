import { motionAllowed } from "../../renderer/runtime/motion.ts";
import type { Place } from "./globe.ts";

/** How fast the globe turns by itself, in degrees a second: once around in a minute and a half. */
const SPEED = 4;

/** How long the globe takes to a place that was chosen, in milliseconds. */
const TRAVEL = 900;

/** A frame more often than this many milliseconds costs more than it shows. */
const FRAME = 32;

/** Drawing takes at most one part in so many of the time: on a slow phone the globe moves less often. */
const SHARE = 6;

/** Latitudes beyond this, in degrees, would turn the globe on its head. */
const STEEPEST = 60;

/** The motion of the globe. */
export interface Turning {
  /** Looks at another point: travels there, or jumps when motion is not wanted. */
  travelTo(place: Place): void;
  /** Moves the view at once, in degrees. */
  moveBy(lng: number, lat: number): void;
  /** The globe may turn by itself, or not. */
  setSpinning(spins: boolean): void;
  end(): void;
}

/**
 * Keeps the point from above which the globe is seen, and moves it.
 *
 * @param draw Called with the point whenever it has changed, at most once a frame.
 */
export function createTurning(start: Place, draw: (center: Place) => void): Turning {
  let center = start;
  let spins = false;
  let travel: { from: Place; to: Place; began?: number } | undefined;
  let last: number | undefined;
  let frame: number | undefined;
  let pause = FRAME;

  const step = (now: number) => {
    frame = undefined;
    if (last !== undefined && now - last < pause) return schedule();
    const elapsed = last === undefined ? 0 : Math.min(now - last, 400);
    last = now;
    if (travel) {
      travel.began ??= now;
      const share = Math.min(1, (now - travel.began) / TRAVEL);
      center = between(travel.from, travel.to, easeInOut(share));
      if (share === 1) travel = undefined;
    } else if (spins) center = around(center, (-SPEED * elapsed) / 1000, 0);
    const before = performance.now();
    draw(center);
    pause = Math.max(FRAME, (performance.now() - before) * SHARE);
    schedule();
  };
  const schedule = () => {
    if (frame !== undefined) return;
    if (travel || spins) frame = requestAnimationFrame(step);
    else last = undefined;
  };

  return {
    travelTo(place) {
      const to: Place = [place[0], clamp(place[1])];
      if (motionAllowed()) {
        travel = { from: center, to };
        return schedule();
      }
      travel = undefined;
      center = to;
      draw(center);
    },
    moveBy(lng, lat) {
      travel = undefined;
      center = around(center, lng, lat);
      draw(center);
    },
    setSpinning(may) {
      spins = may;
      schedule();
    },
    end() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
      spins = false;
      travel = undefined;
    },
  };
}

function around([lng, lat]: Place, east: number, north: number): Place {
  return [((lng + east + 540) % 360) - 180, clamp(lat + north)];
}

/** A point on the way, the short way round. */
function between(from: Place, to: Place, share: number): Place {
  const east = ((to[0] - from[0] + 540) % 360) - 180;
  return around(from, east * share, (to[1] - from[1]) * share);
}

function clamp(lat: number): number {
  return Math.max(-STEEPEST, Math.min(STEEPEST, lat));
}

function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
}
