// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { moreButton } from "./more-button.ts";

function list(count: number, step: number | undefined) {
  document.body.innerHTML = `<div id="root"><ul>${Array.from({ length: count }, (_, index) => `<li ${step && index >= step ? "data-later" : ""}></li>`).join("")}</ul><div class="more"><button></button></div></div>`;
  const root = document.getElementById("root") as HTMLElement;
  const pressed: number[] = [];
  const more = moreButton(root, step, (first) => pressed.push(first));
  return { root, more, pressed, button: root.querySelector("button") as HTMLButtonElement };
}

test("as many more at each press, until all are there", () => {
  const { root, more, pressed, button } = list(5, 2);
  expect(root.querySelectorAll("[data-later]")).toHaveLength(0);
  for (const [limit, isHidden] of [
    [2, false],
    [4, false],
    [6, true],
  ] as const) {
    more.show(5);
    expect(more.limit).toBe(limit);
    expect(root.querySelector<HTMLElement>(".more")?.hidden).toBe(isHidden);
    button.click();
  }
  expect(pressed).toEqual([2, 4, 6]);
  more.reset();
  expect(more.limit).toBe(2);
});

test("without a step all show", () => {
  expect(list(3, undefined).more.limit).toBe(Number.POSITIVE_INFINITY);
});
