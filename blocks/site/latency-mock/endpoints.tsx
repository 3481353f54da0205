import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { Props } from "./props.ts";
import { type Speed, speedOf } from "./vary-latency.ts";

/* One line per endpoint; the answer is stamped in the colour of its rating, and the rating stands beside it. */
const List = styled.ul`
  border-top: var(--hairline) solid var(--line);

  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--space-4);
    align-items: center;
    min-height: 4rem;
    padding-block: var(--space-3);
    border-bottom: var(--hairline) solid var(--line);
  }
  & .name {
    display: block;
    line-height: 1.35;
  }
  & .path {
    display: block;
    font: 450 var(--text-note) / 1.6 var(--font-mono);
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
  & .answer {
    display: grid;
    justify-items: end;
    font: 600 var(--text-base) / 1.3 var(--font-mono);
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & .answer > small {
    font: 450 var(--text-note) / 1.4 var(--font-mono);
  }
  & .answer[data-speed="fast"] {
    color: var(--positive);
  }
  & .answer[data-speed="fair"] {
    color: var(--caution);
  }
  & .answer[data-speed="slow"] {
    color: var(--negative);
  }
`;

const words: Record<Speed, string> = { fast: "Fast", fair: "Fair", slow: "Slow" };

interface EndpointsProps {
  items: Props["items"];
  /** Answers in milliseconds, in the order of the items. */
  results: readonly (number | undefined)[];
  /** Index of the endpoint that has not answered yet. */
  pinging?: number;
}

/** The endpoints and what they answered. */
export function Endpoints({ items, results, pinging }: EndpointsProps): ReactNode {
  return (
    <List>
      {items.map(({ name, path }, index) => (
        <li key={name}>
          <span>
            <span className="name">{name}</span>
            {path && <span className="path">{path}</span>}
          </span>
          <Answer latency={results[index]} isPinging={index === pinging} />
        </li>
      ))}
    </List>
  );
}

function Answer({ latency, isPinging }: { latency?: number; isPinging: boolean }): ReactNode {
  if (isPinging) return <span className="answer">...</span>;
  if (latency === undefined) return <span className="answer">– ms</span>;
  const speed = speedOf(latency);
  return (
    <span className="answer" data-speed={speed}>
      {latency} ms
      <small>{words[speed]}</small>
    </span>
  );
}
