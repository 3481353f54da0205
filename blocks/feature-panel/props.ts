/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { BlockDefinition, Picture } from "../../renderer/model.ts";

export interface Props {
  /**
   * What it opens.
   */
  title: string;
  /**
   * One or two sentences.
   */
  text?: string;
  /**
   * Icon beside the title.
   */
  icon?: string;
  /**
   * A count or state: 20 Articles.
   */
  badge?: string;
  /**
   * Newest entries.
   *
   * Items: One entry.
   */
  items?: {
    /**
     * Title of the entry.
     */
    title: string;
    /**
     * Where it leads.
     */
    href?: string;
    /**
     * Day, as year-month-day; shown in full: July 25, 2025.
     */
    date?: string;
    /**
     * Further short facts.
     *
     * Items: One fact.
     */
    meta?: string[];
    /**
     * Picture: a file, or else a drawing, or else an icon.
     */
    cover?: {
      /**
       * A picture and the text that stands in for it.
       */
      image?: Picture;
      /**
       * What a drawing shows, for people who cannot see it. Without it the drawing counts as decoration.
       */
      alt?: string;
      /**
       * A block that draws the cover when there is no file, such as a drawing of the site's own.
       */
      block?: BlockDefinition;
      /**
       * Name of an icon, such as brain-circuit.
       */
      icon?: string;
    };
    /**
     * One or two sentences.
     */
    text?: string;
  }[];
  /**
   * The button at the foot.
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
   * true: fades in a tenth of a second after the page is there.
   */
  fadeIn: boolean;
}
