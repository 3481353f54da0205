import styled from "@emotion/styled";
import { Actions } from "../../renderer/ui/button.tsx";
import { Heading } from "../../renderer/ui/heading.tsx";
import { Icon } from "../../renderer/ui/icon.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { registrationMarks, Sheet, squaredPaper } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

/* The last detail of the sheet: a field between registration marks, heading left and the way on at the right. */
const Panel = styled.section`
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
    border-radius: var(--corner-card);
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
  & .icon {
    display: block;
    margin-bottom: var(--space-5);
    color: var(--blue);
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

/* A ruled strip across the sheet. */
const Strip = styled.section`
  padding-block: var(--space-7);
  background: ${squaredPaper}, var(--paper);
  border-block: var(--hairline) solid var(--line-strong);
  color: var(--ink);

  &[data-tone="tint"] {
    background: ${squaredPaper}, var(--paper-tint);
  }
  & > div {
    display: grid;
    align-items: center;
    gap: var(--space-5) var(--space-7);
  }
  & .eyebrow {
    margin-bottom: var(--space-3);
    color: var(--signal);
    font: 500 var(--text-note) / 1.4 var(--font-mono);
  }
  & .text {
    max-width: 44rem;
    margin-top: var(--space-3);
    color: var(--ink-soft);
  }
  & .icon {
    display: grid;
    place-items: center;
    width: 5rem;
    height: 5rem;
    border: var(--pen) solid var(--ink);
    border-radius: 50%;
    outline: var(--hairline) dashed var(--line-strong);
    outline-offset: 0.5rem;
    color: var(--blue);
  }
  @media (min-width: 64rem) {
    & > div {
      grid-template-columns: minmax(50%, 1fr) auto;
    }
    &[data-icon] > div {
      grid-template-columns: auto minmax(50%, 1fr) auto;
      padding-inline-start: calc(var(--gutter) + 0.5rem);
    }
  }
`;

/** One message and one thing to do. */
export default function Banner({ look, ...message }: Props) {
  return look === "strip" ? <StripBanner {...message} /> : <PanelBanner {...message} />;
}

type Message = Omit<Props, "look">;

function PanelBanner({ eyebrow, heading, text, icon, actions, tone }: Message) {
  return (
    <Panel data-tone={groundOf(tone)}>
      <Sheet>
        <div>
          <div>
            {icon && (
              <span className="icon">
                <Icon name={icon} size={32} />
              </span>
            )}
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
    </Panel>
  );
}

function StripBanner({ eyebrow, heading, text, icon, actions, tone }: Message) {
  return (
    <Strip data-tone={groundOf(tone)} data-icon={icon ? "" : undefined}>
      <Sheet>
        {icon && (
          <span className="icon">
            <Icon name={icon} size={32} />
          </span>
        )}
        <div className="words">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Heading level={2} size="title">
            {heading}
          </Heading>
          <RichText text={text} as="p" className="text" />
        </div>
        <Actions items={actions} />
      </Sheet>
    </Strip>
  );
}

function groundOf(tone: Props["tone"]) {
  return tone === "plain" ? undefined : tone;
}
