/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  heading: string;
  note?: string;
  text?: string;
  workloadLabel: string;
  instancesLabel: string;
  costLabel: string;
  withoutScript: string;
}
