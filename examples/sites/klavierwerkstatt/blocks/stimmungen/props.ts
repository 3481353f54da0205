/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Html } from "yaml-site";

export interface Props {
  /**
   * Überschrift des Abschnitts.
   */
  heading: string;
  /**
   * Worum es geht, in zwei, drei Sätzen.
   */
  text?: Html;
  /**
   * Die Stimmungen; mit der ersten fängt es an.
   *
   * Items: Eine Stimmung.
   */
  stimmungen: {
    /**
     * Wie sie heißt.
     */
    name: string;
    /**
     * Was sie ausmacht, in zwei Sätzen.
     */
    text: string;
    /**
     * Wie weit jede Taste von C bis H neben der gleichstufigen Stimmung liegt, in Cent.
     *
     * Items: Abstand in Cent.
     */
    cent: number[];
  }[];
  /**
   * Wonach die Wahl der Stimmung fragt.
   */
  choose: string;
  /**
   * Knopf, der den Dreiklang spielt.
   */
  listen: string;
  /**
   * Knopf, der die erste Stimmung und das C wieder wählt.
   */
  reset: string;
  /**
   * Name der Klaviatur für Vorlesegeräte.
   */
  keyboardLabel: string;
  /**
   * Was ohne JavaScript dasteht.
   */
  withoutScript: string;
}
