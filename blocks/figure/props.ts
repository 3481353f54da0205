/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { BlockDefinition, Html, Picture } from "../../renderer/model.ts";

export interface Props {
  /**
   * Short annotation in small type above the heading.
   */
  eyebrow?: string;
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * Introduction beside the heading, one to three sentences.
   */
  text?: Html;
  /**
   * Ground of the section.
   */
  tone: "plain" | "tint" | "ink";
  /**
   * How it is set.
   */
  look: "plate" | "strip";
  /**
   * A picture to show.
   */
  image?: Picture;
  /**
   * A block that draws, such as a drawing of the site's own; shown when there is no image.
   */
  block?: BlockDefinition;
  /**
   * Which drawing is made when there is neither image nor block.
   */
  figure: "blueprint" | "constellation" | "geometric";
  /**
   * What a drawing is made from: the same text always gives the same drawing. The heading when left out.
   */
  seed?: string;
  /**
   * Colour of the accents in a drawing.
   */
  accent: "ink" | "signal" | "teal" | "plum";
  /**
   * Parts of what is shown, in the order of the list beside it.
   *
   * Items: One part.
   */
  items?: {
    /**
     * Its mark in the picture: a letter or a number.
     */
    label: string;
    /**
     * Its name.
     */
    text: string;
  }[];
  /**
   * What is shown, for everybody; it stands in for a drawing.
   */
  caption?: Html;
}
