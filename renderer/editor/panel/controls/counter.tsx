import { countCharacters } from "../../count-characters.ts";

/** From how much of what a text may have its length is told. */
const NEAR = 0.8;

/** Tells the length of a text as its limit comes near. */
export function Counter({ text, most }: { text: string; most: number }) {
  const length = text.length < most * NEAR ? 0 : countCharacters(text);
  if (length < most * NEAR) return null;
  return (
    <p className="panel-counter" data-over={length > most || undefined} aria-live="polite">
      {length > most ? `${counted(length - most)} too many` : `${counted(most - length)} left`}
    </p>
  );
}

const counted = (count: number): string => (count === 1 ? "1 character" : `${count} characters`);
