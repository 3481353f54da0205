import type { PageDefinition, Problem } from "../../model.ts";

/** What the live server answers for a route. */
export interface LiveAnswer {
  /** The page; when its file has errors now, the last good one; absent when there never was one. */
  page?: PageDefinition;
  /** Route to go to instead. */
  redirect?: string;
  /** All problems of the site, those of the page's own file first. */
  problems: FramedProblem[];
}

/** A problem with what the overlay shows and opens. */
export interface FramedProblem extends Problem {
  /** The lines around the place, with a marker underneath; plain text. */
  frame: string;
  /** Absolute file with line and column, as the editor opener takes it. */
  open: string;
}
