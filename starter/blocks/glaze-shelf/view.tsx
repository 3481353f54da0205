import { useState } from "react";
import { Section } from "yaml-site/ui/section";
import type { Props } from "./props.ts";
import { Shelf } from "./styles.ts";

/** Bowls in a row; the switch takes the fire back. */
export default function GlazeShelf({ heading, text, items, switchLabel }: Props) {
  const [isFired, setFired] = useState(true);
  return (
    <Section heading={heading} text={text}>
      <Shelf>
        <button type="button" role="switch" aria-checked={isFired} onClick={() => setFired(!isFired)}>
          <span className="track" />
          {switchLabel}
        </button>
        <ul data-state={isFired ? "fired" : "raw"}>
          {items.map(({ name, glaze, text: note }) => (
            <li key={name} data-glaze={glaze}>
              <svg viewBox="0 0 240 180" aria-hidden="true">
                <path className="foot" d="M96 140h48l-5 14h-38z" />
                <path className="body" d="M34 52h172c0 56-32 92-62 92H96c-30 0-62-36-62-92Z" />
                <path
                  className="glaze"
                  d="M34 52h172c-1 24-8 44-17 59-16-9-30 11-46 3-18-9-32 10-50 1-14-7-26 6-42-4-9-15-16-35-17-59Z"
                />
                <ellipse className="mouth" cx="120" cy="52" rx="86" ry="15" />
              </svg>
              <h3>{name}</h3>
              {note && <p>{note}</p>}
            </li>
          ))}
        </ul>
      </Shelf>
    </Section>
  );
}
