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
   * Address of the file; its ending says what it is: .atom for a feed, .ics for a calendar. Keep it once people have subscribed.
   */
  path: string;
  /**
   * Name of the feed or calendar in a subscriber's list.
   */
  title: string;
  /**
   * The entries.
   *
   * Items: One entry.
   */
  items: {
    /**
     * Title of the entry.
     */
    title: string;
    /**
     * Day of publication, or of the event, as year-month-day.
     */
    date: string;
    /**
     * Day of the last change that subscribers should hear of, as year-month-day.
     */
    updated?: string;
    /**
     * One to three sentences about it.
     */
    text?: string;
    /**
     * Page about the entry. A feed needs it: it is the entry's lasting name there. In a calendar it is this page when left out.
     */
    href?: string;
    /**
     * In a feed: files under public/ that hold the whole text. Without it the feed has the text alone.
     */
    body?: Body;
    /**
     * In a feed: who wrote it; the company when left out.
     */
    author?: string;
    /**
     * In a feed: subjects of the entry.
     *
     * Items: One subject.
     */
    tags?: string[];
    /**
     * In a calendar: lasting name of the event, small letters, digits and single hyphens. An event with another name shows as a second one.
     */
    id?: string;
    /**
     * In a calendar: start on the clocks of the event's place: "14:00".
     */
    startTime?: string;
    /**
     * In a calendar: end on the same day: "15:30".
     */
    endTime?: string;
    /**
     * In a calendar: time zone as region and city: Europe/London.
     */
    timeZone?: string;
    /**
     * In a calendar: where it takes place: Virtual, or a city.
     */
    location?: string;
  }[];
}
