// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { teller } from "../../renderer/runtime/live/tell-language-live.ts";

const english = { lang: "en", dir: "ltr" as const, texts: ["Welcome", "{count} events"] };

function drawn(html: string): HTMLElement {
  const block = document.createElement("div");
  block.innerHTML = html;
  return block;
}

test("in npm start, elements that hold nothing but untranslated text are marked", () => {
  const block = drawn("<h2>مرحبا</h2><p>Welcome</p><p>3 events</p><p>Welcome مرحبا</p>");
  teller(block, english)();
  expect(block.innerHTML).toBe(
    '<h2>مرحبا</h2><p lang="en" dir="ltr">Welcome</p><p lang="en" dir="ltr">3 events</p><p>Welcome مرحبا</p>',
  );
});

test("a mark goes when the view says something else there", () => {
  const block = drawn("<p>Welcome</p>");
  const tell = teller(block, english);
  tell();
  block.querySelector("p")!.firstChild!.nodeValue = "مرحبا";
  tell();
  expect(block.innerHTML).toBe("<p>مرحبا</p>");
});

test("what says its language itself is left alone", () => {
  const block = drawn('<a lang="fr">Welcome</a>');
  teller(block, english)();
  expect(block.innerHTML).toBe('<a lang="fr">Welcome</a>');
});
