/** One kind of problem: how grave it is, why it is one, and what it looks like. */
export interface ProblemKind {
  /** An error fails the check; a warning is only said. */
  severity: "error" | "warning";
  /** A rule of taste: `checks.yaml` may weigh it differently, a comment may switch it off for a line. */
  isRule?: true;
  /** A few words, for lists of problems. */
  title: string;
  /** Why it is a problem. */
  cause: string;
  /** What to do. */
  cure: string;
  /** A file that has the problem, the same without it, and the text that the problem points at. Tests run both. */
  example: Example;
}

/** A runnable example, laid over the small site of `tests/support/mock-site.ts`. */
export interface Example {
  /** Further files that both texts need, by path. */
  beside?: Readonly<Record<string, string | Uint8Array>>;
  /** The file that the texts are of. Default `pages/index.yaml`. */
  file?: string;
  /** Null: the file is missing. */
  wrong: string | null;
  /** Empty: without the file. */
  right: string;
  /** `wrong` is not the text of the file but where it leads: the file is a link. */
  isLink?: true;
  /** How `wrong` is stored. Default UTF-8. */
  encoding?: "latin1";
  /** What is marked in `wrong`; empty for a problem of the file as a whole. */
  marks: string;
}
