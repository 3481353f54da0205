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
   * Number of columns by width of the window; what is not given stays as on the next narrower width.
   */
  columns?: {
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
   * The people.
   *
   * Items: One person.
   */
  items: {
    /**
     * Name.
     */
    name: string;
    /**
     * Role in the company.
     */
    role?: string;
    /**
     * Biography in a few sentences.
     */
    bio?: Html;
    /**
     * Portrait, square.
     */
    image?: {
      /**
       * Path of a picture under public/, starting with a slash: /images/team.svg.
       */
      src: string;
      /**
       * What the picture shows, for people who cannot see it. Two quotation marks ("") for a decoration.
       */
      alt: string;
      /**
       * Width of the file in pixels.
       */
      width?: number;
      /**
       * Height of the file in pixels.
       */
      height?: number;
    };
    /**
     * Profile elsewhere.
     */
    href?: string;
    /**
     * What the link to the profile says.
     */
    linkLabel?: string;
  }[];
  /**
   * Shown when there is nothing in the list.
   */
  empty?: Html;
}
