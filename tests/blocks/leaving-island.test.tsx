// @vitest-environment happy-dom
import { Suspense } from "react";
import { expect, it } from "vitest";
import { islandOf } from "../../renderer/runtime/island.tsx";

function View() {
  return <p>Ready</p>;
}

/** An element as the build writes it. */
function prerendered(html: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = `<div data-root>${html}</div><script type="application/json">{}</script>`;
  document.body.append(element);
  return element;
}

it("has nothing to report when the visitor leaves before it has woken", async () => {
  const told: unknown[] = [];
  const leave = islandOf(View)(prerendered("<p>Ready</p>"), (...words) => told.push(words));
  leave?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told).toEqual([]);
});

it("reports HTML that is not what the view makes", async () => {
  const told: unknown[] = [];
  const element = prerendered("<p>Bereit</p>");
  islandOf(View)(element, (...words) => told.push(words));
  await expect.poll(() => told).toHaveLength(1);
  expect(element.textContent).toContain("Ready");
});

it("has nothing to report of what only a browser can draw, and draws it", async () => {
  const told: unknown[] = [];
  const Paths = () => <p>Map</p>;
  const Walks = () => (
    <Suspense fallback="A list of walks">
      <Paths />
    </Suspense>
  );
  const element = prerendered("<!--$!--><template></template>A list of walks<!--/$-->");
  islandOf(Walks)(element, (...words) => told.push(words));
  await expect.poll(() => element.querySelector("p")?.textContent).toBe("Map");
  expect(told).toEqual([]);
});
