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
   * The events, in order.
   *
   * Items: One event.
   */
  items: {
    /**
     * When: a year, a month, a date.
     */
    date: string;
    /**
     * What.
     */
    title: string;
    /**
     * A sentence or two about it.
     */
    text?: Html;
  }[];
}
