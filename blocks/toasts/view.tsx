import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Props } from "./props.ts";

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(0.75rem);
  }
`;

/*
 * Both lists are live regions that are in the page from the start: assistive technology announces only what
 * comes into a region that it already knows. The behavior clones the template into one of them.
 */
const Region = styled.section`
  position: fixed;
  z-index: var(--layer-toast);
  /* Above the cookie banner while that is open. */
  inset-block: auto calc(var(--space-5) + var(--banner-height, 0px));
  inset-inline: auto var(--gutter);
  width: min(26rem, calc(100vw - 2 * var(--gutter)));
  max-height: calc(100dvh - var(--header-height) - var(--space-6));
  overflow-y: auto;
  pointer-events: none;

  & li + li,
  & > ol:not(:empty) + ol > li {
    margin-top: var(--space-3);
  }
  & .toast {
    pointer-events: auto;
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 0 var(--space-3);
    align-items: start;
    margin-block: 0 0.375rem;
    margin-inline: 0 0.375rem;
    padding: var(--space-4);
    border: var(--pen) solid var(--line-strong);
    border-inline-start: 4px solid var(--positive);
    border-radius: var(--corner);
    background: var(--paper-raised);
    box-shadow: var(--lift);
    color: var(--ink);
    animation: ${arrive} var(--steady) var(--ease);
  }
  & .toast > svg {
    margin-top: 0.125rem;
    color: var(--positive);
  }
  & .toast[data-kind="error"] {
    border-inline-start-color: var(--negative);
  }
  & .toast[data-kind="error"] > svg {
    color: var(--negative);
  }
  & .toast[data-kind="error"] > .success,
  & .toast[data-kind="success"] > .error {
    display: none;
  }
  & .title {
    font-weight: var(--weight-strong);
    line-height: 1.35;
  }
  & .text {
    margin-top: var(--space-1);
    font-size: var(--text-small);
    line-height: 1.45;
    color: var(--ink-soft);
  }
  & .text:empty {
    display: none;
  }
  & button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    margin-block: calc(var(--space-3) * -1) 0;
    margin-inline: 0 calc(var(--space-3) * -1);
    border-radius: var(--corner);
    color: var(--ink-soft);
  }
  & button:hover {
    color: var(--ink);
    background: var(--paper-tint);
  }
  & button:focus-visible {
    outline-offset: -4px;
  }
`;

/** The region of short messages at the bottom right. */
export default function Toasts({ label, closeLabel, seconds }: Props): ReactNode {
  return (
    <Region aria-label={label} data-seconds={seconds} tabIndex={-1}>
      <ol data-region="success" aria-live="polite" />
      <ol data-region="error" aria-live="assertive" />
      <ol hidden data-template>
        <li className="toast">
          <CircleCheck className="success" size={20} strokeWidth={1.75} aria-hidden="true" />
          <CircleAlert className="error" size={20} strokeWidth={1.75} aria-hidden="true" />
          <div>
            <p className="title" />
            <p className="text" />
          </div>
          <button type="button" aria-label={closeLabel}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      </ol>
    </Region>
  );
}
