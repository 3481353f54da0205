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
   * The places; the first one is selected at the start.
   *
   * Items: One place.
   */
  items: {
    /**
     * Region as visitors read it: the button, and the title of the card.
     */
    region: string;
    /**
     * Name of the company that runs the office.
     */
    entityName: string;
    /**
     * Postal address on one line.
     */
    address: string;
    /**
     * E-mail address of the office.
     */
    email: string;
    /**
     * Phone number in international form, starting with a plus sign.
     */
    phone: string;
    /**
     * Longitude, then latitude, in decimal degrees (WGS 84). East and north are positive.
     *
     * @minItems 2
     * @maxItems 2
     */
    coordinates: [number, number];
  }[];
  /**
   * How long after the visitor's last touch the globe starts to turn again, in seconds.
   */
  resumeSeconds: number;
  /**
   * What the picture shows, for people who cannot see it.
   */
  globeLabel: string;
  /**
   * Name of the row of region buttons.
   */
  regionsLabel: string;
  /**
   * Name of the button that stops the globe.
   */
  pauseLabel: string;
  /**
   * Name of the button that turns the globe to the west.
   */
  westLabel: string;
  /**
   * Name of the button that turns the globe to the east.
   */
  eastLabel: string;
  /**
   * Letters of north, east, south and west behind coordinates, with spaces between.
   */
  compass: string;
}
