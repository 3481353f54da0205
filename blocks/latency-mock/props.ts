/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  heading: string;
  note?: string;
  text?: string;
  items: { name: string; path?: string; latency: number }[];
  staggerMs: number;
  runLabel: string;
  runningLabel: string;
  cancelLabel: string;
  withoutScript: string;
}
