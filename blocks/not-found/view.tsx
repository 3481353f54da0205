import styled from "@emotion/styled";
import { ButtonLink } from "../../renderer/ui/button.tsx";
import { Heading } from "../../renderer/ui/heading.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { registrationMarks, Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

/* An empty field of the plan: the number as an outline that nobody has filled in. */
const Field = styled.section`
  padding-block: var(--space-5) var(--space-section);

  & > div > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    padding: clamp(2rem, 1rem + 4vw, 4.5rem) clamp(1.25rem, 0.25rem + 3.4vw, 3.5rem);
    border: var(--hairline) dashed var(--line-strong);
    border-radius: var(--corner-card);
    --mark: var(--ink);
    --mark-size: 1.25rem;
    background: ${registrationMarks};
  }
  & .code {
    font-size: min(clamp(7rem, 4rem + 16vw, 17rem), 35vw);
    font-weight: 700;
    line-height: 0.8;
    letter-spacing: -0.05em;
    color: var(--paper);
    /* The fill lies over the inner half of the stroke, and over the seams where parts of a letter overlap. */
    -webkit-text-stroke: 3px var(--signal);
    paint-order: stroke fill;
    user-select: none;
  }
  /* The general text and those for some addresses lie on one another: the one that is shown may change without moving anything. */
  & .says {
    display: grid;
    max-width: 36rem;
    font-size: var(--text-lead);
    line-height: 1.5;
    color: var(--ink-soft);
  }
  & .says > * {
    grid-area: 1 / 1;
  }
  & :is(.says, .near) > :not([data-shown]) {
    visibility: hidden;
  }
  /* Room for the nearest addresses before they are known. */
  & .near {
    min-height: 11rem;
  }
  & .near > div {
    padding-top: var(--space-5);
    border-top: var(--hairline) solid var(--line);
  }
  & .near ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-5);
    margin-top: var(--space-3);
    font: 450 0.8125rem / 1.9 var(--font-mono);
    overflow-wrap: anywhere;
  }
  @media (min-width: 64rem) {
    & .near {
      min-height: 6.5rem;
    }
  }
`;

/*
 * behavior.ts chooses the message for the address that was asked for, and fills in the nearest addresses. The
 * big number is drawn in outline, so the visible text says it again for everybody who cannot see the drawing.
 */
export default function NotFound({
  code = "404",
  heading,
  text,
  action,
  suggestionsLabel,
  messages = [],
}: Props) {
  return (
    <Field>
      <Sheet>
        <div>
          <p className="code">{code}</p>
          <Heading level={1}>{heading}</Heading>
          <div className="says">
            <div data-shown="">
              <RichText text={text} as="p" />
            </div>
            {messages.map((message) => (
              <p key={message.prefix} data-prefix={message.prefix}>
                {message.text}
              </p>
            ))}
          </div>
          <p>
            <ButtonLink href={action.href} look={action.look ?? "primary"} event={action.event}>
              {action.label}
            </ButtonLink>
          </p>
          <div className="near">
            <div>
              <p>{suggestionsLabel}</p>
              <ul />
            </div>
          </div>
        </div>
      </Sheet>
    </Field>
  );
}
