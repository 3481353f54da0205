/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * What the link says: Back to Careers.
   */
  label: string;
  /**
   * Where it leads.
   */
  href: string;
}
