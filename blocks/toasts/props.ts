/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  label: string;
  closeLabel: string;
  seconds: number;
}
