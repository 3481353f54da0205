/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Html } from "../../renderer/model.ts";

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
   * The groups.
   *
   * Items: One group.
   */
  items: {
    /**
     * Anchor of the group.
     */
    id?: string;
    /**
     * Title.
     */
    title: string;
    /**
     * What the group is.
     */
    description?: string;
    /**
     * The kinds in the group.
     *
     * Items: One kind.
     */
    types: {
      /**
       * Anchor of the kind.
       */
      id?: string;
      /**
       * Name.
       */
      name: string;
      /**
       * What it is.
       */
      description: string;
      /**
       * Icon beside the title.
       */
      icon?: string;
      /**
       * Examples.
       *
       * Items: One example.
       */
      examples?: string[];
    }[];
  }[];
  /**
   * In front of the examples.
   */
  examplesLabel: string;
  /**
   * Shown when there is nothing in the list.
   */
  empty?: Html;
}
