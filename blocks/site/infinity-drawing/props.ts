/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {}
