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
  columns: {
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
   * The blocks, in reading order. Choose small ones that do not bring a section of their own.
   *
   * Items: A block: its type and its options.
   */
  items: BlockDefinition[];
  /**
   * Buttons under the blocks.
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
  }[];
  /**
   * Shown when there is nothing in the list. Without it the whole section is left out then.
   */
  empty?: Html;
}
