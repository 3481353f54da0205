/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Picture } from "../../renderer/model.ts";

export interface Props {
  /**
   * What the facts are: Key Applications.
   */
  label: string;
  /**
   * How they are drawn.
   */
  look: "rows" | "people" | "chips";
  /**
   * Facts that are texts only.
   *
   * Items: One fact.
   */
  texts?: string[];
  /**
   * Facts with a link or a portrait.
   *
   * Items: One fact.
   */
  items?: {
    /**
     * What it says.
     */
    label: string;
    /**
     * A second line: a job title.
     */
    note?: string;
    /**
     * Where it leads.
     */
    href?: string;
    /**
     * Portrait, a path under public/.
     */
    image?: Picture;
  }[];
  /**
   * Makes each text a link that searches a filter list for it: page and place of the list, /technologies/other?view=list#stack.
   */
  searchHref?: string;
}
