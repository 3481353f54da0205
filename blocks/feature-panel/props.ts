/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * What it opens.
   */
  title: string;
  /**
   * One or two sentences.
   */
  text?: string;
  /**
   * Icon beside the title.
   */
  icon?: string;
  /**
   * A count or state: 20 Articles.
   */
  badge?: string;
  /**
   * Newest entries.
   *
   * Items: One entry.
   */
  items?: {
    /**
     * Title of the entry.
     */
    title: string;
    /**
     * Where it leads.
     */
    href?: string;
    /**
     * Day, as year-month-day; shown in full: July 25, 2025.
     */
    date?: string;
    /**
     * Further short facts.
     *
     * Items: One fact.
     */
    meta?: string[];
    /**
     * Picture: a file, or else a drawing, or else an icon.
     */
    cover?: {
      /**
       * Path of a picture under public/, starting with a slash: /images/team.svg.
       */
      image?: string;
      /**
       * What it shows, for people who cannot see it. Without it the picture counts as decoration.
       */
      alt?: string;
      /**
       * How the drawing is made when there is no file.
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
       * Name of an icon, such as brain-circuit.
       */
      icon?: string;
    };
    /**
     * One or two sentences.
     */
    text?: string;
  }[];
  /**
   * The button at the foot.
   */
  action?: {
    /**
     * What the button says.
     */
    label: string;
    /**
     * Where it leads: a page of this site (/about), a place on the page (#roles), a place near it (../up, ?page=2), a full address (https://…), mailto:, tel: or sms:.
     */
    href: string;
    /**
     * How strongly it stands out.
     */
    look: "primary" | "secondary" | "quiet";
  };
  /**
   * true: fades in a tenth of a second after the page is there.
   */
  fadeIn: boolean;
}
