import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";

type At = string | number | readonly (string | number)[];

/** Slips in one file that the site does not have yet: its text as it was meant, one part of it written otherwise. */
export const slipsIn =
  (file: string, text: string, beside?: Told["beside"]) =>
  (name: string, from: string, to: string, at: At, more: Partial<Told> = {}): Told => ({
    ...wrote(name, file, from, to, at, more),
    text,
    ...(beside && { beside }),
  });
