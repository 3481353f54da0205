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
   * How they are drawn.
   */
  look: "row" | "cells";
  /**
   * True: all in the colour of the text, in both themes. For signs on a transparent ground.
   */
  oneColor: boolean;
  /**
   * The signs, in order.
   *
   * Items: One sign.
   */
  items: {
    /**
     * Whose sign it is; said in place of the picture, and written out when there is none.
     */
    name: string;
    /**
     * Path of the sign under public/: /images/logos/example.svg.
     */
    image?: Picture;
    /**
     * Path of the sign for dark grounds.
     */
    dark?: Picture;
    /**
     * Where it leads: a page of this site (/about), a place on the page (#roles), a place near it (../up, ?page=2), a full address (https://…), mailto:, tel: or sms:.
     */
    href?: string;
  }[];
  /**
   * Shown when there are no signs. Without it the whole section is left out then.
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
