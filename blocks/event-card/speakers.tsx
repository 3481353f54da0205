import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { numeral } from "../../renderer/formats/numerals.ts";
import type { Picture as PictureData } from "../../renderer/model.ts";
import { useLanguage } from "../../renderer/runtime/language.ts";
import { Picture } from "../../renderer/ui/picture.tsx";

/** Portraits shown; the rest is counted. */
const PORTRAITS = 4;

const Row = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-4);

  & > ul {
    display: flex;
    padding-inline-start: 0.5rem;
  }
  & > ul > li {
    margin-inline-start: -0.5rem;
  }
  & :is(img, .more) {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border: var(--pen) solid var(--line-strong);
    border-radius: 50%;
    background: var(--paper-tint);
    object-fit: cover;
  }
  & .more {
    font: 500 var(--text-note) / 1 var(--font-mono);
  }
  & > p {
    font-size: var(--text-small);
    line-height: 1.4;
    color: var(--ink-soft);
  }
`;

interface Speaker {
  name: string;
  title?: string;
  company?: string;
  photo?: PictureData;
}

/** Portraits of up to four speakers and how many more there are; the names of all below them. */
export function Speakers({ label, speakers }: { label: string; speakers: readonly Speaker[] }): ReactNode {
  const lang = useLanguage();
  if (speakers.length === 0) return null;
  const shown = speakers
    .flatMap((one) => (one.photo ? [{ ...one, photo: one.photo }] : []))
    .slice(0, PORTRAITS);
  const others = speakers.filter(({ name }) => shown.every((one) => one.name !== name));
  return (
    <Row>
      {shown.length > 0 && (
        <ul aria-label={label}>
          {shown.map(({ name, title, company, photo }) => (
            <li key={name}>
              <Picture
                image={photo}
                alt={[name, title, company].filter(Boolean).join(", ")}
                title={name}
                place={{ fixed: 40, ratio: 1 }}
              />
            </li>
          ))}
          {others.length > 0 && (
            <li>
              {/* From right to left it would read 2+. */}
              <span className="more" dir="ltr" title={namesOf(others)}>
                +{numeral(others.length, lang)}
              </span>
            </li>
          )}
        </ul>
      )}
      <p>{namesOf(speakers)}</p>
    </Row>
  );
}

function namesOf(speakers: readonly Speaker[]): string {
  return speakers.map(({ name }) => name).join(", ");
}
