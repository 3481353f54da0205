import { useRef } from "react";
import { type MomentParts, momentParts, momentText } from "./moment-text.ts";

interface MomentPickProps {
  /** What the field is called. */
  label: string;
  text: string;
  /** A day may have an hour. */
  hasTime: boolean;
  onPick(text: string): void;
}

const NONE: MomentParts = { day: "", time: "", sign: " ", rest: "" };

/** The browser's own calendar and clock beside a text, which may be a binding as well. */
export function MomentPick({ label, text, hasTime, onPick }: MomentPickProps) {
  // A text that is no moment is replaced as a whole, by whoever chooses a day.
  const parts = momentParts(text) ?? NONE;
  // A day that is typed anew is no day until its last digit; its hour comes back with it.
  const before = useRef(NONE);
  const setDay = (day: string): void => {
    if (day === "" && parts.day !== "") before.current = parts;
    onPick(momentText({ ...(parts.day === "" ? before.current : parts), day }));
  };
  return (
    <div className="panel-moment">
      <input
        className="panel-control panel-day"
        type="date"
        aria-label={`${label}: choose in a calendar`}
        value={parts.day}
        onChange={(event) => setDay(event.target.value)}
      />
      {hasTime && (
        <input
          className="panel-control panel-day"
          type="time"
          aria-label={`${label}: time of day, empty for the whole day`}
          title={parts.day === "" ? "Choose the day first" : undefined}
          disabled={parts.day === ""}
          value={parts.time}
          onChange={(event) => onPick(momentText({ ...parts, time: event.target.value }))}
        />
      )}
    </div>
  );
}
