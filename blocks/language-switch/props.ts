/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * What the links are, for screen readers.
   */
  label: string;
  /**
   * The languages. Leave it out: each page fills it with the languages that it is there in.
   *
   * Items: One language.
   */
  items?: {
    /**
     * Tag of the language: de.
     */
    lang: string;
    /**
     * What the language is called in its own words.
     */
    name: string;
    /**
     * Address of the page in it.
     */
    href: string;
    /**
     * The page that is open is in this language.
     */
    isCurrent: boolean;
  }[];
}
