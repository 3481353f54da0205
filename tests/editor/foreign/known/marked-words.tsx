import { Fragment } from "react";

export const options = { text: "text", quote: "text", lead: "text" };
export const values = {
  text: "Bring #boots and a #friend to the quay",
  quote: "“The sea is a good listener” — Wen Hollis",
  lead: "No engine. Two oars and a lug sail take you to the island and back.",
};

/** Words that are told apart by signs in their text. */
export default function MarkedWords({ text, quote, lead }: typeof values) {
  const [said = "", by = ""] = quote.split(" — ");
  const end = lead.indexOf(". ") + 1;
  return (
    <section>
      <p>
        {text.split(/(#\w+)/).map((part, index) =>
          part.startsWith("#") ? (
            <a key={String(index)} href="/">
              {part}
            </a>
          ) : (
            <Fragment key={String(index)}>{part}</Fragment>
          ),
        )}
      </p>
      <blockquote>
        {said}
        <cite>{by}</cite>
      </blockquote>
      <p>
        <strong>{lead.slice(0, end)}</strong>
        {lead.slice(end)}
      </p>
    </section>
  );
}
