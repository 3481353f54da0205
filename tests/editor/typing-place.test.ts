// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { openPlace, openPlaceOver } from "../../renderer/editor/frame/typing-place.ts";

afterEach(() => {
  document.documentElement.removeAttribute("dir");
  document.body.innerHTML = "";
});

/** The place of a text on a page in Arabic. */
function placeIn(html: string, open: (text: Text) => ReturnType<typeof openPlace>): HTMLElement {
  document.documentElement.dir = "rtl";
  document.body.innerHTML = html;
  return open(document.querySelector("b")!.firstChild as Text).element;
}

const within = (text: Text) => openPlace([text], text.data, "ar");
const over = (text: Text) => openPlaceOver(text, text.data, "ar");

it.each([
  ["in it", within],
  ["over it", over],
])("types a translation from right to left in the place of words that run the other way, %s", (_, open) => {
  const typed = placeIn('<h2 lang="en" dir="ltr"><b>Who teaches</b></h2>', open);
  expect([typed.dir, typed.lang]).toEqual(["auto", "ar"]);
});

it("types as the page runs where its words do", () => {
  expect(placeIn("<h2><b>من يعلّم</b></h2>", within).dir).toBe("");
});
