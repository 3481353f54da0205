/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * What the link says: Subscribe to all events.
   */
  label: string;
  /**
   * A sentence beside the link.
   */
  text?: string;
  /**
   * Address of the calendar, ending in .ics: /insights/events.ics. Keep it once people have subscribed.
   */
  path: string;
  /**
   * Name of the calendar in a subscriber's list.
   */
  title: string;
  /**
   * The events.
   *
   * Items: One event.
   */
  items: {
    /**
     * Lasting name of the event: small letters, digits and single hyphens. An event with another name shows as a second one.
     */
    id: string;
    /**
     * Title of the event.
     */
    title: string;
    /**
     * Day of the event, as year-month-day.
     */
    date: string;
    /**
     * Start on the clocks of the event's place: "14:00".
     */
    startTime: string;
    /**
     * End on the same day: "15:30".
     */
    endTime: string;
    /**
     * Time zone as region and city: Europe/London.
     */
    timeZone: string;
    /**
     * Day on which the entry was last changed, as year-month-day. Of two versions, calendars keep the later one.
     */
    updated?: string;
    /**
     * Where it takes place: Virtual, or a city.
     */
    location?: string;
    /**
     * Two or three sentences.
     */
    text?: string;
    /**
     * Page about the event; this page when left out.
     */
    href?: string;
  }[];
}
