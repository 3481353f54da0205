// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import start from "./behavior.ts";

let element: HTMLElement;
let end: (() => void) | undefined;
const figures = () =>
  element.querySelector<HTMLElement>(".figures")?.hidden
    ? undefined
    : [...element.querySelectorAll("[data-unit]")].map((cell) => cell.textContent?.trim());

beforeEach(() => {
  document.documentElement.lang = "en";
  vi.useFakeTimers();
  vi.setSystemTime(Date.parse("2027-01-01T10:00:30Z"));
  const cells = ["day", "hour", "minute"].map((unit) => `<span data-unit="${unit}"><b></b> <i></i></span>`);
  document.body.innerHTML = `<div id="block"><div data-until="2027-01-02T11:02:00Z"><p class="figures" hidden>${cells.join("")}</p><div class="over" hidden>Over</div></div></div>`;
  element = document.getElementById("block") as HTMLElement;
  end = start(element);
});
afterEach(() => {
  end?.();
  vi.useRealTimers();
});

test("counts in the language of the page, a minute at a time", () => {
  expect(figures()).toEqual(["1 day", "1 hour", "2 minutes"]);
  vi.advanceTimersByTime(31_000);
  expect(figures()).toEqual(["1 day", "1 hour", "1 minute"]);
});

test("says that it is over from the moment on", () => {
  vi.advanceTimersByTime(26 * 3_600_000);
  expect(figures()).toBeUndefined();
  expect(element.querySelector<HTMLElement>(".over")?.hidden).toBe(false);
});
