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
   * Number of columns by width of the window, such as { base: 1, md: 2, lg: 3 }; what is not given stays as on the next narrower width.
   */
  columns?: {
    /**
     * Columns on the narrowest screens.
     */
    base: number;
    /**
     * Columns from 480 px.
     */
    sm?: number;
    /**
     * Columns from 768 px.
     */
    md?: number;
    /**
     * Columns from 1024 px.
     */
    lg?: number;
    /**
     * Columns from 1280 px.
     */
    xl?: number;
  };
  /**
   * The figures.
   *
   * Items: One figure.
   */
  items: {
    /**
     * The figure or word in large type.
     */
    value: string;
    /**
     * What it refers to.
     */
    text: string;
    /**
     * Icon above the figure.
     */
    icon?: string;
  }[];
  /**
   * Where the figures come from.
   */
  note?: Html;
  /**
   * Shown when there is nothing in the list.
   */
  empty?: Html;
}
