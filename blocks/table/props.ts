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
   * What the table shows, in a few words; names it for screen readers. The heading when left out.
   */
  caption?: string;
  /**
   * The columns, from left to right.
   *
   * Items: One column.
   */
  columns: {
    /**
     * Heading of the column.
     */
    label: string;
    /**
     * Where its values stand.
     */
    align: "start" | "center" | "end";
  }[];
  /**
   * The rows, each a list of values, one for each column.
   */
  items: Html[][];
  /**
   * true: the first value of each row names it.
   */
  rowHeadings: boolean;
  /**
   * What happens on narrow screens.
   */
  narrow: "stack" | "scroll";
  /**
   * What has to be known about the values: source, day, rounding.
   */
  note?: Html;
  /**
   * Shown when there are no rows. Without it the whole section is left out then.
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
