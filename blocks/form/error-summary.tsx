import { type ReactNode, useEffect, useId, useRef } from "react";
import type { FieldError } from "./check-fields.ts";

interface ErrorSummaryProps {
  heading: string;
  errors: readonly FieldError[];
  /** Grows with every refused attempt; the summary takes focus then. */
  refusals: number;
  hrefOf(name: string): string;
  onChoose(name: string): void;
}

/** What needs attention, as links to the fields. */
export function ErrorSummary({ heading, errors, refusals, hrefOf, onChoose }: ErrorSummaryProps): ReactNode {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves with each refused attempt
  useEffect(() => element.current?.focus(), [refusals]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group controls, this groups links
    <div className="summary" ref={element} role="group" tabIndex={-1} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={hrefOf(name)}
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
