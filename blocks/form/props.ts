/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Html } from "../../renderer/model.ts";

export interface Props {
  eyebrow?: string;
  heading: string;
  text?: Html;
  tone: "plain" | "tint" | "ink";
  fields: {
    name: string;
    label: string;
    type: "text" | "email" | "tel" | "url" | "textarea" | "select";
    options?: string[];
    autocomplete?: string;
    required: boolean;
    wide: boolean;
    hint?: string;
    missing?: string;
  }[];
  submit: string;
  sending: string;
  endpoint: { url: string; send: string[]; timeoutMs: number };
  prefill?: { param: string; field: string }[];
  success: { title: string; text: string };
  failure: { title: string; timeout: string; network: string; other: string };
  wording: { summary: string; missing: string; email: string; url: string; optional: string };
  withoutScript?: Html;
}
