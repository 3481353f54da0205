/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * What the drawing varies with: the title of the article.
   */
  title: string;
  /**
   * How the drawing is made. Without it an icon stands in.
   */
  art?: {
    /**
     * Subject of the drawing.
     */
    theme:
      | "AI_BREAKTHROUGH"
      | "OPERATIONAL_EFFICIENCY"
      | "TECH_INNOVATION"
      | "COMPANY_MILESTONE"
      | "PRODUCT_HIGHLIGHT"
      | "COMMUNITY_ENGAGEMENT"
      | "DATA_INSIGHTS"
      | "SECURITY_ADVANCEMENT"
      | "CUSTOM_VISUAL";
    /**
     * How it moves.
     */
    animation?: "none" | "drift" | "draw" | "pulse";
    /**
     * Lines waver slightly, as if drawn by hand.
     */
    isHandmadeStyle?: boolean;
    /**
     * Which ready-made drawing; only with the theme CUSTOM_VISUAL.
     */
    customVisualId?: "agentic_world_crm_visual" | "ai_cold_chain_visual";
  };
  /**
   * Icon that stands in for a drawing.
   */
  icon: string;
}
