/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Html } from "../../renderer/model.ts";

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
   * A switch between two prices of each plan, such as by month and by year.
   */
  periods?: {
    /**
     * What is chosen, for screen readers: Billing.
     */
    label: string;
    /**
     * The one that is shown at the start: Monthly.
     */
    first: string;
    /**
     * The other one: Yearly, two months free.
     */
    second: string;
  };
  /**
   * The plans, from the smallest to the largest.
   *
   * Items: One plan.
   */
  items: {
    /**
     * Name of the plan.
     */
    title: string;
    /**
     * Whom it is for, in one sentence.
     */
    text?: Html;
    /**
     * One or two words over it: Most chosen.
     */
    badge?: string;
    /**
     * The price as it is read, currency included, or a word: € 490, Free, On request.
     */
    price: string;
    /**
     * What the price is for: a month, for each seat.
     */
    unit?: string;
    /**
     * The price in the second period; the same when left out.
     */
    secondPrice?: string;
    /**
     * What that price is for: a year.
     */
    secondUnit?: string;
    /**
     * true: drawn so that it stands out; one plan at most.
     */
    highlighted: boolean;
    /**
     * What is in it, a few words each, the most important first.
     *
     * Items: One thing that is in it.
     */
    includes?: Html[];
    /**
     * What to do to get it.
     */
    action?: {
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
    };
  }[];
  /**
   * A table below the plans: what is in which of them.
   */
  comparison?: {
    /**
     * What the table shows: What is in which plan.
     */
    caption: string;
    /**
     * Its rows. One with a heading alone starts a group.
     *
     * Items: One row.
     */
    items: {
      /**
       * What it is about: Projects, Sign-on with your own accounts.
       */
      label: string;
      /**
       * A value for each plan: a text, or yes or no. Left out, the row is the heading of a group.
       *
       * Items: Value of one plan.
       */
      values?: string[];
    }[];
    /**
     * What a check mark means, for screen readers.
     */
    yes: string;
    /**
     * What a dash means, for screen readers.
     */
    no: string;
  };
  /**
   * What has to be known about the prices: tax, notice, days.
   */
  note?: Html;
  /**
   * Shown when there are no plans. Without it the whole section is left out then.
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
