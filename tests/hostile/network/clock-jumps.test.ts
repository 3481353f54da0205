// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countDown } from "../../../blocks/toasts/count-down.ts";

const YEAR = 365 * 24 * 3600 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([-YEAR, YEAR])(
  "a message stays as long as it says while the computer's clock jumps by %i ms",
  (jump) => {
    const element = document.createElement("div");
    const done = vi.fn();
    countDown(element, 6000, done);
    vi.advanceTimersByTime(2000);
    vi.setSystemTime(Date.now() + jump);
    element.dispatchEvent(new Event("pointerenter"));
    vi.advanceTimersByTime(60_000);
    element.dispatchEvent(new Event("pointerleave"));
    vi.advanceTimersByTime(3900);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(done).toHaveBeenCalledOnce();
  },
);
