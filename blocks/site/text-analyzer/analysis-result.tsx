import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "../../../renderer/ui/badge.tsx";
import { Chip, ChipList } from "../../../renderer/ui/chip.tsx";
import type { Analysis, Sentiment } from "./analyze-text.ts";

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, auto) 1fr;
  align-items: baseline;
  border-top: var(--hairline) solid var(--line);

  & > * {
    padding-block: var(--space-3);
    border-bottom: var(--hairline) solid var(--line);
  }
  & > dt {
    align-self: stretch;
    padding-inline-end: var(--space-5);
    font: 450 var(--text-note) / 1.75rem var(--font-mono);
    color: var(--ink-soft);
  }
  & .type {
    margin-inline-start: var(--space-2);
    color: var(--blue);
  }
  & .none {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }
`;

const tones: Record<Sentiment, BadgeTone> = {
  Positive: "positive",
  "Slightly Positive": "positive",
  Neutral: "plain",
  "Slightly Negative": "caution",
  Negative: "negative",
};

/** What was found in a text. */
export function AnalysisResult({ analysis }: { analysis: Analysis }): ReactNode {
  const { sentiment, keywords, entities, language } = analysis;
  return (
    <Facts>
      <dt>Sentiment</dt>
      <dd>
        <Badge tone={tones[sentiment]}>{sentiment}</Badge>
      </dd>
      <dt>Keywords</dt>
      <dd>
        <Chips none="No word is long enough to be a keyword.">
          {keywords.map((word) => (
            <li key={word}>
              <Chip>{word}</Chip>
            </li>
          ))}
        </Chips>
      </dd>
      <dt>Entities</dt>
      <dd>
        <Chips none="No names, technologies or concepts found.">
          {entities.map(({ text, type }) => (
            <li key={text}>
              <Chip>
                {text} <span className="type">{type}</span>
              </Chip>
            </li>
          ))}
        </Chips>
      </dd>
      <dt>Language</dt>
      <dd>
        <Chip>{language}</Chip>
      </dd>
    </Facts>
  );
}

function Chips({ none, children }: { none: string; children: ReactNode[] }): ReactNode {
  return children.length > 0 ? <ChipList>{children}</ChipList> : <p className="none">{none}</p>;
}

/** The result as one sentence, for screen readers. */
export function resultInWords({ sentiment, keywords, entities }: Analysis): string {
  const parts = [`Sentiment: ${sentiment}.`];
  if (keywords.length > 0) parts.push(`Keywords: ${keywords.join(", ")}.`);
  parts.push(entities.length === 1 ? "One entity found." : `${entities.length} entities found.`);
  return parts.join(" ");
}
