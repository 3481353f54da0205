/** Something that is wrong with a form, at a path of its options. */
export interface Problem {
  path: (string | number)[];
  message: string;
  hint?: string;
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
