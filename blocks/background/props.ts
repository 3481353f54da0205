/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * Let the plotter move across the sheet. It stops for visitors who want no motion.
   */
  plotter: boolean;
}
