/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { BlockDefinition, Picture } from "../../renderer/model.ts";

export interface Props {
  /**
   * Title of the card.
   */
  title: string;
  /**
   * One to three sentences.
   */
  text?: string;
  /**
   * true: the text is cut to three lines.
   */
  clamp: boolean;
  /**
   * Day, as year-month-day; shown in full: March 4, 2025.
   */
  date?: string;
  /**
   * Short facts under the title, such as place and department.
   *
   * Items: One fact.
   */
  meta?: string[];
  /**
   * Short labels: tags, skills, names of what belongs to it. A search in a filter-list can hide single ones.
   *
   * Items: One label.
   */
  tags?: string[];
  /**
   * Labels that have a tooltip as well; they stand before the tags.
   *
   * Items: One label.
   */
  items?: {
    /**
     * What it says.
     */
    label: string;
    /**
     * Shown when the pointer rests on the label; cut after 100 characters.
     */
    tooltip?: string;
  }[];
  /**
   * How many tags and items are shown at most; all of them by default.
   */
  shown?: number;
  /**
   * Icon at the top.
   */
  icon?: string;
  /**
   * State or kind, in one or two words.
   */
  badge?: string;
  /**
   * Picture at the top: a file, or else a drawing, or else the icon.
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
  /**
   * Where the card leads. Without it the card is not clickable.
   */
  href?: string;
  /**
   * Words at the foot of a card that leads somewhere.
   */
  linkLabel?: string;
  /**
   * A link at the foot to all of what the card stands for, such as a filter list that is searched for it.
   */
  explore?: {
    /**
     * What the link says: Explore all 8 in Cloud.
     */
    label: string;
    /**
     * Page and place of the list: /technologies/other?view=list#cloud.
     */
    href: string;
    /**
     * The first word of this text is searched for there.
     */
    search?: string;
  };
  /**
   * true: the thing is over. The card is dimmed, has a badge that says so, and no link.
   */
  closed: boolean;
  /**
   * The badge of a closed card.
   */
  closedLabel: string;
}
