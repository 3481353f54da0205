/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { BlockDefinition, Picture } from "../../renderer/model.ts";

export interface Props {
  /**
   * Title of the article, the page's main heading.
   */
  title: string;
  /**
   * Category, above the title.
   */
  category?: string;
  /**
   * One or two sentences under the title.
   */
  text?: string;
  /**
   * Day of publication, as year-month-day; shown in full: March 4, 2025.
   */
  date?: string;
  /**
   * Minutes it takes to read.
   */
  readingTime?: number;
  /**
   * How the reading time is said; {minutes} is filled in.
   */
  readingLabel: string;
  /**
   * Subjects of the article.
   *
   * Items: One subject.
   */
  tags?: string[];
  /**
   * Makes each tag a link to the list of articles with that tag: /insights/articles.
   */
  tagHref?: string;
  /**
   * Picture of the article: a file, or else a drawing, or else a placeholder icon.
   */
  cover?: {
    /**
     * A picture and the text that stands in for it.
     */
    image?: Picture;
    /**
     * What a drawing shows, for people who cannot see it. Without it the drawing counts as decoration.
     */
    alt?: string;
    /**
     * A block that draws the cover when there is no file, such as a drawing of the site's own.
     */
    block?: BlockDefinition;
    /**
     * Name of an icon, such as brain-circuit.
     */
    icon?: string;
  };
}
