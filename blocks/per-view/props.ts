/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { BlockDefinition } from "../../renderer/model.ts";

export interface Props {
  /**
   * What shows in the grid view.
   */
  grid: BlockDefinition;
  /**
   * What shows in the list view.
   */
  list: BlockDefinition;
}
