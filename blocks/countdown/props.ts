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
  heading: string;
  /**
   * Introduction beside the heading, one to three sentences.
   */
  text?: Html;
  /**
   * Ground of the section.
   */
  tone: "plain" | "tint" | "ink";
  /**
   * What happens at the moment: Doors open, Applications close.
   */
  label?: string;
  /**
   * Day of the moment: "2027-06-10".
   */
  date: string;
  /**
   * Hour of the moment, as clocks there show it: "10:00".
   */
  time: string;
  /**
   * Where the clocks stand, region and city: Europe/London.
   */
  timeZone: string;
  /**
   * Said in place of the count from the moment on.
   */
  over: Html;
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
