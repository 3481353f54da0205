/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * The brand mark; it alternates between the number and the word.
   */
  brand: {
    /**
     * Name of the link for screen readers: the company and where the link leads.
     */
    label: string;
    /**
     * First form of the changing part.
     */
    number: string;
    /**
     * Second form of the changing part.
     */
    word: string;
    /**
     * What follows and never changes.
     */
    suffix: string;
    /**
     * What the letters stand for; shown on hover, focus and touch.
     */
    tooltip?: string;
    /**
     * Where the mark leads.
     */
    href: string;
  };
  /**
   * The pages of the main navigation, in order.
   *
   * Items: One page.
   */
  items: {
    /**
     * What the link says.
     */
    label: string;
    /**
     * Other words for the same link in the menu of narrow screens.
     */
    menuLabel?: string;
    /**
     * Where it leads: a page of this site (/about), a place on the page (#roles), a place near it (../up, ?page=2), a full address (https://…), mailto:, tel: or sms:.
     */
    href: string;
  }[];
  /**
   * A link with a magnifying glass to the page of the search; a search block in the layout opens a dialog for it.
   */
  search?: {
    /**
     * Name of the link for screen readers.
     */
    label: string;
    /**
     * Address of that page.
     */
    href: string;
  };
  /**
   * Address of the page that is open, so that its entry is marked: ${page.route}.
   */
  current?: string;
  /**
   * Name of the navigation for screen readers.
   */
  navLabel: string;
  /**
   * Name of the switch between light and dark.
   */
  themeLabel: string;
  /**
   * Name of the switch that stops everything that moves.
   */
  motionLabel: string;
  /**
   * Name of the button that opens the menu.
   */
  menuLabel: string;
  /**
   * Name of the button that closes the menu.
   */
  closeLabel: string;
}
