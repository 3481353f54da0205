/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Html, Picture } from "../../renderer/model.ts";

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
   * What is drawn large.
   */
  look: "portraits" | "quotes";
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
   * The people.
   *
   * Items: One person.
   */
  items: {
    /**
     * Name.
     */
    name: string;
    /**
     * Role, and the company when it is not this one.
     */
    role?: string;
    /**
     * Biography in a few sentences; as a quote what the person said, without quotation marks.
     */
    text?: Html;
    /**
     * Portrait, square.
     */
    image?: Picture;
    /**
     * Profile elsewhere.
     */
    href?: string;
    /**
     * What the link to the profile says; the name when left out.
     */
    linkLabel?: string;
  }[];
  /**
   * How many are shown at most; all of them when left out.
   */
  shown?: number;
  /**
   * Link to the rest; appears when there are more than are shown.
   */
  more?: {
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
  };
  /**
   * Shown when there is nothing in the list.
   */
  empty?: Html;
}
