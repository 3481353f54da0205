import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "./button.tsx";

interface RunButtonsProps {
  isRunning: boolean;
  startLabel: string;
  /** Replaces the start label while it runs. */
  runningLabel: string;
  cancelLabel: string;
  onStart(): void;
  onCancel(): void;
  /** Further buttons, shown while nothing runs. */
  children?: ReactNode;
}

/**
 * Start and cancel for something that takes a while. The start button stays where it is and keeps focus; when
 * the cancel button goes while it has focus, the start button takes it.
 */
export function RunButtons(props: RunButtonsProps): ReactNode {
  const { isRunning, startLabel, runningLabel, cancelLabel, onStart, onCancel, children } = props;
  return (
    <div className="row">
      <Button
        aria-disabled={isRunning || undefined}
        onClick={() => {
          if (!isRunning) onStart();
        }}
      >
        {isRunning ? runningLabel : startLabel}
      </Button>
      {isRunning ? <CancelButton label={cancelLabel} onCancel={onCancel} /> : children}
    </div>
  );
}

function CancelButton({ label, onCancel }: { label: string; onCancel(): void }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement)) element.parentElement?.querySelector("button")?.focus();
    };
  }, []);
  return (
    <span ref={place}>
      <Button look="secondary" onClick={onCancel}>
        {label}
      </Button>
    </span>
  );
}
