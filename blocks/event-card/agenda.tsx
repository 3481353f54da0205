import styled from "@emotion/styled";
import type { ReactNode } from "react";

const Details = styled.details`
  margin-top: var(--space-4);
  border-block: var(--hairline) solid var(--line);

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--target);
    font-weight: var(--weight-strong);
    color: var(--blue);
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    color: var(--blue-strong);
  }
  & > summary::after {
    content: "";
    width: 0.5625rem;
    height: 0.5625rem;
    border: solid currentColor;
    border-width: 0 var(--pen) var(--pen) 0;
    transform: translateY(-25%) rotate(45deg);
  }
  &[open] > summary::after {
    transform: translateY(25%) rotate(225deg);
  }
  &:not([open]) .close,
  &[open] .open {
    display: none;
  }
  & > ol {
    padding-bottom: var(--space-4);
  }
  & > ol > li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    padding-block: var(--space-2);
  }
  & > ol > li + li {
    border-top: var(--hairline) dashed var(--line);
  }
  & time {
    padding-top: 0.3em;
    font: 500 var(--text-note) / 1.5 var(--font-mono);
    color: var(--signal);
  }
  & .what {
    font-weight: var(--weight-strong);
    line-height: 1.35;
  }
  & :is(.how, .who) {
    font-size: var(--text-small);
    line-height: 1.45;
    color: var(--ink-soft);
  }
`;

interface AgendaProps {
  /** Words that open and close it. */
  open: string;
  close: string;
  /** The event's title, so that the words can be told apart by ear. */
  title: string;
  parts: readonly { time: string; title: string; description?: string; speaker?: string }[];
}

/** The programme of an event, behind a native disclosure. */
export function Agenda({ open, close, title, parts }: AgendaProps): ReactNode {
  if (parts.length === 0) return null;
  return (
    <Details>
      <summary>
        <span className="open">{open}</span>
        <span className="close">{close}</span>
        <span className="visually-hidden">: {title}</span>
      </summary>
      <ol>
        {parts.map((part) => (
          <li key={`${part.time} ${part.title}`}>
            <time dateTime={part.time}>{part.time}</time>
            <div>
              <p className="what">{part.title}</p>
              {part.description && <p className="how">{part.description}</p>}
              {part.speaker && <p className="who">{part.speaker}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Details>
  );
}
