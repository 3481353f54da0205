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
   * Which drawing.
   */
  figure: "architecture" | "infinity" | "blueprint" | "constellation";
  /**
   * What the drawing shows, for everybody; it stands in for the drawing.
   */
  caption: Html;
  /**
   * Names of the six parts in an architecture drawing, from the bottom up, two to a layer.
   *
   * Items: One name.
   */
  items: string[];
  /**
   * Name of the upper end of an architecture drawing.
   */
  top: string;
  /**
   * Name of its lower end.
   */
  bottom: string;
  /**
   * Name of the line along its side.
   */
  side: string;
}
