// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import startMap from "../../blocks/map/behavior.ts";
import { drawGlobe, type Place, RADIUS, SIZE, sidesOf, viewOf } from "../../blocks/map/globe.ts";
import land from "../../blocks/map/land.json";
import { makeLand } from "../../blocks/map/make-land.ts";
import WorldMap from "../../blocks/map/view.tsx";
import { setMotionPaused } from "../../renderer/runtime/pause-motion.ts";

const office = (region: string, coordinates: [number, number]) => ({
  region,
  entityName: `${region} Ltd`,
  address: "1 Street",
  email: "office@example.com",
  phone: "+44 20 7946 0214",
  coordinates,
});
const items = [
  office("United Kingdom", [-0.08, 51.52]),
  office("United States", [-87.64, 41.88]),
  office("Europe", [13.42, 52.51]),
  office("India", [77.6, 12.97]),
];
const places: Place[] = items.map(({ coordinates }) => coordinates);

describe("the globe", () => {
  it("has coastlines that are made from Natural Earth's", () => {
    expect(land).toEqual(makeLand());
  });

  it("turns west by the button on the left in every script, whose arrow is not mirrored", () => {
    const html = renderToString(
      <WorldMap
        {...({ items, westLabel: "West", eastLabel: "East", compass: "N E S W" } as Parameters<
          typeof WorldMap
        >[0])}
      />,
    );
    const [, tools = ""] = html.match(/<div class="tools" dir="ltr">(.*?)<\/div>/) ?? [];
    expect(
      [...tools.matchAll(/data-turn="(-?\d+)" aria-label="(\w+)"/g)].map(([, by, name]) => [by, name]),
    ).toEqual([
      ["-30", "West"],
      ["30", "East"],
    ]);
  });

  it("shows all four offices before it turns", () => {
    expect(drawGlobe(viewOf(places), places, 0).markers.map(({ isVisible }) => isVisible)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it("puts the place that it is seen from in the middle, and hides the far side", () => {
    const { markers } = drawGlobe([77.6, 12.97], places, 1);
    expect(markers[3]?.x).toBeCloseTo(SIZE / 2, 5);
    expect(markers[3]?.y).toBeCloseTo(SIZE / 2, 5);
    expect(markers[1]?.isVisible).toBe(false);
    for (const { x, y } of markers)
      expect(Math.hypot(x - SIZE / 2, y - SIZE / 2)).toBeLessThanOrEqual(RADIUS + 1);
  });

  it("sets numbers away from the nearest neighbour, also across the date line", () => {
    expect(sidesOf(places)).toEqual(["left", "left", "right", "right"]);
    expect(
      sidesOf([
        [179, 0],
        [-179, 0],
      ]),
    ).toEqual(["left", "right"]);
    expect(sidesOf([[5, 5]])).toEqual(["right"]);
  });

  it("is a whole sphere from everywhere", () => {
    for (let lng = -180; lng <= 180; lng += 45) {
      for (const lat of [-60, 0, 60])
        expect(drawGlobe([lng, lat], places, 0).land).toMatch(/^M[\d.,MLZ-]+Z$/);
    }
  });
});

describe("the map", () => {
  let element: HTMLElement;
  let end: (() => void) | undefined;
  let see: (visible: boolean) => void;
  let reduced = false;

  const html = () =>
    renderToString(
      <WorldMap
        tone="plain"
        items={items}
        resumeSeconds={10}
        globeLabel="Globe"
        regionsLabel="Regions"
        pauseLabel="Pause rotation"
        westLabel="Turn west"
        eastLabel="Turn east"
        compass="N E S W"
      />,
    );
  const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
  const coast = () => element.querySelector(".land")?.getAttribute("d");
  const isTurning = () => {
    const before = coast();
    vi.advanceTimersByTime(200);
    return coast() !== before;
  };
  /** Where a choice shows, as indices: marker, region button, card button, card, drawn marker. */
  const chosen = () =>
    [".marker", ".regions > button", "h3 > button"]
      .map((selector) => all(selector).findIndex((button) => button.getAttribute("aria-pressed") === "true"))
      .concat(all(".places > li").findIndex((card) => card.getAttribute("aria-current") === "true"))
      .concat(all(".place").findIndex((marker) => marker.hasAttribute("data-selected")));

  function start(): void {
    document.body.innerHTML = `<div id="block">${html()}</div>`;
    element = document.getElementById("block") as HTMLElement;
    end = startMap(element);
    see(true);
    vi.advanceTimersByTime(2000);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    reduced = false;
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
          see = (isIntersecting) => listener([{ isIntersecting }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.spyOn(window, "matchMedia").mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: query.includes("reduced-motion") && reduced,
          media: query,
        }) as unknown as MediaQueryList,
    );
    see = () => {};
    start();
  });
  afterEach(() => {
    end?.();
    setMotionPaused(false);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("is complete without its script: picture, cards, links; buttons that need it are off", () => {
    document.body.innerHTML = html();
    expect(document.querySelectorAll(".places > li")).toHaveLength(4);
    expect(document.querySelectorAll(".place:not([hidden])")).toHaveLength(4);
    expect(document.querySelector(".ways a[href='tel:+442079460214']")).not.toBeNull();
    expect(document.querySelector(".ways a[href='mailto:office@example.com']")).not.toBeNull();
    for (const button of document.querySelectorAll("button")) expect(button.disabled).toBe(true);
    expect(document.querySelector("[style]")).toBeNull();
  });

  it("is seen at rest before it starts to turn", () => {
    end?.();
    document.body.innerHTML = `<div id="block">${html()}</div>`;
    element = document.getElementById("block") as HTMLElement;
    end = startMap(element);
    see(true);
    const before = coast();
    vi.advanceTimersByTime(1400);
    expect(coast()).toBe(before);
    expect(all(".marker").every((marker) => !marker.hidden && marker.style.left !== "")).toBe(true);
  });

  it("starts with the first office", () => {
    expect(chosen()).toEqual([0, 0, 0, 0, 0]);
    expect(element.querySelector(".caption")?.textContent).toBe("51.52° N  0.08° W");
  });

  it.each([
    ["marker", ".marker"],
    ["region button", ".regions > button"],
    ["card", "h3 > button"],
    ["drawn marker", ".place"],
  ])("selects an office everywhere by its %s, and turns to it", (_, selector) => {
    for (const index of [2, 3, 1, 0]) {
      all(selector)[index]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      expect(chosen()).toEqual([index, index, index, index, index]);
      vi.advanceTimersByTime(2000);
      const marker = all(".marker")[index];
      expect(marker?.hidden).toBe(false);
      expect(element.querySelectorAll(".place")[index]?.getAttribute("transform")).toMatch(
        /^translate\(320 /,
      );
    }
  });

  it("turns by itself, without changing what is selected", () => {
    expect(isTurning()).toBe(true);
    vi.advanceTimersByTime(3000);
    expect(chosen()).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([
    ["pointer", () => element.dispatchEvent(new Event("pointerdown", { bubbles: true }))],
    ["key", () => element.dispatchEvent(new Event("keydown", { bubbles: true }))],
  ])("stops at the first touch (%s) and goes on 10 seconds after the last", (_, touch) => {
    touch();
    expect(isTurning()).toBe(false);
    vi.advanceTimersByTime(8000);
    touch();
    vi.advanceTimersByTime(9700);
    expect(isTurning()).toBe(false);
    vi.advanceTimersByTime(200);
    expect(isTurning()).toBe(true);
  });

  it("waits as long as the pointer is on it or focus is in it, and 10 seconds more", () => {
    const stage = element.querySelector(".stage") as HTMLElement;
    for (const [enter, leave] of [
      ["pointerenter", "pointerleave"],
      ["focusin", "focusout"],
    ] as const) {
      stage.dispatchEvent(new Event(enter));
      vi.advanceTimersByTime(60_000);
      expect(isTurning()).toBe(false);
      stage.dispatchEvent(new Event(leave));
      vi.advanceTimersByTime(9500);
      expect(isTurning()).toBe(false);
      vi.advanceTimersByTime(700);
      expect(isTurning()).toBe(true);
    }
  });

  it("stays paused once it is paused, also after the page was left", () => {
    const pause = () => element.querySelector<HTMLButtonElement>("[data-pause]") as HTMLButtonElement;
    pause().click();
    expect(pause().getAttribute("aria-pressed")).toBe("true");
    vi.advanceTimersByTime(60_000);
    expect(isTurning()).toBe(false);
    end?.();
    start();
    expect(pause().getAttribute("aria-pressed")).toBe("true");
    expect(isTurning()).toBe(false);
    pause().click();
    expect(isTurning()).toBe(true);
  });

  it("never turns by itself where less motion is wanted, and jumps to what is chosen", () => {
    end?.();
    reduced = true;
    start();
    expect(element.querySelector<HTMLElement>("[data-pause]")?.hidden).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(isTurning()).toBe(false);
    all(".regions > button")[3]?.click();
    expect(element.querySelectorAll(".place")[3]?.getAttribute("transform")).toBe("translate(320 320)");
  });

  it("stops with all other motion of the site, in a hidden tab, and out of sight", () => {
    setMotionPaused(true);
    expect(isTurning()).toBe(false);
    setMotionPaused(false);
    expect(isTurning()).toBe(true);
    see(false);
    expect(isTurning()).toBe(false);
    see(true);
    expect(isTurning()).toBe(true);
  });

  it("turns by its arrow buttons", () => {
    const before = coast();
    element.querySelector<HTMLButtonElement>("[data-turn='30']")?.click();
    expect(coast()).not.toBe(before);
  });

  it("leaves no timer behind when the page is left in mid-turn", () => {
    all(".regions > button")[3]?.click();
    vi.advanceTimersByTime(100);
    end?.();
    end = undefined;
    expect(vi.getTimerCount()).toBe(0);
    const still = coast();
    vi.advanceTimersByTime(20_000);
    expect(coast()).toBe(still);
  });
});
