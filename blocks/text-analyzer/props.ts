/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  heading: string;
  note?: string;
  text?: string;
  textLabel: string;
  sample?: string;
  sampleLabel: string;
  analyzeLabel: string;
  analyzingLabel: string;
  cancelLabel: string;
  emptyText: string;
  withoutScript: string;
}
