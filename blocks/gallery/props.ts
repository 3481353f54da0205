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
   * Number of columns by width of the window, such as { base: 1, md: 2, lg: 3 }; what is not given stays as on the next narrower width. Two, three and four when left out.
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
   * To what the pictures are cut in the list; large they are whole.
   */
  shape: "wide" | "square" | "tall";
  /**
   * The pictures, in order.
   *
   * Items: One picture.
   */
  items: {
    /**
     * The picture.
     */
    image: Picture;
    /**
     * A line under it.
     */
    caption?: Html;
    /**
     * Who made it, or to whom it belongs.
     */
    credit?: string;
  }[];
  /**
   * Words of the viewer.
   */
  labels: {
    /**
     * What the viewer is called.
     */
    name: string;
    /**
     * Begins the name of each link: Enlarge, and what the picture shows.
     */
    open: string;
    /**
     * Closes the viewer.
     */
    close: string;
    /**
     * Shows the picture before.
     */
    previous: string;
    /**
     * Shows the picture after.
     */
    next: string;
  };
  /**
   * Shown when there are no pictures. Without it the whole section is left out then.
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
