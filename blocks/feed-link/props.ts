/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Body } from "../../renderer/model.ts";

export interface Props {
  /**
   * What the link says: Follow new articles in a feed reader.
   */
  label: string;
  /**
   * A sentence beside the link.
   */
  text?: string;
  /**
   * Address of the feed, ending in .atom: /insights/articles.atom. Keep it once people have subscribed.
   */
  path: string;
  /**
   * Name of the feed in a reader's list.
   */
  title: string;
  /**
   * The entries; the feed lists the newest first.
   *
   * Items: One entry.
   */
  items: {
    /**
     * Title of the entry.
     */
    title: string;
    /**
     * Page of the entry. It is the entry's lasting name too: readers show an entry with another address as new.
     */
    href: string;
    /**
     * Day of publication, as year-month-day.
     */
    date: string;
    /**
     * Day of the last change that readers should hear of, as year-month-day.
     */
    updated?: string;
    /**
     * One or two sentences.
     */
    summary?: string;
    /**
     * Files under public/ that hold the whole text. Without it the feed has the summary alone.
     */
    body?: Body;
    /**
     * Who wrote it; the company when left out.
     */
    author?: string;
    /**
     * Subjects of the entry.
     *
     * Items: One subject.
     */
    categories?: string[];
  }[];
}
