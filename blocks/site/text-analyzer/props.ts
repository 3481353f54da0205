/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * Heading of the demonstration.
   */
  heading: string;
  /**
   * Short annotation above the heading, for example that nothing is sent anywhere.
   */
  note?: string;
  /**
   * What there is to try, in a sentence or two.
   */
  text?: string;
  /**
   * Label of the text field.
   */
  textLabel: string;
  /**
   * A text to start with; without it there is no button for a sample.
   */
  sample?: string;
  /**
   * What the button says that puts the sample into the field.
   */
  sampleLabel: string;
  /**
   * What the button says that starts the analysis.
   */
  analyzeLabel: string;
  /**
   * What the button says while the analysis runs.
   */
  analyzingLabel: string;
  /**
   * What the button says that stops the analysis.
   */
  cancelLabel: string;
  /**
   * Said when there is no text to analyze.
   */
  emptyText: string;
  /**
   * Said to visitors without JavaScript.
   */
  withoutScript: string;
}
