import { useState } from "react";
import { checkFields, type FieldError } from "./check-fields.ts";
import type { Props } from "./props.ts";

interface Errors {
  errors: readonly FieldError[];
  /** Counts refused attempts: the summary takes focus each time, also with the same errors. */
  refusals: number;
  /** Checks the answers of an attempt, and tells whether they may be sent. */
  check(form: HTMLFormElement): boolean;
  /** Checks them again while they are being put right. */
  recheck(form: HTMLFormElement): void;
}

/** Keeps what the form says about answers that are missing or cannot be right. */
export function useErrors({ fields, wording }: Pick<Props, "fields" | "wording">): Errors {
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [refusals, setRefusals] = useState(0);

  function check(form: HTMLFormElement): boolean {
    const found = checkFields(form, fields, wording);
    setErrors(found);
    if (found.length === 0) return true;
    setRefusals(refusals + 1);
    return false;
  }

  function recheck(form: HTMLFormElement): void {
    if (errors.length === 0) return;
    // An error goes as soon as it is put right; new ones appear only with the next attempt.
    const now = checkFields(form, fields, wording);
    setErrors(errors.flatMap(({ name }) => now.find((error) => error.name === name) ?? []));
  }

  return { errors, refusals, check, recheck };
}
