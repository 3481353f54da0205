import styled from "@emotion/styled";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { withoutScripts } from "../../renderer/ui/scripting.ts";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

const Line = styled.aside`
  border-bottom: var(--hairline) solid var(--line-strong);
  background: var(--paper);
  color: var(--ink);
  font-size: var(--text-small);
  line-height: 1.4;

  &[data-look="urgent"] {
    border-color: var(--signal);
    background: var(--signal);
    color: var(--on-signal);
    forced-color-adjust: none;
  }
  &[data-look="urgent"] a {
    color: inherit;
  }
  & > div {
    display: flex;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    min-height: var(--target);
  }
  & .words {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    padding-block: var(--space-2);
    overflow-wrap: anywhere;
  }
  & .words > a {
    font-weight: var(--weight-strong);
  }
  & button {
    display: grid;
    flex: none;
    place-items: center;
    width: var(--target);
    height: var(--target);
    /* As far as there is room beside the words, so that its sign stands where they end. */
    margin-inline-end: calc(min(var(--space-3), var(--gutter)) * -1);
  }
  & :focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
  ${withoutScripts(`
    & button {
      display: none;
    }
  `)}
  @media print {
    display: none;
  }
`;

/**
 * A thin line at the top of every page. With a first day it is hidden in the HTML: behavior.ts shows it when the
 * visitor's calendar has come to it, and hides it when it is over or was dismissed.
 */
export default function Notice({ text, label, action, look, from, until, dismiss }: Props): ReactNode {
  return (
    <Line
      aria-label={label}
      data-tone={look === "plain" ? "ink" : undefined}
      data-look={look}
      data-from={from}
      data-until={until}
      hidden={from !== undefined}
    >
      <Sheet>
        <div className="words">
          <RichText text={text} as="p" />
          {action && <a href={action.href}>{action.label}</a>}
        </div>
        <button type="button" aria-label={dismiss}>
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </Sheet>
    </Line>
  );
}
