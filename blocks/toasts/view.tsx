import styled from "@emotion/styled";
import type { Props } from "./props.ts";

const Region = styled.section`
  position: fixed;
  z-index: var(--layer-toast);
  /* Above the cookie banner while that is open. */
  inset: auto var(--space-4) calc(var(--space-4) + var(--banner-height, 0px)) auto;
  width: min(24rem, calc(100vw - 2rem));
  pointer-events: none;

  & > div {
    display: grid;
    gap: var(--space-3);
  }
  & .toast {
    position: relative;
    padding: var(--space-4) var(--space-7) var(--space-4) var(--space-5);
    border: var(--hairline) solid var(--line-strong);
    border-left: 4px solid var(--positive);
    background: var(--paper-raised);
    box-shadow: var(--lift);
    font-size: var(--text-small);
    line-height: 1.45;
    pointer-events: auto;
    animation: toast-in var(--steady) var(--ease);
  }
  & .toast[data-kind="error"] {
    border-left-color: var(--negative);
  }
  & .toast > :first-of-type {
    font-weight: var(--weight-strong);
    color: var(--positive);
  }
  & .toast[data-kind="error"] > :first-of-type {
    color: var(--negative);
  }
  & .toast > button {
    position: absolute;
    inset: 0 0 auto auto;
    width: var(--target);
    height: var(--target);
    font-size: 1.25rem;
    line-height: 1;
  }
  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateX(1rem);
    }
  }
`;

/* Two live regions that are there from the start: one waits its turn, one interrupts. */
export default function Toasts({ label = "Notifications", closeLabel = "Close message" }: Props) {
  return (
    <Region aria-label={label} data-close={closeLabel}>
      <div role="status" data-kind="success" />
      <div role="alert" data-kind="error" />
    </Region>
  );
}
