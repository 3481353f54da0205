import { expect, test } from "vitest";
import { type CoverConfig, type CoverTheme, plotCover } from "./plot-cover.ts";

const themes: CoverTheme[] = [
  "AI_BREAKTHROUGH",
  "OPERATIONAL_EFFICIENCY",
  "TECH_INNOVATION",
  "COMPANY_MILESTONE",
  "PRODUCT_HIGHLIGHT",
  "COMMUNITY_ENGAGEMENT",
  "DATA_INSIGHTS",
  "SECURITY_ADVANCEMENT",
  "CUSTOM_VISUAL",
];
const configs: CoverConfig[] = [
  ...themes.map((theme) => ({ theme })),
  { theme: "CUSTOM_VISUAL", customVisualId: "agentic_world_crm_visual" },
  { theme: "CUSTOM_VISUAL", customVisualId: "ai_cold_chain_visual" },
];
const drawn = (config: CoverConfig, title: string) => JSON.stringify(plotCover(config, title).layers);

test("nine themes and two visuals of their own give eleven different covers", () => {
  expect(new Set(configs.map((config) => drawn(config, "Small models"))).size).toBe(11);
});

test.each(configs)("%j: one title, one cover; another title, another cover", (config) => {
  expect(drawn(config, "Small models")).toBe(drawn(config, "Small models"));
  expect(drawn(config, "Small models")).not.toBe(drawn(config, "Large models"));
});

test("every number in a cover is finite, and the drawing stays small", () => {
  for (const config of configs) {
    for (let index = 0; index < 40; index++) {
      const text = drawn(config, `Title ${index}`);
      expect(text).not.toMatch(/NaN|Infinity|undefined/);
      expect(text.length).toBeLessThan(16_000);
    }
  }
});
