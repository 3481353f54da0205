// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import start from "./behavior.ts";

let element: HTMLElement;
let end: (() => void) | undefined;
const isShown = () => element.querySelector("aside")?.hidden === false;

function begin(days: string, words = "Closed on Friday"): void {
  end?.();
  document.body.innerHTML = `<div id="block"><aside ${days}><div class="words"><p>${words}</p></div><button>x</button></aside></div>`;
  element = document.getElementById("block") as HTMLElement;
  end = start(element);
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 11, 24, 12));
});
afterEach(() => {
  end?.();
  vi.useRealTimers();
});

test.each([
  ["", true],
  ['data-until="2026-12-24"', true],
  ['data-until="2026-12-23"', false],
  ['data-from="2026-12-24" hidden', true],
  ['data-from="2026-12-25" hidden', false],
  ['data-from="2026-12-01" data-until="2026-12-31" hidden', true],
])("on 24 December a notice with %j shows: %s", (days, shown) => {
  begin(days);
  expect(isShown()).toBe(shown);
});

test("dismissed, it stays away until its words change", () => {
  begin("");
  element.querySelector("button")?.click();
  expect(isShown()).toBe(false);
  begin("");
  expect(isShown()).toBe(false);
  begin("", "Open again");
  expect(isShown()).toBe(true);
});
