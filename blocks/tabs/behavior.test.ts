// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import start from "./behavior.ts";

let element: HTMLElement;
let end: (() => void) | undefined;
const tabs = () => [...element.querySelectorAll<HTMLElement>("[role=tab]")];
const open = () => [...element.querySelectorAll(".panel:not([hidden])")].map(({ id }) => id);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );

function begin(hash = ""): void {
  history.replaceState(null, "", hash || location.pathname);
  end = start(element);
}

beforeEach(() => {
  document.body.innerHTML =
    '<div id="block"><div><ul aria-label="Regions">' +
    ["a", "b", "c"].map((id) => `<li><a href="#${id}">${id}</a></li>`).join("") +
    "</ul>" +
    ["a", "b", "c"].map((id) => `<div class="panel" id="${id}"><p id="in-${id}">${id}</p></div>`).join("") +
    "</div></div>";
  element = document.getElementById("block") as HTMLElement;
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => end?.());

test("the first tab is open, and the list of tabs keeps its name", () => {
  begin();
  expect(open()).toEqual(["a"]);
  expect(tabs().map((tab) => [tab.getAttribute("aria-selected"), tab.tabIndex])).toEqual([
    ["true", 0],
    ["false", -1],
    ["false", -1],
  ]);
  expect(element.querySelector("[role=tablist]")?.getAttribute("aria-label")).toBe("Regions");
});

test("arrow keys, Home and End move and open, around the ends", () => {
  begin();
  tabs()[0]?.focus();
  const steps = { ArrowLeft: "c", ArrowRight: "a", End: "c", Home: "a" };
  for (const [key, id] of Object.entries(steps)) {
    press(key);
    expect(open()).toEqual([id]);
    expect(document.activeElement?.textContent).toBe(id);
  }
});

test("a press opens a tab and leaves the address alone", () => {
  begin();
  tabs()[1]?.click();
  expect(open()).toEqual(["b"]);
  expect(location.hash).toBe("");
});

test("a browser finds words behind the other tabs, and opens the one that has them", () => {
  begin();
  expect([...element.querySelectorAll("[hidden=until-found]")].map(({ id }) => id)).toEqual(["b", "c"]);
  document.getElementById("c")?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  expect(open()).toEqual(["c"]);
  expect(tabs()[2]?.getAttribute("aria-selected")).toBe("true");
});

test.each(["#c", "#in-c"])("the address %s opens the tab that it leads to", (hash) => {
  begin(hash);
  expect(open()).toEqual(["c"]);
});
