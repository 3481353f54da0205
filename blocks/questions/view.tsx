import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Empty } from "../../renderer/ui/empty.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

/* Rows of a list of parts: a rule above each, a plus that turns into a minus. */
const Rows = styled.div`
  border-bottom: var(--hairline) solid var(--line-strong);

  & > details {
    border-top: var(--hairline) solid var(--line-strong);
  }
  & summary {
    display: flex;
    align-items: baseline;
    gap: var(--space-5);
    min-height: var(--target);
    padding-block: var(--space-4);
    list-style: none;
    transition: color var(--quick) var(--ease);
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary:hover {
    color: var(--blue-strong);
  }
  & h3 {
    flex: 1;
    min-width: 0;
    font-size: var(--text-lead);
    line-height: 1.35;
    text-wrap: pretty;
  }
  & summary::after {
    content: "";
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    background:
      linear-gradient(var(--signal), var(--signal)) center / 100% var(--pen) no-repeat,
      linear-gradient(var(--signal), var(--signal)) center / var(--pen) 100% no-repeat;
  }
  & details[open] > summary::after {
    background-size: 100% var(--pen), 0 0;
  }
  /* A link to an answer stops where its question can be read as well. */
  & .answer {
    padding-block: 0 var(--space-6);
    padding-inline: 0 var(--space-6);
    color: var(--ink-soft);
    scroll-margin-top: calc(var(--header-height) + var(--space-8));
  }
  @media (forced-colors: active) {
    & summary::after {
      forced-color-adjust: none;
      background-image: linear-gradient(CanvasText, CanvasText), linear-gradient(CanvasText, CanvasText);
    }
  }
`;

/** Questions whose answers open one by one, without JavaScript; nothing when there are none and no text for that. */
export default function Questions({ items, empty, ...section }: Props): ReactNode {
  if (items.length === 0 && !empty) return null;
  return (
    <Section {...section} layout={section.heading ? "split" : "stack"}>
      {items.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <Rows>
          {items.map(({ question, answer, id }) => (
            <details key={question}>
              <summary>
                <h3>{question}</h3>
              </summary>
              {/* The anchor is in what is closed: browsers open it for a link that leads there. */}
              <div className="answer" id={id}>
                <RichText text={answer} />
              </div>
            </details>
          ))}
        </Rows>
      )}
    </Section>
  );
}
