/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * Name of the switch for screen readers.
   */
  label: string;
  /**
   * The pages.
   *
   * Items: One page.
   */
  items: {
    /**
     * What the tab says.
     */
    label: string;
    /**
     * Where it leads: a page of this site (/about), a place on the page (#roles), a place near it (../up, ?page=2), a full address (https://…), mailto:, tel: or sms:.
     */
    href: string;
  }[];
}
