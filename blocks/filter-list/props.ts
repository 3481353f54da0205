/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { BlockDefinition, Html } from "../../renderer/model.ts";

export interface Props {
  /**
   * Short annotation in small type above the heading.
   */
  eyebrow?: string;
  /**
   * Heading of the section. Give one when the cards have headings: those are one level below it.
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
   * What the list holds, in one or two words: Open roles. Names the search and the list for screen readers.
   */
  label: string;
  /**
   * The entries: blocks of any type, usually filled from a collection.
   *
   * Items: A block: its type and its options.
   */
  items: BlockDefinition[];
  /**
   * Number of columns, such as { base: 1, md: 2, lg: 3 }: base for phones, and from sm (480 px), md (768 px), lg (1024 px), xl (1280 px) up.
   */
  columns: {
    /**
     * Columns on the narrowest screens.
     */
    base: number;
    /**
     * Columns from 480 px.
     */
    sm?: number;
    /**
     * Columns from 768 px.
     */
    md?: number;
    /**
     * Columns from 1024 px.
     */
    lg?: number;
    /**
     * Columns from 1280 px.
     */
    xl?: number;
  };
  /**
   * true: cells touch and share their lines, like a ruled table.
   */
  joined: boolean;
  /**
   * A search box. It finds a text anywhere in the given fields, whether letters are large or small.
   */
  search?: {
    /**
     * What the box is for: Search jobs.
     */
    label: string;
    /**
     * Shown in the empty box.
     */
    placeholder?: string;
    /**
     * Fields of the collection to search in. With entries: when one of these matches, all entries of the item stay.
     *
     * Items: A field of the collection: title.
     */
    fields: string[];
    /**
     * Searches in the entries that each item shows, as well: only matching entries stay visible, and an item without any disappears.
     */
    entries?: {
      /**
       * Field of the collection that holds the list of entries: items.
       */
      field: string;
      /**
       * Fields of each entry to search in: name. Left out when the entries are texts themselves.
       *
       * Items: A field of an entry.
       */
      fields?: string[];
    };
    /**
     * Shown when a search finds nothing; {term} is what was searched for.
     */
    empty?: string;
    /**
     * Label of the link that clears the search when nothing was found.
     */
    clear: string;
  };
  /**
   * Choices that narrow the list. An item must satisfy all of them.
   *
   * Items: One choice; its options are the distinct values of the field, in alphabetical order unless another is given.
   */
  filters?: {
    /**
     * Field of the collection.
     */
    field: string;
    /**
     * Name of the choice: Location.
     */
    label: string;
    /**
     * First option, which does not narrow anything: All locations.
     */
    all: string;
    /**
     * Values in the order in which they are offered, where that is not the alphabet's: [Small, Medium, Large]. Values that are not among them come after.
     *
     * Items: One value of the field, as rows have it.
     */
    order?: string[];
    /**
     * true: several may be chosen, and an item needs any of them. Drawn as chips.
     */
    multiple: boolean;
    /**
     * How the options are drawn.
     */
    look: "select" | "chips";
  }[];
  /**
   * Puts filters drawn as chips behind a button that opens and closes them.
   */
  panel?: {
    /**
     * Label of the button: Filters.
     */
    label: string;
    /**
     * true: open from the start.
     */
    open: boolean;
  };
  /**
   * Shows what was chosen as chips that can be removed.
   */
  activeFilters?: {
    /**
     * Name of the row of chips for screen readers.
     */
    label: string;
    /**
     * What a chip's button does, for screen readers; {name} is the chip's text.
     */
    remove: string;
    /**
     * Label of the button that removes all.
     */
    clearAll: string;
  };
  /**
   * Tabs that compare a day with the visitor's today.
   */
  tabs?: {
    /**
     * Field that holds the day, as year-month-day.
     */
    field: string;
    /**
     * The tabs; the first is open at the start.
     *
     * Items: One tab.
     */
    items: {
      /**
       * What the tab says.
       */
      label: string;
      /**
       * Which items.
       */
      show: "all" | "upcoming" | "past";
      /**
       * Shown when the tab has no items.
       */
      empty?: string;
    }[];
  };
  /**
   * Two ways to look at the list. Items of type per-view show another block in each.
   */
  views?: {
    /**
     * Name of the switch for screen readers.
     */
    label: string;
    /**
     * The views; the first is shown at the start.
     *
     * Items: One view.
     */
    items: {
      /**
       * Which view.
       */
      view: "grid" | "list";
      /**
       * Label of the button.
       */
      label: string;
    }[];
  };
  /**
   * Lets visitors choose the order.
   */
  order?: {
    /**
     * Name of the choice: Sort by.
     */
    label: string;
    /**
     * The orders. The first is the one that the list has already.
     *
     * Items: One order.
     */
    items: {
      /**
       * What the order is called: Newest first.
       */
      label: string;
      /**
       * Field to sort by.
       */
      field: string;
      /**
       * true: from Z to A, from high to low, from new to old.
       */
      descending: boolean;
    }[];
  };
  /**
   * Shows so many at first, and a button for as many more. Search and filters look at all; without JavaScript all show.
   */
  more?: {
    /**
     * How many at a time.
     */
    size: number;
    /**
     * What the button says.
     */
    label: string;
  };
  /**
   * How many are shown, also told to screen readers; {shown} and {total} are filled in.
   */
  count: string;
  /**
   * Shown when nothing is left, or when there is nothing at all.
   */
  empty: string;
  /**
   * Start of this list's names in the address. Needed when a page has more than one filter list.
   */
  queryPrefix?: string;
  /**
   * Raw fields of the row behind each entry, in the same order; only when a query filled the list.
   */
  rows?: Record<string, unknown>[];
}
