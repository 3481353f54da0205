/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * What it is drawn from.
   */
  title: string;
  /**
   * Kind of drawing.
   */
  pattern: "geometric" | "constellation";
  /**
   * Colour of the accents.
   */
  accent: "ink" | "signal" | "teal" | "plum";
}
