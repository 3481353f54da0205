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
   * Names of the stages, in order.
   *
   * Items: Name of one stage.
   */
  items: string[];
  /**
   * How long a stage takes, in milliseconds.
   */
  stageMs: number;
  /**
   * What the button says that starts the pipeline.
   */
  runLabel: string;
  /**
   * What the button says while the pipeline runs.
   */
  runningLabel: string;
  /**
   * What the button says that stops the pipeline.
   */
  cancelLabel: string;
  /**
   * Said when all stages are done.
   */
  completeText: string;
  /**
   * Said to visitors without JavaScript.
   */
  withoutScript: string;
}
