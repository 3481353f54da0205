/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Picture } from "../../renderer/model.ts";

export interface Props {
  /**
   * The logo: a picture, a word, both, or the animated mark that alternates between a number and a word.
   */
  brand: {
    /**
     * Name of the link for screen readers: the company and where the link leads.
     */
    label: string;
    /**
     * The logo as a picture, 40 px high and 176 px wide at most; alt is "", because the label says what it is.
     */
    image?: Picture;
    /**
     * The logo as a word, such as the name of the company; beside the picture if there is one.
     */
    text?: string;
    /**
     * First form of the changing part of the mark.
     */
    number?: string;
    /**
     * Second form of the changing part of the mark.
     */
    word?: string;
    /**
     * What follows in the mark and never changes.
     */
    suffix?: string;
    /**
     * What the letters stand for; shown on hover, focus and touch.
     */
    tooltip?: string;
    /**
     * Where the logo leads.
     */
    href: string;
  };
  /**
   * The entries of the main navigation, in order. What has no room in the bar stands in the menu.
   *
   * Items: One entry: a page, a list of pages, a panel, or a page with one of the two.
   */
  items: {
    /**
     * What the entry says.
     */
    label: string;
    /**
     * Other words for the same entry in the menu of narrow screens.
     */
    menuLabel?: string;
    /**
     * Where it leads: a page of this site (/about), a place on the page (#roles), a place near it (../up, ?page=2), a full address (https://…), mailto:, tel: or sms:.
     */
    href?: string;
    /**
     * The second level: pages below this entry.
     *
     * Items: One page.
     */
    items?: {
      /**
       * What the link says.
       */
      label: string;
      /**
       * Where it leads: a page of this site (/about), a place on the page (#roles), a place near it (../up, ?page=2), a full address (https://…), mailto:, tel: or sms:.
       */
      href: string;
      /**
       * A line about it.
       */
      text?: string;
      /**
       * Icon in front of it.
       */
      icon?: string;
    }[];
    /**
     * The second level as a panel: groups of pages side by side, and one thing to point out.
     */
    panel?: {
      /**
       * Groups of pages.
       *
       * Items: One group.
       */
      groups: {
        /**
         * What the group is called.
         */
        heading?: string;
        /**
         * The pages of the group.
         *
         * Items: One page.
         */
        items: {
          /**
           * What the link says.
           */
          label: string;
          /**
           * Where it leads: a page of this site (/about), a place on the page (#roles), a place near it (../up, ?page=2), a full address (https://…), mailto:, tel: or sms:.
           */
          href: string;
          /**
           * A line about it.
           */
          text?: string;
          /**
           * Icon in front of it.
           */
          icon?: string;
        }[];
      }[];
      /**
       * One thing to point out beside the groups.
       */
      feature?: {
        /**
         * A picture above it.
         */
        image?: Picture;
        /**
         * What it is about.
         */
        heading: string;
        /**
         * One or two sentences.
         */
        text?: string;
        /**
         * Where it leads.
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
      };
    };
  }[];
  /**
   * Buttons at the right end, the most important one first.
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
   * Where the buttons are while the entries are in the menu.
   */
  narrowActions: "menu" | "bar";
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
   * The switches that the bar has.
   *
   * Items: One switch.
   */
  switches: ("motion" | "theme")[];
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
  /**
   * Name of the button beside an entry that is a page and has a second level; the entry's own words follow.
   */
  moreLabel: string;
}
