/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * What the links are, for screen readers: Breadcrumb.
   */
  label: string;
  /**
   * How they are drawn.
   */
  look: "trail" | "tabs" | "back";
  /**
   * The pages; in a trail the last one is the page itself.
   *
   * Items: One page.
   */
  items: {
    /**
     * Its name.
     */
    label: string;
    /**
     * Its address; in a trail left out for the page itself.
     */
    href?: string;
  }[];
  /**
   * Address of the page that is open, so that its tab is marked: ${page.route}.
   */
  current?: string;
}
