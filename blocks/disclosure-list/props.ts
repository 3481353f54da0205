/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { BlockDefinition, Picture } from "../../renderer/model.ts";

export interface Props {
  /**
   * Name of the group.
   */
  title: string;
  /**
   * One or two sentences under the name.
   */
  text?: string;
  /**
   * Icon of the group, and of entries without one.
   */
  icon?: string;
  /**
   * What stands under the name and its text, such as a detail-list of related groups.
   *
   * Items: A block: its type and its options.
   */
  blocks?: BlockDefinition[];
  /**
   * The entries.
   *
   * Items: One entry.
   */
  items: {
    /**
     * Name of the entry.
     */
    title: string;
    /**
     * Icon of the entry.
     */
    icon?: string;
    /**
     * Logo of the entry, a path under public/; takes the place of the icon.
     */
    logo?: Picture;
    /**
     * State or grade in one word. Its first letter is drawn as a badge.
     */
    level?: string;
    /**
     * What the entry is.
     */
    text?: string;
    /**
     * What shows when the entry is open, after its text.
     *
     * Items: A block: its type and its options.
     */
    blocks?: BlockDefinition[];
  }[];
}
