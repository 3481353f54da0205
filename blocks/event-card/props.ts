/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Picture } from "../../renderer/model.ts";

export interface Props {
  /**
   * Title of the event.
   */
  title: string;
  /**
   * Two or three sentences.
   */
  text?: string;
  /**
   * Kind of event, as a badge: webinar.
   */
  kind?: string;
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
   * How the hours are written. {start}, {end} and {city}, the place whose clocks they are on, are filled in.
   */
  time: string;
  /**
   * Where it takes place: Virtual, or a city.
   */
  location: string;
  /**
   * Picture at the top.
   */
  image?: Picture;
  /**
   * Who speaks; four portraits are shown, the rest is counted.
   *
   * Items: One speaker.
   */
  speakers?: {
    /**
     * Full name.
     */
    name: string;
    /**
     * Job title.
     */
    title?: string;
    /**
     * Company.
     */
    company?: string;
    /**
     * Portrait, a path under public/.
     */
    photo?: Picture;
  }[];
  /**
   * The programme.
   *
   * Items: One part.
   */
  agenda?: {
    /**
     * Start: "14:20".
     */
    time: string;
    /**
     * What it is called.
     */
    title: string;
    /**
     * What happens.
     */
    description?: string;
    /**
     * Who leads it.
     */
    speaker?: string;
  }[];
  /**
   * Where Register Now leads.
   */
  registrationHref?: string;
  /**
   * Address that a request for the recording goes to.
   */
  email: string;
  /**
   * Badge of an event that is still to come.
   */
  upcoming: string;
  /**
   * Badge of an event that is over.
   */
  past: string;
  /**
   * Button of an event that is still to come.
   */
  register: string;
  /**
   * Button of an event that is over.
   */
  recording: string;
  /**
   * Subject of the mail that asks for the recording; {title} is filled in.
   */
  recordingSubject: string;
  /**
   * Text of that mail; {title} and {date} are filled in.
   */
  recordingText: string;
  /**
   * Link that saves the event as a calendar file.
   */
  calendar: string;
  /**
   * Address at which the build writes the event as a calendar file: /insights/events/${item.id}.ics. Without it there is no link that saves the event. Keep it: the file's name is the event's name in calendars.
   */
  calendarFile?: string;
  /**
   * Day on which the entry was last changed, as year-month-day. Of two versions, calendars keep the later one.
   */
  updated?: string;
  /**
   * Name of the speakers' portraits for screen readers.
   */
  speakersLabel: string;
  /**
   * Opens the programme.
   */
  agendaOpen: string;
  /**
   * Closes it again.
   */
  agendaClose: string;
}
