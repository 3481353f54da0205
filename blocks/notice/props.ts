/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Html } from "../../renderer/model.ts";

export interface Props {
  /**
   * What everybody should know, in one sentence.
   */
  text: Html;
  /**
   * What it is, for screen readers.
   */
  label: string;
  /**
   * A link at its end.
   */
  action?: {
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
   * How urgent it is.
   */
  look: "plain" | "urgent";
  /**
   * First day on which it shows, by the visitor's own calendar: 2026-12-24. It then needs JavaScript.
   */
  from?: string;
  /**
   * Last day on which it shows.
   */
  until?: string;
  /**
   * Name of the button that closes it for good; another text shows again.
   */
  dismiss: string;
}
