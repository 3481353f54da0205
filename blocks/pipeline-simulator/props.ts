/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  heading: string;
  note?: string;
  text?: string;
  items: string[];
  stageMs: number;
  runLabel: string;
  runningLabel: string;
  cancelLabel: string;
  completeText: string;
  withoutScript: string;
}
