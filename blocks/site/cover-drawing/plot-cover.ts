import { construction } from "../../../renderer/ui/art/construction.ts";
import type { Animation } from "../../../renderer/ui/art/drawing.tsx";
import type { Plot } from "../../../renderer/ui/art/plot.ts";
import { type Dice, diceOf } from "../../../renderer/ui/art/seed.ts";
import { communityEngagement, dataInsights, productHighlight, securityAdvancement } from "./subjects.ts";
import { aiBreakthrough, companyMilestone, operationalEfficiency, techInnovation } from "./systems.ts";
import { agenticWorldCrm, aiColdChain } from "./visuals.ts";

const themes = {
  AI_BREAKTHROUGH: aiBreakthrough,
  OPERATIONAL_EFFICIENCY: operationalEfficiency,
  TECH_INNOVATION: techInnovation,
  COMPANY_MILESTONE: companyMilestone,
  PRODUCT_HIGHLIGHT: productHighlight,
  COMMUNITY_ENGAGEMENT: communityEngagement,
  DATA_INSIGHTS: dataInsights,
  SECURITY_ADVANCEMENT: securityAdvancement,
  CUSTOM_VISUAL: construction,
} as const satisfies Record<string, (dice: Dice) => Plot>;

const visuals = new Map([
  ["agentic_world_crm_visual", agenticWorldCrm],
  ["ai_cold_chain_visual", aiColdChain],
]);

export type CoverTheme = keyof typeof themes;

/** How a cover is drawn; the shape of `generativeArtConfig` in the articles' data. */
export interface CoverConfig {
  theme: CoverTheme;
  animation?: Animation;
  /** Wavering lines, as if drawn by hand. */
  isHandmadeStyle?: boolean;
  /** With CUSTOM_VISUAL: which drawing. */
  customVisualId?: string;
}

/** The drawing of a cover; the same for the same configuration and title. */
export function plotCover({ theme, customVisualId }: CoverConfig, title: string): Plot {
  const custom = theme === "CUSTOM_VISUAL" && customVisualId ? visuals.get(customVisualId) : undefined;
  return (custom ?? themes[theme])(diceOf(`${theme} ${title}`));
}
