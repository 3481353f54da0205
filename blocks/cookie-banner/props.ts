/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Html } from "../../renderer/model.ts";

export interface Props {
  /**
   * Heading of the banner; not part of the page's outline.
   */
  heading: string;
  /**
   * What the choice is about.
   */
  text: Html;
  /**
   * Link to the cookie policy.
   */
  policy?: {
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
   * Button that agrees to everything.
   */
  accept: string;
  /**
   * Button that agrees to the essential ones alone.
   */
  reject: string;
  /**
   * Button that opens the choice by category.
   */
  customize: string;
  /**
   * Name of the button that hides the banner without a choice.
   */
  close: string;
  /**
   * The choice by category.
   */
  dialog: {
    /**
     * Heading of the dialog.
     */
    heading: string;
    /**
     * Introduction.
     */
    text?: Html;
    /**
     * Button that stores the choice.
     */
    save: string;
    /**
     * Button that leaves things as they are.
     */
    cancel: string;
  };
  /**
   * What a visitor without JavaScript reads who follows a link to the block.
   */
  withoutScript?: Html;
  /**
   * The categories. The names are fixed, because they are what is stored.
   *
   * Items: One category.
   */
  categories: {
    /**
     * Which category.
     */
    name: "essential" | "analytics" | "marketing" | "preferences";
    /**
     * What it is called.
     */
    label: string;
    /**
     * What it is for.
     */
    text: string;
    /**
     * Always on; the visitor cannot switch it off.
     */
    required: boolean;
  }[];
}
