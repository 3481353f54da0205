import { expect, it } from "vitest";
import view from "../../blocks/article-header/view.tsx";
import { createPrerenderer, type ServerBlock } from "../../renderer/runtime/server.tsx";

const block = { view, wake: "static", isIsland: false, slots: [] } as unknown as ServerBlock;
const { renderBlock } = createPrerenderer(new Map([["article-header", block]]));

function html(facts: { date?: string; readingTime?: number }): string {
  const props = { title: "Rain jacket", readingLabel: "{minutes} min read", ...facts };
  return renderBlock({ type: "article-header", props }, "b0-", "en").html;
}

it.each([
  [{ date: "2025-04-29" }, "April 29, 2025"],
  [{ readingTime: 5 }, "5 min read"],
])("rules off what is known of the article: %j", (facts, shown) => {
  const [, row] = html(facts).match(/class="facts">(.*?)<\/p>/) ?? [];
  expect(row).toContain(shown);
});

it("has no two lines around nothing where neither day nor length is known, as of a product", () => {
  expect(html({})).not.toContain("facts");
});
