import styled from "@emotion/styled";
import { Actions } from "../../renderer/ui/button.tsx";
import { Heading } from "../../renderer/ui/heading.tsx";
import { Icon } from "../../renderer/ui/icon.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Sheet, squaredPaper } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

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
      grid-template-columns: 1fr auto;
    }
    &[data-icon] > div {
      grid-template-columns: auto 1fr auto;
      padding-left: calc(var(--gutter) + 0.5rem);
    }
  }
`;

export default function Banner({ eyebrow, heading, text, icon, actions, tone = "ink" }: Props) {
  return (
    <Strip data-tone={tone === "plain" ? undefined : tone} data-icon={icon ? "" : undefined}>
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
