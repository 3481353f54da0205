/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Body } from "../../renderer/model.ts";

export interface Props {
  /**
   * Files under public/ that hold the text, HTML or Markdown. The first one that exists is shown.
   */
  body: Body;
  /**
   * What the comment in the file's first line says, such as insight: yogi-platform-launch. It proves that the answer of a host is the text and not an error page; the check holds the file to it.
   */
  marker?: string;
  /**
   * Shown while the text is on its way.
   */
  loading: string;
  /**
   * Shown when the text cannot be had.
   */
  failure: string;
  /**
   * What to do then.
   */
  failureHint?: string;
  /**
   * Label of the button that tries again.
   */
  retry: string;
  /**
   * true: a text that cannot be had leads to the site's not-found page.
   */
  notFound: boolean;
  /**
   * Block of this page whose first three pictures are fetched once the text is there: #related.
   */
  preload?: string;
}
