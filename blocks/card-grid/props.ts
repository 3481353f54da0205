/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { BlockDefinition, Html, ListPages, Picture } from "../../renderer/model.ts";

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
   * Number of columns by width of the window, such as { base: 1, md: 2, lg: 3 }; what is not given stays as on the next narrower width.
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
    image?: Picture;
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
   * How many cards one address shows of a collection: the rest is at /page/2, /page/3 and so on, below the page's own address. On one block of a page.
   */
  pageSize?: number;
  /**
   * Words of the links to the other pages.
   */
  pageLabels: {
    /**
     * What they are, for screen readers.
     */
    label: string;
    /**
     * Link to the page before.
     */
    previous: string;
    /**
     * Link to the page after.
     */
    next: string;
  };
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
  /**
   * The addresses that the list goes on at; only when there is more than one.
   */
  pages?: ListPages;
}
