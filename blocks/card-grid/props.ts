/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { BlockDefinition, Html } from "../../renderer/model.ts";

export interface Props {
  /**
   * Short annotation in small type above the heading.
   */
  eyebrow?: string;
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * Introduction beside the heading, one to three sentences.
   */
  text?: Html;
  /**
   * Ground of the section.
   */
  tone: "plain" | "tint" | "ink";
  /**
   * Number of columns by width of the window; what is not given stays as on the next narrower width.
   */
  columns?: {
    /**
     * Columns on the narrowest screens.
     */
    base: number;
    /**
     * Columns from 480 px.
     */
    sm?: number;
    /**
     * Columns from 768 px.
     */
    md?: number;
    /**
     * Columns from 1024 px.
     */
    lg?: number;
    /**
     * Columns from 1280 px.
     */
    xl?: number;
  };
  /**
   * How a card is drawn.
   */
  look: "plain" | "numbered" | "ruled";
  /**
   * The cards, in reading order.
   *
   * Items: One card.
   */
  items: {
    /**
     * A small block in place of the card, such as an event-card; then nothing else is given here.
     */
    block?: BlockDefinition;
    /**
     * Title of the card; it carries the link. Every card needs it.
     */
    title?: string;
    /**
     * What it is, in a sentence or two.
     */
    text?: string;
    /**
     * Icon beside the title.
     */
    icon?: string;
    /**
     * Where it leads: a page of this site (/about), a place on the page (#roles), a place near it (../up, ?page=2), a full address (https://…), mailto:, tel: or sms:.
     */
    href?: string;
    /**
     * Words at the foot of a card that leads somewhere.
     */
    linkLabel?: string;
    /**
     * Short labels.
     *
     * Items: One label.
     */
    tags?: string[];
    /**
     * Picture on top, cropped to 16:9.
     */
    image?: {
      /**
       * Path of a picture under public/, starting with a slash: /images/team.svg.
       */
      src: string;
      /**
       * What the picture shows, for people who cannot see it. Two quotation marks ("") for a decoration.
       */
      alt: string;
      /**
       * Width of the file in pixels.
       */
      width?: number;
      /**
       * Height of the file in pixels.
       */
      height?: number;
    };
    /**
     * Short facts under the title.
     *
     * Items: One fact.
     */
    meta?: string[];
    /**
     * State or kind, in one or two words.
     */
    badge?: string;
  }[];
  /**
   * Longest text of a card in characters: a longer one is cut three characters earlier and ends in three dots.
   */
  textLimit?: number;
  /**
   * Shown on cards without a text.
   */
  textMissing?: string;
  /**
   * Shown when there is nothing in the list. Without it the whole section is left out then.
   */
  empty?: Html;
  /**
   * Buttons, the most important one first.
   *
   * Items: A button or link that leads somewhere.
   */
  actions?: {
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
    /**
     * What this is called where visits are measured, such as Brochure downloaded. Counted when it is used, by the services that the visitor agreed to.
     */
    event?: string;
  }[];
}
