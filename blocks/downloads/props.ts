/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { FileReference, Html } from "../../renderer/model.ts";

export interface Props {
  /**
   * Short annotation in small type above the heading.
   */
  eyebrow?: string;
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * Introduction beside the heading, one to three sentences.
   */
  text?: Html;
  /**
   * Ground of the section.
   */
  tone: "plain" | "tint" | "ink";
  /**
   * The files, the one that most want first.
   *
   * Items: One file.
   */
  items: {
    /**
     * What the file is; it carries the link.
     */
    title: string;
    /**
     * Path of the file under public/, starting with a slash: /files/terms.pdf.
     */
    file: FileReference;
    /**
     * What is in it, or whom it is for.
     */
    text?: Html;
    /**
     * Short annotation: a year, a language, a version.
     */
    label?: string;
  }[];
  /**
   * Shown when there are no files. Without it the whole section is left out then.
   */
  empty?: Html;
  /**
   * Buttons, the most important one first.
   *
   * Items: A button or link that leads somewhere.
   */
  actions?: {
    /**
     * What the button says.
     */
    label: string;
    /**
     * Where it leads: a page of this site (/about), a place on the page (#roles), a place near it (../up, ?page=2), a full address (https://…), mailto:, tel: or sms:.
     */
    href: string;
    /**
     * How strongly it stands out.
     */
    look: "primary" | "secondary" | "quiet";
    /**
     * What this is called where visits are measured, such as Brochure downloaded. Counted when it is used, by the services that the visitor agreed to.
     */
    event?: string;
  }[];
}
