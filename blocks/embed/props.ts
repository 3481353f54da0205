/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { FrameReference, Html, Picture } from "../../renderer/model.ts";

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
   * Address of what is shown, starting with https://, as the other site's "embed" gives it (the address in its code, not the code).
   */
  address: FrameReference;
  /**
   * What it is, for screen readers.
   */
  title: string;
  /**
   * Still picture in its place until it is loaded, such as a drawn map.
   */
  image?: Picture;
  /**
   * Proportions of its place.
   */
  shape: "wide" | "classic" | "tall";
  /**
   * Category of the cookie banner: who has agreed to it is not asked again.
   */
  category: "analytics" | "marketing" | "preferences";
  /**
   * A line under it, for everybody.
   */
  caption?: Html;
  /**
   * What the button says.
   */
  button: string;
  /**
   * What visitors are told before it is loaded. {name} is whose page it is: the name of a well-known host, or its address.
   */
  notice: Html;
  /**
   * What the link to the other site says; {name} is that site.
   */
  linkLabel: string;
  /**
   * Where that link leads, when the page to open is another than the one in the frame.
   */
  href?: string;
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
