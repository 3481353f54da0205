/** A text as it goes out to translators. */
export interface SentText {
  /** File of the original, relative to the site folder: `pages/about.yaml`. */
  file: string;
  /** Its name within that file: `blocks.intro.heading`. It stays when blocks are moved. */
  name: string;
  /** What it belongs to, for people: a route, or the file of data. */
  page: string;
  /** What the option or field is for, in the words of its schema. */
  note?: string;
  /** The most characters that it may have. */
  limit?: number;
  original: string;
  /** The original that the translation was made of, when it has changed since. */
  old?: string;
  translation?: string;
  /** `initial`: to be done, or to be looked at again. `final`: visitors read it. */
  state: "initial" | "translated" | "final";
}

/** A text as it came back. Lines and columns from 1, in the file that came back. */
export interface ReturnedText {
  file: string;
  name: string;
  /** The original as the file has it; missing where a tool or a person left it out. */
  original?: string;
  /** Missing or empty when nobody has translated it. */
  translation?: string;
  /** The file says that somebody is done with it. */
  isDone: boolean;
  /** White space may have been changed on the way. */
  isLoose: boolean;
  line: number;
  column: number;
}

/** Something of a file that cannot be taken, in one sentence. */
export interface Refusal {
  line: number;
  column: number;
  text: string;
}

/** What a file that came back holds. */
export interface ReturnedFile {
  /** The language it is in, if it says so. */
  lang?: string;
  texts: ReturnedText[];
  refusals: Refusal[];
}
