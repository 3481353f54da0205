import type { english, Origin } from "./english/index.ts";
import type { CellName } from "./things.ts";

type Words = typeof english;

/** Stable kebab-case name of a kind of problem. */
export type Code = keyof Words;

/** What is known of a problem of one kind; its sentence is made of it. Plain JSON. */
export type Params<C extends Code> = Parameters<Words[C]>[0];

type FaultOf<C extends Code> =
  Parameters<Words[C]> extends [] ? { code: C; params?: undefined } : { code: C; params: Params<C> };

/** What is wrong, before it is known where. */
export type Fault<C extends Code = Code> = { [One in C]: FaultOf<One> }[C];

/** A place in a file, kept after the file's tree has been let go. Offsets from 0. */
export interface Span {
  start: number;
  end: number;
}

/** A correction that has to be tried before it is called one. */
export interface Candidate extends Span {
  text: string;
  /** It leaves one reading of what the author meant, if it helps at all. */
  isSure: boolean;
  /** What is said with it beside the rest; the first correction has its words among the parameters. */
  says?: Readonly<Record<string, string>>;
}

/** Where a problem is, and what can be done about it. Offsets from 0 in UTF-16 code units; `end` is exclusive. */
interface Found extends Span {
  path: (string | number)[];
  /** A correction that leaves one reading of what the author meant; nobody has to look at it. */
  fix?: Span & { text: string };
  /** A correction that is likely, but that a person has to choose. */
  offer?: Span & { text: string };
  /** What may be meant where the first correction does not help, the likeliest first: see `settleRepairs`. */
  instead?: readonly Candidate[];
  /** Overrides the severity of the catalogue, where one code can be either. */
  severity?: "error" | "warning";
  /** The row that the value comes from. */
  origin?: Origin;
  /** The cell of a table that it stands in; found out from its place. */
  cell?: CellName;
  /** In how many more places it was found. */
  more?: number;
}

/** A problem while its place is still counted in offsets of one file; `createProblem` turns it into a record. */
export type Draft = Fault & Found;
