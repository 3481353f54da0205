/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Html } from "../../renderer/model.ts";

export interface Props {
  /**
   * Where the search is shown.
   */
  look: "page" | "dialog";
  /**
   * Address of the page with the search: links to it open the dialog, and it shows all results.
   */
  href: string;
  /**
   * The page's main heading; not shown in the dialog.
   */
  heading?: string;
  /**
   * Introduction below the heading; not shown in the dialog.
   */
  text?: Html;
  /**
   * Name of the field.
   */
  label: string;
  /**
   * Button that shows all results on the page of the search.
   */
  button: string;
  /**
   * Name of the button that closes the dialog.
   */
  close: string;
  /**
   * Beside the box with which a visitor switches the / key off or on, in the dialog.
   */
  shortcut: string;
  /**
   * Heading of the list of all pages.
   */
  pages: string;
  /**
   * How many pages were found; {count} is the number.
   */
  found: string;
  /**
   * When nothing was found; {query} is what was looked for.
   */
  none: string;
  /**
   * Button that shows further results.
   */
  more: string;
  /**
   * While the first answer takes a moment.
   */
  loading: string;
  /**
   * When the search could not be loaded.
   */
  failed: string;
  /**
   * Button that tries again.
   */
  retry: string;
  /**
   * When the visitor has no connection; the search goes on by itself when it is back.
   */
  offline: string;
}
