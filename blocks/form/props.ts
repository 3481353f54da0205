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
     * The question as visitors read it, in a few words.
     */
    label: string;
    /**
     * What kind of answer is asked for.
     */
    type: "text" | "email" | "tel" | "url" | "textarea" | "select";
    /**
     * The choices of a field of type select.
     *
     * Items: One choice.
     */
    options?: string[];
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
     * Address that takes the answers as JSON by POST: https://… or a path on this site's own host.
     */
    url: string;
    /**
     * Names of the fields that are sent, in the order in which they are written. Other answers are asked for, but stay here.
     *
     * Items: Name of a field.
     */
    send: string[];
    /**
     * After how many milliseconds without an answer the form gives up.
     */
    timeoutMs: number;
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
  };
  /**
   * Said to visitors without JavaScript, for whom the form cannot send anything: whom to write to or call.
   */
  withoutScript: Html;
}
