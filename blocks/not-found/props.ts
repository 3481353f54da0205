/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Html } from "../../renderer/model.ts";

export interface Props {
  /**
   * The number.
   */
  code: string;
  /**
   * The page's main heading.
   */
  heading: string;
  /**
   * What may have happened.
   */
  text?: Html;
  /**
   * The way out.
   */
  action: {
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
   * In front of the nearest addresses.
   */
  suggestionsLabel: string;
  /**
   * Other first words for some addresses.
   *
   * Items: One case.
   */
  messages?: {
    /**
     * How the address begins.
     */
    prefix: string;
    /**
     * What is said then.
     */
    text: string;
  }[];
}
