import styled from "@emotion/styled";
import { Actions } from "../../renderer/ui/button.tsx";
import { Heading } from "../../renderer/ui/heading.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { registrationMarks, Sheet, squaredPaper } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

/* The last detail of the sheet: a field between registration marks, heading left and the way on at the right. */
const Ground = styled.section`
  padding-block: var(--space-section);

  &[data-tone] {
    background: ${squaredPaper}, var(--paper);
    color: var(--ink);
  }
  &[data-tone="tint"] {
    background: ${squaredPaper}, var(--paper-tint);
  }
  [data-block]:has(> section:not([data-tone])) + [data-block] > &:not([data-tone]) {
    padding-top: 0;
  }
  & > div > div {
    display: grid;
    gap: var(--space-5) var(--space-7);
    padding: clamp(2.5rem, 1rem + 5vw, 5rem) clamp(1.25rem, 0.25rem + 3.4vw, 3.5rem);
    --mark: var(--signal);
    --mark-size: 1.75rem;
    background: ${registrationMarks}, ${squaredPaper}, var(--paper-raised);
  }
  & .text {
    max-width: 34rem;
    color: var(--ink-soft);
    font-size: var(--text-lead);
    line-height: 1.5;
  }
  & .eyebrow {
    margin-bottom: var(--space-3);
    color: var(--signal);
    font: 500 var(--text-note) / 1.4 var(--font-mono);
  }
  & .end {
    display: grid;
    gap: var(--space-5);
  }
  @media (min-width: 64rem) {
    & > div > div {
      grid-template-columns: 7fr 5fr;
      align-items: end;
    }
  }
`;

export default function CallToAction({ eyebrow, heading, text, actions, tone = "plain" }: Props) {
  return (
    <Ground data-tone={tone === "plain" ? undefined : tone}>
      <Sheet>
        <div>
          <div>
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <Heading level={2} size="display">
              {heading}
            </Heading>
          </div>
          <div className="end">
            <RichText text={text} as="p" className="text" />
            <Actions items={actions} />
          </div>
        </div>
      </Sheet>
    </Ground>
  );
}
