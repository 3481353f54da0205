/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * Words before the links.
   */
  label: string;
  /**
   * Full address of the page: ${site.url}${page.route}.
   */
  url: string;
  /**
   * What is passed on with it: ${page.title}.
   */
  title: string;
  /**
   * Where to, in this order.
   *
   * Items: One way.
   */
  to: ("email" | "linkedin" | "facebook" | "x" | "bluesky" | "reddit" | "whatsapp" | "telegram")[];
  /**
   * Label of the button that copies the address.
   */
  copy: string;
  /**
   * What it says then.
   */
  copied: string;
  /**
   * Label of the button for the device's own sharing, where it has one.
   */
  device: string;
}
