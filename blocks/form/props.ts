/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Html } from "../../renderer/model.ts";

export interface Props {
  /**
   * Short annotation in small type above the heading.
   */
  eyebrow?: string;
  /**
   * Heading of the section; it also names the form for screen readers.
   */
  heading: string;
  /**
   * Introduction beside the form.
   */
  text?: Html;
  /**
   * Ground of the section.
   */
  tone: "plain" | "tint" | "ink";
  /**
   * How it is drawn.
   */
  look: "sheet" | "strip";
  /**
   * The questions, in order.
   *
   * Items: One field.
   */
  fields: {
    /**
     * Name under which the answer is sent, for example firstName; unique in the form.
     */
    name: string;
    /**
     * The question as visitors read it, in a few words; of a single box, what is ticked. A hidden field has one for whoever reads this file.
     */
    label: string;
    /**
     * What kind of answer is asked for.
     */
    type:
      | "text"
      | "email"
      | "tel"
      | "url"
      | "textarea"
      | "select"
      | "number"
      | "date"
      | "time"
      | "checkbox"
      | "checkboxes"
      | "radio"
      | "file"
      | "hidden"
      | "consent";
    /**
     * The choices of a field of type select, radio or checkboxes.
     *
     * Items: One choice.
     */
    options?: string[];
    /**
     * Sentence beside the box of a field of type consent, with a link to what is agreed to.
     */
    text?: Html;
    /**
     * What a hidden field sends: a text, or ${page.route} for the address of the page.
     */
    value?: string;
    /**
     * Least number, first day (2026-05-01, today, today+14) or first time (09:00).
     */
    min?: number | string;
    /**
     * Greatest number, last day (2026-12-31, today, today+90) or last time (17:30).
     */
    max?: number | string;
    /**
     * Distance between numbers that can be chosen; 0.01 for amounts. Whole numbers when left out.
     */
    step?: number;
    /**
     * Kinds of files that are taken: endings such as .pdf, or image/*, audio/*, video/*.
     *
     * Items: One kind.
     */
    accept?: string[];
    /**
     * Size in MB that each file may have at most; 10 when left out.
     */
    maxSize?: number;
    /**
     * Several files may be chosen; otherwise one.
     */
    multiple?: boolean;
    /**
     * The field is asked only after a certain answer to another one. What is not asked is neither required nor sent.
     */
    when?: {
      /**
       * Name of the other field: a choice, or a box that is ticked.
       */
      field: string;
      /**
       * The choice that has to be made, or a list of which any will do. Left out: any choice, or a ticked box.
       */
      is?: string | string[];
    };
    /**
     * What the browser may fill in, in the words of the HTML standard: given-name, family-name, email, tel, organization, postal-code ...
     */
    autocomplete?: string;
    /**
     * The form is not sent without an answer. An optional field says so beside its label.
     */
    required: boolean;
    /**
     * The field takes the whole width of the form.
     */
    wide: boolean;
    /**
     * One sentence of help under the label.
     */
    hint?: string;
    /**
     * Said when the answer is missing; otherwise the form's own wording is used.
     */
    missing?: string;
    /**
     * Said when the answer cannot be right: a number that is too great, a day that is past, a file that is too large. Otherwise the browser says it in its own words.
     */
    wrong?: string;
  }[];
  /**
   * What the button says.
   */
  submit: string;
  /**
   * What the button says while the form is being sent.
   */
  sending: string;
  /**
   * Where the answers go.
   */
  endpoint: {
    /**
     * Address that takes the answers by POST: https://… or a path on this site's own host.
     */
    url: string;
    /**
     * What it understands.
     */
    takes: "json" | "form";
    /**
     * Names of the fields that are sent, in the order in which they are written; all when left out. Other answers are asked for, but stay here.
     *
     * Items: Name of a field.
     */
    send?: string[];
    /**
     * After how many milliseconds without an answer the form gives up.
     */
    timeoutMs: number;
    /**
     * Page that the receiver shows afterwards to visitors without JavaScript; receivers elsewhere need the whole address. Only where it takes forms.
     */
    next?: string;
    /**
     * Name under which the receiver expects that address.
     */
    nextName: string;
    /**
     * Name under which the receiver is told that no person has sent it; empty otherwise. Receivers call it _gotcha, _honey, botcheck …
     */
    trap: string;
  };
  /**
   * Fields that the page's address can fill in: with { param: subject, field: subject } the address /contact?subject=Partnership fills in the subject.
   *
   * Items: One parameter of the address and the field that it fills in.
   */
  prefill?: {
    /**
     * Name of the parameter in the address.
     */
    param: string;
    /**
     * Name of the field that it fills in.
     */
    field: string;
  }[];
  /**
   * What this is called where visits are measured, such as Brochure downloaded. Counted when it is used, by the services that the visitor agreed to.
   */
  event?: string;
  /**
   * The message after the form was sent; the form is empty then.
   */
  success: {
    /**
     * Title of the message.
     */
    title: string;
    /**
     * What happens next.
     */
    text: string;
  };
  /**
   * The message when the form could not be sent; what was typed stays.
   */
  failure: {
    /**
     * Title of the message.
     */
    title: string;
    /**
     * No answer came in time.
     */
    timeout: string;
    /**
     * The address could not be reached.
     */
    network: string;
    /**
     * The address answered that it did not take it.
     */
    other: string;
  };
  /**
   * What the form says about answers that are missing or cannot be right; {label} stands for the label of the field.
   */
  wording: {
    /**
     * Heading over the list of what needs attention.
     */
    summary: string;
    /**
     * A required field is empty.
     */
    missing: string;
    /**
     * The text is not an e-mail address.
     */
    email: string;
    /**
     * The text is not a web address.
     */
    url: string;
    /**
     * Stands beside the label of an optional field.
     */
    optional: string;
    /**
     * Nothing is chosen, or a box is not ticked.
     */
    choose: string;
    /**
     * A number is too small; {limit} stands for the smallest.
     */
    least: string;
    /**
     * A number is too large; {limit} stands for the largest.
     */
    most: string;
    /**
     * A day or time is too early; {limit} stands for the first.
     */
    earliest: string;
    /**
     * A day or time is too late; {limit} stands for the last.
     */
    latest: string;
    /**
     * A file is too large or of another kind; {name} stands for the file.
     */
    file: string;
  };
  /**
   * Said to visitors without JavaScript where the receiver takes JSON alone: whom to write to or call.
   */
  withoutScript?: Html;
}
