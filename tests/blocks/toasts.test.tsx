// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import startToasts from "../../blocks/toasts/behavior.ts";
import Toasts from "../../blocks/toasts/view.tsx";
import { showToast } from "../../renderer/runtime/toasts.ts";

let element: HTMLElement;
let end: () => void;

const shown = () => [...element.querySelectorAll<HTMLElement>("[data-region] > li")];
const titles = () => shown().map((toast) => toast.querySelector(".title")?.textContent);
const closeButton = (index: number) => shown()[index]?.querySelector("button") as HTMLButtonElement;
const press = (key: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const success = (title: string, topic?: string) =>
  showToast({ kind: "success", title, text: "Well.", topic });
const failure = (title: string, topic?: string) => showToast({ kind: "error", title, text: "Badly.", topic });

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button id="before">Before</button><div id="block">${renderToString(
    <Toasts label="Notifications" closeLabel="Close message" seconds={8} />,
  )}</div>`;
  element = document.getElementById("block") as HTMLElement;
  end = startToasts(element);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

describe("toasts", () => {
  it("have live regions in the page before anything is said", () => {
    const regions = [...element.querySelectorAll("[data-region]")];
    expect(regions.map((region) => region.getAttribute("aria-live"))).toEqual(["polite", "assertive"]);
    expect(element.querySelector("section")?.getAttribute("aria-label")).toBe("Notifications");
    expect(shown()).toEqual([]);
  });

  it("say what they are told, as text", () => {
    showToast({ kind: "error", title: "<b>Error</b>", text: "Try again." });
    expect(shown()[0]?.querySelector(".title")?.textContent).toBe("<b>Error</b>");
    expect(shown()[0]?.querySelector(".text")?.textContent).toBe("Try again.");
    expect(shown()[0]?.parentElement?.getAttribute("aria-live")).toBe("assertive");
  });

  it("show what was said before the region was awake", () => {
    end();
    success("Early");
    expect(shown()).toEqual([]);
    end = startToasts(element);
    expect(titles()).toEqual(["Early"]);
  });

  it("go after 8 seconds when the news is good, and stay when it is not", () => {
    success("Sent");
    failure("Not sent");
    vi.advanceTimersByTime(7999);
    expect(shown()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual(["Not sent"]);
    vi.advanceTimersByTime(3_600_000);
    expect(titles()).toEqual(["Not sent"]);
  });

  it.each([
    ["the pointer is over them", "pointerenter", "pointerleave"],
    ["focus is in them", "focusin", "focusout"],
  ])("stay while %s", (_, enter, leave) => {
    success("Sent");
    vi.advanceTimersByTime(5000);
    shown()[0]?.dispatchEvent(new Event(enter));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(1);
    shown()[0]?.dispatchEvent(new Event(leave));
    vi.advanceTimersByTime(2999);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it("make room for newer news of the same topic, and for the same words", () => {
    failure("Not sent", "inquiry");
    failure("Other form", "other");
    failure("Not sent", "inquiry");
    expect(titles()).toEqual(["Other form", "Not sent"]);
    success("Sent", "inquiry");
    expect(titles()).toEqual(["Sent", "Other form"]);
    failure("Alone");
    failure("Alone");
    expect(titles()).toEqual(["Sent", "Other form", "Alone"]);
  });

  it("are closed by their button, which gives focus to the next one and then back to where it was", () => {
    document.getElementById("before")?.focus();
    failure("One");
    failure("Two");
    press("F6");
    expect(document.activeElement).toBe(closeButton(1));
    closeButton(1).click();
    expect(document.activeElement).toBe(closeButton(0));
    press("Escape", closeButton(0));
    expect(shown()).toEqual([]);
    expect(document.activeElement?.id).toBe("before");
  });

  it("are left with F6 as they are entered, and F6 is free when there are none", () => {
    const free = new KeyboardEvent("keydown", { key: "F6", bubbles: true, cancelable: true });
    document.body.dispatchEvent(free);
    expect(free.defaultPrevented).toBe(false);
    document.getElementById("before")?.focus();
    failure("One");
    press("F6");
    press("F6", closeButton(0));
    expect(document.activeElement?.id).toBe("before");
    expect(shown()).toHaveLength(1);
  });

  it("have names and ids of their own", () => {
    failure("One");
    failure("Two");
    expect(new Set(shown().map((toast) => toast.id)).size).toBe(2);
    const described = closeButton(0).getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe("One");
    expect(closeButton(0).getAttribute("aria-label")).toBe("Close message");
  });

  it("leave no timer behind", () => {
    success("Sent");
    end();
    expect(vi.getTimerCount()).toBe(0);
  });
});
