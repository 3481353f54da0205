/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * Heading of the demonstration.
   */
  heading: string;
  /**
   * Short annotation above the heading.
   */
  note?: string;
  /**
   * What there is to try, in a sentence or two.
   */
  text?: string;
  /**
   * The endpoints, pinged one after the other.
   *
   * Items: One endpoint.
   */
  items: {
    /**
     * What the endpoint does.
     */
    name: string;
    /**
     * Method and path, such as GET /orders.
     */
    path?: string;
    /**
     * Usual answer time in milliseconds; a ping varies it by up to 20 %.
     */
    latency: number;
  }[];
  /**
   * Time from the start of one ping to the start of the next, in milliseconds. A slower answer is waited for.
   */
  staggerMs: number;
  /**
   * What the button says that starts the pings.
   */
  runLabel: string;
  /**
   * What the button says while endpoints are pinged.
   */
  runningLabel: string;
  /**
   * What the button says that stops the pings.
   */
  cancelLabel: string;
  /**
   * Said to visitors without JavaScript.
   */
  withoutScript: string;
}
