/** From how much of what a text may have its length is told. */
const NEAR = 0.8;

/** Tells the length of a text as its limit comes near. */
export function Counter({ length, most }: { length: number; most: number }) {
  if (length < most * NEAR) return null;
  return (
    <p className="panel-counter" data-over={length > most || undefined} aria-live="polite">
      {length > most ? `${length - most} characters too many` : `${most - length} characters left`}
    </p>
  );
}
