/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * Words above the links.
   */
  label: string;
  /**
   * The links. Left out, they are the page's own blocks that have an id and a heading, in their order.
   *
   * Items: One link.
   */
  items?: {
    /**
     * What stands there.
     */
    label: string;
    /**
     * Where it leads: a page of this site (/about), a place on the page (#roles), a place near it (../up, ?page=2), a full address (https://…), mailto:, tel: or sms:.
     */
    href: string;
  }[];
}
