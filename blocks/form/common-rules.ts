/** Something that is wrong with a form, at a path of its options. */
export interface Problem {
  path: (string | number)[];
  message: string;
  hint?: string;
  /** What the text at the path is meant to be. */
  meant?: string;
}

/** A field as it is written: what has a default may be missing. */
export interface FieldOptions {
  name?: string;
  label?: string;
  type?: string;
  options?: string[];
  text?: string;
  value?: string;
  min?: number | string;
  max?: number | string;
  step?: number;
  accept?: string[];
  maxSize?: number;
  multiple?: boolean;
  required?: boolean;
  when?: { field?: string; is?: string | string[] };
}

export interface Options {
  fields?: FieldOptions[];
  endpoint?: {
    url?: string;
    takes?: string;
    send?: string[];
    next?: string;
    nextName?: string;
    trap?: string;
  };
  prefill?: { field?: string }[];
  withoutScript?: string;
}

export function namesOf(fields: readonly FieldOptions[]): string[] {
  return fields.map(({ name }) => name ?? "");
}

/** Whether the choices of a field are written down. */
export function isChoice({ type }: FieldOptions): boolean {
  return type === "select" || type === "radio" || type === "checkboxes";
}

/** The name of a field that was called by its label, or in other letters. */
export function fieldMeant(written: string | undefined, fields: readonly FieldOptions[]): string | undefined {
  const found = fields.filter(({ name, label }) => isSaid(written, name) || isSaid(written, label));
  return found.length === 1 ? found[0]!.name : undefined;
}

/** Whether two texts differ in nothing but their letters' size and the spaces around them. */
export function isSaid(written: string | undefined, text: string | undefined): boolean {
  return written !== undefined && written.trim().toLowerCase() === text?.trim().toLowerCase();
}

/** A hint and the correction, where it is known what is meant; otherwise what there is. */
export function meantOr(meant: string | undefined, others: string): Pick<Problem, "hint" | "meant"> {
  return meant === undefined ? { hint: others } : { hint: `Did you mean "${meant}"?`, meant };
}
