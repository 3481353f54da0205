import { createContext, memo, useContext, useMemo } from "react";

interface Entry {
  day: string;
  title: string;
  place?: string;
}

export const options = { heading: "text", entries: [{ day: "date", title: "text", place: "text" }] };
export const values = {
  heading: "The year at the yard",
  entries: [
    { day: "2026-03-14", title: "Slipway opens", place: "North quay" },
    { day: "2026-06-21", title: "Longest-day regatta", place: "The whole bay" },
    { day: "2026-09-30", title: "Boats out of the water" },
  ],
};

const Format = createContext(new Intl.DateTimeFormat("en"));

const Row = memo(function Row({ entry, number, of }: { entry: Entry; number: number; of: number }) {
  const format = useContext(Format);
  return (
    <article aria-label={`${entry.title} (${number} of ${of})`}>
      <time dateTime={entry.day}>{format.format(new Date(entry.day))}</time>
      <h3>{entry.title}</h3>
      {entry.place && <p>Where: {entry.place}</p>}
    </article>
  );
});

/** Days in words, by a context. */
export default function Timeline({ heading, entries }: typeof values) {
  const format = useMemo(() => new Intl.DateTimeFormat("en", { dateStyle: "full", timeZone: "UTC" }), []);
  return (
    <Format value={format}>
      <h2>{heading.replace(/^./, (letter) => letter.toUpperCase())}</h2>
      {entries.map((entry, index) => (
        <Row key={entry.day} entry={entry as Entry} number={index + 1} of={entries.length} />
      ))}
    </Format>
  );
}
