import type { ErrorObject } from "ajv";
import type { Draft } from "../problems/draft.ts";
import type { Locate, Place, Subject } from "./subject.ts";

/** What was checked, and where it stands. */
export interface Checked {
  subject: Subject;
  locate: Locate;
  /** Explains the errors of a value as if it stood under another name. */
  explain: (errors: readonly ErrorObject[], subject: Subject, locate: Locate) => Draft[];
}

/** Where the value of an error is. */
export function placeOf({ instancePath, propertyName }: ErrorObject, { locate }: Checked): Place {
  const path = fromPointer(instancePath);
  const place = locate(path);
  // A name that the group cannot have is told where it stands.
  const { entry } = propertyName === undefined ? {} : locate([...path, propertyName]);
  return entry ? { ...place, span: { start: entry.keyStart, end: entry.keyEnd } } : place;
}

export function fromPointer(pointer: string): (string | number)[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step) => (/^(0|[1-9]\d*)$/.test(step) ? Number(step) : step));
}
