/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * Title of the card.
   */
  title: string;
  /**
   * One to three sentences.
   */
  text?: string;
  /**
   * true: the text is cut to three lines.
   */
  clamp: boolean;
  /**
   * Day, as year-month-day; shown in full: March 4, 2025.
   */
  date?: string;
  /**
   * Short facts under the title, such as place and department.
   *
   * Items: One fact.
   */
  meta?: string[];
  /**
   * Short labels at the foot.
   *
   * Items: One label.
   */
  tags?: string[];
  /**
   * Icon at the top.
   */
  icon?: string;
  /**
   * State or kind, in one or two words.
   */
  badge?: string;
  /**
   * Picture at the top: a file, or else a drawing, or else the icon.
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
   * Where the card leads. Without it the card is not clickable.
   */
  href?: string;
  /**
   * Words at the foot of a card that leads somewhere.
   */
  linkLabel?: string;
  /**
   * true: the thing is over. The card is dimmed, has a badge that says so, and no link.
   */
  closed: boolean;
  /**
   * The badge of a closed card.
   */
  closedLabel: string;
}
