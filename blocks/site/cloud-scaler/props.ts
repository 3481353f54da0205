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
   * Label of the slider.
   */
  workloadLabel: string;
  /**
   * Label of the number of instances.
   */
  instancesLabel: string;
  /**
   * Label of the cost in dollars.
   */
  costLabel: string;
  /**
   * Said to visitors without JavaScript.
   */
  withoutScript: string;
}
