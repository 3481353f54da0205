/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { BlockDefinition, Html } from "../../renderer/model.ts";

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
   * What is chosen between, for screen readers: Kinds of teams.
   */
  label: string;
  /**
   * The tabs; the first is open at the start.
   *
   * Items: One tab.
   */
  items: {
    /**
     * What the tab says, in one to three words.
     */
    label: string;
    /**
     * Anchor of the tab: a link to it (/help#invoices) opens it.
     */
    id?: string;
    /**
     * What shows when the tab is open.
     *
     * Items: A block: its type and its options.
     */
    blocks: BlockDefinition[];
  }[];
}
