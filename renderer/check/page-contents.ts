import type { Shown } from "../clock/shown.ts";
import type { Draft, Fault, Span } from "../problems/draft.ts";
import type { RowName } from "../problems/things.ts";
import type { PicturePlace } from "../schema/schema-types.ts";
import type { TreeNode } from "../yaml/tree.ts";

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
  /** A part of a text that is wrong by itself; found in rows alone. */
  | "markdown-part"
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
  /** What the first comment of such a file has to say, by the number of the text; missing: nothing. */
  markers?: Record<number, string>;
  /** The deepest heading above such a file, by the number of the text; missing: there is none. */
  above?: Record<number, number>;
  /** Levels of the headings in order, a digit each. */
  headings: string;
  /** When the address shows something; missing: always. */
  shown?: Shown;
  /** Everything that is shown at some time, where not all of it always is: `mentions` are those of now. */
  times?: [kind: MentionKind, value: string, shown: Shown][];
}

/** Where something of a page was written. */
export interface Place {
  span: Span;
  path: (string | number)[];
  /** It was filled in from a row or setting. */
  isBound: boolean;
  /** The value as a whole, where the file has it. */
  node?: TreeNode;
  /** The part of a text that was asked for stands in the file as it is, so that it can be replaced there. */
  isExact?: true;
  /** It is the default of an option of a shared list, where it is told. */
  isPreset?: boolean;
  /** The row that it was filled in from. */
  row?: RowName;
  /** It stands in a shared list, where it is told; `isSet`: it is what the page has set, `sets`: how many options those are. */
  list?: { isSet: boolean; sets: number };
}

/** A text that names something, with its place when the page was read in full. */
export interface Mention {
  value: string;
  kind: MentionKind;
  place?: Place;
  /** When it is to be seen; missing: as long as its page. */
  shown?: Shown;
}

export type PlacedMention = Mention & { place: Place };

/** What is wrong with a filled-in value. */
export type FilledDraft = Draft &
  Pick<Place, "isPreset" | "node"> & {
    /** It comes from a row or from the settings. */
    isBound?: boolean;
    /** The text that was filled in, or the part of it that is wrong. */
    value?: string;
  };

/** The places of `PageContents`, all in the order in which they stand on the page. */
export interface PlacedContents {
  mentions: PlacedMention[];
  /** Those of `PageContents.times`. */
  times?: PlacedMention[];
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

/** All mentions of an address at any time; without times of their own they are there as long as the page. */
export function* mentionsOfAllTimes(
  contents: PageContents,
  placed: PlacedContents | undefined,
): Generator<Mention> {
  if (!contents.times) yield* mentionsOf(contents, placed);
  else if (placed?.times) yield* placed.times;
  else for (const [kind, value, shown] of contents.times) yield { kind, value, shown };
}

/** Takes in something wrong at a place; a place is missing when the page was not read in full. */
export type Note = (
  place: Pick<Place, "span" | "path"> | undefined,
  make: (span: Span) => Fault & Pick<Draft, "fix" | "origin">,
) => void;
