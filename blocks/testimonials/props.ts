/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Html } from "../../renderer/model.ts";

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
   * The quotations.
   *
   * Items: One quotation.
   */
  items: {
    /**
     * What was said, without quotation marks.
     */
    quote: string;
    /**
     * Who said it.
     */
    author: string;
    /**
     * Role and company of the author.
     */
    company?: string;
  }[];
  /**
   * How many are shown at most.
   */
  shown: number;
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
  };
  /**
   * Shown when there is nothing in the list.
   */
  empty?: Html;
}
