/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { Picture } from "../../renderer/model.ts";

export interface Props {
  /**
   * true: show the card. Bind it to the field that says whether an employee wrote the article.
   */
  show: boolean;
  /**
   * Above the name.
   */
  label: string;
  /**
   * Full name.
   */
  name?: string;
  /**
   * Role in the company.
   */
  role?: string;
  /**
   * Portrait, a path under public/.
   */
  image?: Picture;
  /**
   * One or two sentences about the person.
   */
  text?: string;
  /**
   * The person's professional profile.
   */
  href?: string;
  /**
   * What the link to the profile says.
   */
  linkLabel: string;
}
