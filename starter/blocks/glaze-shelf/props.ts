/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Html } from "yaml-site";

export interface Props {
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Introduction beside the heading, one or two sentences.
   */
  text?: Html;
  /**
   * What the switch says.
   */
  switchLabel: string;
  /**
   * The bowls, from left to right.
   */
  items: {
    /**
     * What the glaze is called.
     */
    name: string;
    /**
     * Which of the six it is.
     */
    glaze: "oatmeal" | "celadon" | "tenmoku" | "slack-water" | "shino" | "wood-ash";
    /**
     * What is in it and how it behaves, in a sentence.
     */
    text?: string;
  }[];
}
