import { expect, it } from "vitest";
import { browserStorage } from "../../renderer/editor/browser-storage.ts";

const forbidden = (): never => {
  throw new DOMException("denied", "SecurityError");
};

it("keeps texts of the window where the browser forbids to keep any", () => {
  const storage = browserStorage(forbidden);
  expect(storage.getItem("one")).toBeNull();
  storage.setItem("one", "kept");
  expect(storage.getItem("one")).toBe("kept");
});

it("goes by what was kept last, also where there was no room for it", () => {
  const kept = new Map([["one", "before"]]);
  let isFull = true;
  const storage = browserStorage(() => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => (isFull ? forbidden() : void kept.set(name, text)),
  }));
  expect(storage.getItem("one")).toBe("before");
  storage.setItem("one", "typed");
  expect(storage.getItem("one")).toBe("typed");
  isFull = false;
  storage.setItem("one", "typed on");
  expect(kept.get("one")).toBe("typed on");
  // What another window keeps there from now on is read again.
  kept.set("one", "by another window");
  expect(storage.getItem("one")).toBe("by another window");
});
