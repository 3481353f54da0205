/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * Name of the category.
   */
  title: string;
  /**
   * One or two sentences, or a tagline.
   */
  text?: string;
  /**
   * Icon of the category.
   */
  icon?: string;
  /**
   * What belongs to the category, when each has more than a name.
   *
   * Items: One thing.
   */
  items?: {
    /**
     * Name.
     */
    label: string;
    /**
     * Shown when the pointer rests on the name; cut after 100 characters.
     */
    tooltip?: string;
  }[];
  /**
   * What belongs to the category, names only.
   *
   * Items: One name.
   */
  names?: string[];
  /**
   * How many names are shown at most; all of them by default.
   */
  shown?: number;
  /**
   * A link to all of the category in a filter list on the same or another page.
   */
  explore?: {
    /**
     * What the link says: Explore all 8 in Cloud.
     */
    label: string;
    /**
     * Page and place of the list: /technologies/other?view=list#cloud.
     */
    href: string;
    /**
     * The first word of this text is searched for there.
     */
    search?: string;
  };
}
