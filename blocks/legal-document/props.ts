/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Html } from "../../renderer/model.ts";

export interface Props {
  /**
   * The document's title, the page's main heading.
   */
  heading: string;
  /**
   * Short annotation in small type above the heading.
   */
  eyebrow?: string;
  /**
   * When it was last changed, as it is shown.
   */
  updated?: string;
  /**
   * Introduction before the first section.
   */
  text?: Html;
  /**
   * Heading of the table of contents.
   */
  contentsLabel: string;
  /**
   * The sections, in order.
   *
   * Items: One section.
   */
  items: {
    /**
     * Anchor of the section; made from the heading when it is not given.
     */
    id?: string;
    /**
     * Heading of the section, without a number.
     */
    heading: string;
    /**
     * The text of the section.
     */
    text: Html;
  }[];
}
