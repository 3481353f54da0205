import type { ReactNode } from "react";
import {
  communityEngagement,
  dataInsights,
  productHighlight,
  securityAdvancement,
} from "./cover-subjects.ts";
import { aiBreakthrough, companyMilestone, operationalEfficiency, techInnovation } from "./cover-systems.ts";
import { agenticWorldCrm, aiColdChain, construction } from "./cover-visuals.ts";
import { type Animation, Drawing } from "./drawing.tsx";
import type { Plot } from "./plot.ts";
import { type Dice, diceOf } from "./seed.ts";

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

interface CoverArtProps {
  config: CoverConfig;
  /** What the drawing varies with: the article's title. */
  title: string;
}

/**
 * The drawn cover of an article, 16:9. Fills the box that it is given and is cut to fit; decorative, so put an
 * alternative text, if there is one, on a parent with `role="img"`.
 */
export function CoverArt({ config, title }: CoverArtProps): ReactNode {
  return (
    <Drawing
      plot={plotCover(config, title)}
      width={640}
      height={360}
      squares={20}
      handmade={config.isHandmadeStyle}
      animation={config.animation}
    />
  );
}
