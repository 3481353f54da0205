/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Html } from "../../../renderer/model.ts";

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
   * The areas.
   *
   * Items: One area.
   */
  items: {
    /**
     * Anchor of the area.
     */
    id: string;
    /**
     * Short name for the navigation.
     */
    navTitle: string;
    /**
     * Title of the area.
     */
    title: string;
    /**
     * One line under the title.
     */
    tagline?: string;
    /**
     * What the area is about.
     */
    description?: string;
    /**
     * Icon in the navigation.
     */
    icon?: string;
    /**
     * The services of the area.
     *
     * Items: One service.
     */
    services: {
      /**
       * Key of the service within the area.
       */
      id: string;
      /**
       * Icon beside the title.
       */
      icon?: string;
      /**
       * Name of the service.
       */
      title: string;
      /**
       * One sentence, always visible.
       */
      shortDescription: string;
      /**
       * Paragraph shown when the card is open.
       */
      overview?: string;
      /**
       * What is included.
       *
       * Items: One capability.
       */
      keyCapabilities?: string[];
      /**
       * Offerings within the service.
       *
       * Items: One offering.
       */
      subServices?: {
        /**
         * Name.
         */
        title: string;
        /**
         * What it is.
         */
        description: string;
      }[];
      /**
       * What the client has at the end.
       *
       * Items: One gain.
       */
      valueProposition?: string[];
    }[];
  }[];
  /**
   * Area that is open at first: its id, or "none". The first one when it is not given, or is no longer there.
   */
  selected?: string;
  /**
   * The small texts of the catalogue.
   */
  labels: {
    /**
     * Opens a card.
     */
    explore: string;
    /**
     * Closes it.
     */
    less: string;
    /**
     * Above the overview.
     */
    overview: string;
    /**
     * Above the capabilities.
     */
    capabilities: string;
    /**
     * Above the offerings.
     */
    offerings: string;
    /**
     * Above the gains.
     */
    value: string;
    /**
     * Name of the navigation for screen readers.
     */
    nav: string;
  };
  /**
   * Shown in a card that has no details yet; should point to contact.
   */
  fallback?: Html;
  /**
   * Shown when there is no area at all; should point to contact.
   */
  empty?: Html;
  /**
   * Shown while no area is selected.
   */
  noneSelected?: Html;
}
