/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { BlockDefinition, Html, Picture } from "../../renderer/model.ts";

export interface Props {
  /**
   * Short annotation in small type above the heading.
   */
  eyebrow?: string;
  /**
   * The page's main heading.
   */
  heading: string;
  /**
   * Second line of the main heading, in the warm colour.
   */
  accent?: string;
  /**
   * One to three sentences under the heading.
   */
  text?: Html;
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
  /**
   * Drawing beside or under the text. The same heading always gives the same drawing.
   */
  figure: "none" | "blueprint" | "constellation";
  /**
   * A picture, in place of the figure.
   */
  image?: Picture;
  /**
   * A block that draws, in place of figure and image: a drawing of the site's own, or a video that plays in a loop.
   */
  block?: BlockDefinition;
  /**
   * Where the drawing, picture or video stands.
   */
  place: "beside" | "behind";
  /**
   * Height of the opening.
   */
  size: "tall" | "compact" | "regular";
  /**
   * Where the text stands.
   */
  align: "start" | "center";
  /**
   * Facts for the title block at the foot of the drawing, such as the sheet number. Two to four.
   *
   * Items: One fact.
   */
  titleBlock?: {
    /**
     * What the fact is.
     */
    term: string;
    /**
     * The fact.
     */
    text: string;
  }[];
}
