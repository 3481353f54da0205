/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { BlockDefinition, Html } from "../../renderer/model.ts";

export interface Props {
  eyebrow?: string;
  heading?: string;
  text?: Html;
  tone: "plain" | "tint" | "ink";
  columns: { base: number; sm?: number; md?: number; lg?: number; xl?: number };
  items: BlockDefinition[];
  actions?: { label: string; href: string; look?: "primary" | "secondary" | "quiet" }[];
  empty?: Html;
}
