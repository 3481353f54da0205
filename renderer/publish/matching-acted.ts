import type { Compound, Need } from "./style-needs.ts";

/** What scripts may bring; what has the same number is the same. */
export interface Brought {
  names: ReadonlySet<string>;
  /** Elements in the HTML that they are told to show; missing: they show none. */
  told?: readonly Signature[];
  number: number;
}

/** Names of an element that style sheets ask for. */
export type Signature = ReadonlySet<string>;

/**
 * What is in such an element is HTML that a view has been told to show (`ui/rich-text.tsx`): none of the elements
 * that its code makes comes into it.
 */
export const TOLD_HTML = ".rich-text";

/** An element that a view makes for HTML that it is told. */
export const HOLDER: Signature = new Set(["div", TOLD_HTML]);

/** Elements that a script acts on. */
interface ActedElements {
  /** With those that they are in. */
  anywhere: readonly Signature[];
  /** In HTML that was told. */
  inTold: readonly Signature[];
}

/** Whether a script can have something match a selector: all parts of it have to be there or may come, wherever. */
export function canBeMatched(
  compounds: readonly Compound[],
  { anywhere, inTold }: ActedElements,
  { names, told }: Brought,
): boolean {
  // Code that names the class itself may put elements of its own there.
  const isHeld = told !== undefined && !names.has(TOLD_HTML);
  const holder = isHeld ? compounds.findLastIndex(({ needs }) => needs.includes(TOLD_HTML)) : -1;
  return compounds.every(({ needs }, index) => {
    if (!isHeld || index > holder) return canMatch(anywhere, names, needs);
    if (index === holder) return isMatchedWith(HOLDER, names, needs) || canMatch(anywhere, names, needs);
    return [...told, ...inTold].some((signature) => isMatchedWith(signature, names, needs));
  });
}

/** Whether an element has everything that is needed. */
export function isMatched(signature: Signature, needs: readonly Need[]): boolean {
  return needs.every((need) =>
    typeof need === "string" ? signature.has(need) : need.some((choice) => isMatched(signature, choice)),
  );
}

/** Whether a script can have an element match: one of those that are there, or one that it makes. */
function canMatch(
  signatures: readonly Signature[],
  brought: ReadonlySet<string>,
  needs: readonly Need[],
): boolean {
  return (
    isMatched(brought, needs) ||
    signatures.some((signature) => isMatched(signature, needs) || isMatchedWith(signature, brought, needs))
  );
}

/** Names of elements do not change; the others may come. */
function isMatchedWith(signature: Signature, brought: ReadonlySet<string>, needs: readonly Need[]): boolean {
  return needs.every((need) => {
    if (typeof need !== "string") return need.some((choice) => isMatchedWith(signature, brought, choice));
    return signature.has(need) || (/^\W/.test(need) && brought.has(need));
  });
}
