/** A day, and perhaps an hour of it, as a file has them. */
export interface MomentParts {
  /** `2027-03-10`; empty for none. */
  day: string;
  /** `09:00`; empty for the whole day. */
  time: string;
  /** Between day and time. */
  sign: "T" | " ";
  /** Seconds, and the distance to UTC, which no control has: `:30`, `+01:00`. */
  rest: string;
}

const MOMENT =
  /^\s*(\d{4}-\d{2}-\d{2})(?:([T ])(\d{2}:\d{2})((?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?))?\s*$/;

/** What a text says; undefined for one that says something else, such as a binding. */
export function momentParts(text: string): MomentParts | undefined {
  if (text.trim() === "") return { day: "", time: "", sign: " ", rest: "" };
  const [, day = "", sign, time = "", rest = ""] = MOMENT.exec(text) ?? [];
  return day === "" ? undefined : { day, time, sign: sign === "T" ? "T" : " ", rest };
}

/** The text with another day or time; what was written around them stays. */
export function momentText(parts: MomentParts): string {
  const { day, time, sign, rest } = parts;
  if (day === "") return "";
  return time === "" ? day : `${day}${sign}${time}${rest}`;
}
