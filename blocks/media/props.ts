/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { BlockDefinition, Html, Picture } from "../../renderer/model.ts";

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
   * The text beside it, with a little Markdown.
   */
  text?: Html;
  /**
   * Ground of the section.
   */
  tone: "plain" | "tint" | "ink";
  /**
   * The picture.
   */
  image?: Picture;
  /**
   * A block in place of the picture: a video, an embed, or a drawing of the site's own.
   */
  block?: BlockDefinition;
  /**
   * On which side of the text the picture stands on wide screens. On narrow ones it stands below its heading and text.
   */
  side: "start" | "end";
  /**
   * To what the picture is cut; its focus stays in sight.
   */
  shape: "whole" | "wide" | "square" | "tall";
  /**
   * How much of the width the picture has on wide screens.
   */
  width: "half" | "more";
  /**
   * A line under the picture, for everybody.
   */
  caption?: Html;
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
