import type { Draft, Fault, Span } from "../problems/draft.ts";
import type { RowName } from "../problems/things.ts";
import type { PicturePlace } from "../schema/schema-types.ts";

/** What a text of a page is to the checks of the whole site. */
export type MentionKind =
  | "link"
  | "image"
  | "icon"
  | "file"
  | "receiver"
  | "anchor"
  | "markdown-link"
  | "markdown-image"
  | "picture"
  | "written"
  | "consent";

/** A picture in its place: the value of a mention of kind `picture`, as JSON. */
export interface PlacedPicture {
  src: string;
  dark?: string;
  /** The author has said which point every crop keeps. */
  focus?: true;
  /** What the option asks for (`x-picture`). */
  place?: PicturePlace;
}

/** What one address shows that the checks of the whole site look at: values without places; plain JSON. */
export interface PageContents {
  route: string;
  title: string;
  description?: string;
  /** Texts of each kind, each once; ids as often as they are given. */
  mentions: { [kind in MentionKind]?: string[] };
  /** For each text that is kept in a file: the files that may hold it. */
  bodies: string[][];
  /** Levels of the headings in order, a digit each. */
  headings: string;
}

/** Where something of a page was written. */
export interface Place {
  span: Span;
  path: (string | number)[];
  /** It was filled in from a row or setting. */
  isBound: boolean;
  /** The row that it was filled in from. */
  row?: RowName;
}

/** A text that names something, with its place when the page was read in full. */
export interface Mention {
  value: string;
  kind: MentionKind;
  place?: Place;
}

/** What is wrong with a filled-in value; `isBound`: it comes from a row or from the settings. */
export type FilledDraft = Draft & { isBound?: boolean };

/** The places of `PageContents`, all in the order in which they stand on the page. */
export interface PlacedContents {
  mentions: Required<Mention>[];
  bodies: Place[];
  headings: Place[];
  /** What filling the page in has shown. */
  drafts: FilledDraft[];
}

/** All mentions of an address: with places in page order, or by kind without. */
export function* mentionsOf(contents: PageContents, placed: PlacedContents | undefined): Generator<Mention> {
  if (placed) {
    yield* placed.mentions;
    return;
  }
  for (const [kind, values] of Object.entries(contents.mentions) as [MentionKind, string[]][])
    for (const value of values) yield { value, kind };
}

/** Takes in something wrong at a place; a place is missing when the page was not read in full. */
export type Note = (
  place: Pick<Place, "span" | "path"> | undefined,
  make: (span: Span) => Fault & Pick<Draft, "fix" | "origin">,
) => void;
