// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { keepDropsOut } from "../../renderer/editor/keep-drops-out.ts";

let end = (): void => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** Lets something go over an element. @returns Whether the browser would open it. */
function isOpened(place: Element, type: string): boolean {
  const events = ["dragover", "drop"].map((name) => {
    const event = new Event(name, { bubbles: true, cancelable: true });
    return Object.assign(event, { dataTransfer: { types: [type], dropEffect: "copy" } });
  });
  for (const event of events) place.dispatchEvent(event);
  return !events.every(({ defaultPrevented }) => defaultPrevented);
}

function placeOf(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector("#place")!;
}

it.each([
  ["a picture beside its field", "<p id=place>Words</p>", "Files"],
  ["a picture on a text field", "<input id=place>", "Files"],
  ["a link on the page", "<h1 id=place>Words</h1>", "text/uri-list"],
])("opens nothing in place of the editor: %s", (_, html, type) => {
  end = keepDropsOut();
  expect(isOpened(placeOf(html), type)).toBe(false);
});

it("leaves words and links to fields of text, and words of the page to the browser", () => {
  end = keepDropsOut();
  expect(isOpened(placeOf("<textarea id=place></textarea>"), "text/uri-list")).toBe(true);
  expect(isOpened(placeOf("<p contenteditable><b id=place>Words</b></p>"), "text/uri-list")).toBe(true);
  expect(isOpened(placeOf("<p id=place>Words</p>"), "text/plain")).toBe(true);
});

it("says where files go, but not where a field has taken them", () => {
  const told: Element[] = [];
  end = keepDropsOut((at) => told.push(at));
  const place = placeOf("<p id=place>Words</p>");
  isOpened(place, "Files");
  expect(told).toEqual([place]);
  place.addEventListener("dragover", (event) => event.preventDefault());
  place.addEventListener("drop", (event) => event.preventDefault());
  isOpened(place, "Files");
  expect(told).toHaveLength(1);
});
