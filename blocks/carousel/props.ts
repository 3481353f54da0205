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
   * What the row holds, for screen readers: Newest articles.
   */
  label: string;
  /**
   * How wide an entry is.
   */
  width: "narrow" | "normal" | "wide";
  /**
   * The entries: small blocks such as card, usually filled from a collection.
   *
   * Items: One entry.
   */
  items: BlockDefinition[];
  /**
   * Name of the button that goes back.
   */
  previous: string;
  /**
   * Name of the button that goes on.
   */
  next: string;
  /**
   * Shown when there is nothing in the row. Without it the whole section is left out then.
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
