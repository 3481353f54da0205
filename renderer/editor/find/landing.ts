import { isLetter } from "./letters.ts";
import type { Markable } from "./markable.ts";
import type { Part } from "./visible-parts.ts";

/** A text or attribute of a block's view, and the option that it shows. */
export interface Landing {
  text: string;
  shape: string;
  /** Missing for words that no marked option brought. */
  option?: Markable;
  /** The words are the option's, all of them, if in other capitals: who changes them changes the option. */
  isExact: boolean;
  /** The words are the option's, with something in its places: "4 min read" of `{minutes} min read`. */
  isFilled?: boolean;
  /** Words of options that stand in the text among others: both of "Ada, London"; in their order. */
  parts?: TextPart[];
  /** It is a piece of a text that a view has taken apart: its pieces are typed as one. */
  split?: SplitPiece;
}

/** Words in a text that are an option's. Offsets from 0, in UTF-16 code units. */
export interface TextPart {
  option: Markable;
  /** Where they begin in the text, and how many letters they have there, with the dots of a text that was cut. */
  from: number;
  length: number;
  /** Which letters of the option they are; missing for all, also those that were cut off. */
  segment?: { at: number; count: number };
}

/** @property of  Names the text that was taken apart, among those of its block. @property order  From 0. */
export interface SplitPiece {
  of: number;
  order: number;
}

/** Something with words on the live page, and the option that it shows. */
export type FoundText = Part & {
  option: Markable;
  /** See `Landing`. */
  isExact: boolean;
  isFilled?: boolean;
  parts?: readonly TextPart[];
  /** All texts that the option was taken apart into, this one among them, in the order of the page. */
  pieces?: readonly Text[];
};

/** What a view draws for some options; undefined when it throws. */
export type Draw<Props> = (props: Props) => Part[] | undefined;

/** Equal but for spaces, which browsers draw as one. */
export const isEqual = (a: string, b: string): boolean => spaced(a) === spaced(b);

export const spaced = (text: string): string => text.replaceAll(/[ \t\n\r\f]+/g, " ").trim();

/** Whether a text has letters that nobody has found an owner for. */
export const isOpen = ({ text, isExact, isFilled, option }: Landing): boolean =>
  !isExact && isFilled !== true && option?.path.at(-1) !== "html" && [...text].some(isLetter);
