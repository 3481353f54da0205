// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { shownPage } from "../../renderer/runtime/shown-page.ts";
import start from "./behavior.ts";

const LINKS = `<ul><li><a hreflang="en" href="/about">English</a></li><li><a hreflang="de" href="/de/ueber-uns">Deutsch</a></li></ul>`;

let element: HTMLElement;
let end: (() => void) | undefined;
const links = () =>
  [...element.querySelectorAll("a")]
    .filter((link) => !link.closest("[hidden]"))
    .map((link) => link.getAttribute("href"));

beforeEach(() => {
  document.body.innerHTML = `<div id="block">${LINKS}</div>`;
  element = document.getElementById("block") as HTMLElement;
});
afterEach(() => {
  end?.();
  delete shownPage.alternates;
});

test("leaves the links of the document alone when a touch or the focus wakes it", () => {
  end = start(element);
  expect(links()).toEqual(["/about", "/de/ueber-uns"]);
});

test("leads to the page that was put in place", () => {
  shownPage.alternates = [
    { lang: "en", name: "English", route: "/contact" },
    { lang: "de", name: "Deutsch", route: "/de/kontakt" },
  ];
  end = start(element);
  expect(links()).toEqual(["/contact", "/de/kontakt"]);
});

test("shows nothing on a page that is there in one language, and its links again on the next", () => {
  shownPage.alternates = undefined;
  end = start(element);
  expect(links()).toEqual([]);
  shownPage.alternates = [{ lang: "de", name: "Deutsch", route: "/de" }];
  document.dispatchEvent(new CustomEvent("site:navigate"));
  expect(links()).toEqual(["/de"]);
});
