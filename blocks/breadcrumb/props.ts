/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * Name for screen readers.
   */
  label: string;
  /**
   * The pages on the way; the last one is the page itself.
   *
   * Items: One page.
   */
  items: {
    /**
     * Its name.
     */
    label: string;
    /**
     * Its address; left out for the page itself.
     */
    href?: string;
  }[];
}
