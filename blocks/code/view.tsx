import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { withoutScripts } from "../../renderer/ui/scripting.ts";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

/* A sheet with a title strip; the lines scroll, the page does not. */
const Sheet = styled.figure`
  max-width: 60rem;
  border: var(--hairline) solid var(--line-strong);
  border-radius: var(--corner-card);
  background: var(--paper-raised);

  & > figcaption {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: var(--target);
    padding-inline-start: var(--space-5);
    border-bottom: var(--hairline) solid var(--line-strong);
    font: 500 var(--text-note) / 1.5 var(--font-mono);
    color: var(--signal);
    overflow-wrap: anywhere;
  }
  & button {
    flex: none;
    min-height: var(--target);
    padding-inline: var(--space-5);
    border-inline-start: var(--hairline) solid var(--line-strong);
    color: var(--blue);
    font: 500 var(--text-note) / 1.5 var(--font-mono);
  }
  & button:hover {
    background: var(--blue);
    color: var(--on-blue);
    forced-color-adjust: none;
  }
  ${withoutScripts(`
    & button {
      display: none;
    }
  `)}
  & > .lines {
    overflow-x: auto;
    padding: var(--space-5);
  }
  & pre {
    font: 400 0.875rem / 1.7 var(--font-code);
    tab-size: 2;
  }
  & code {
    font: inherit;
  }
  & > .lines:focus-visible {
    outline-offset: -4px;
  }
  @media print {
    & button {
      display: none;
    }
    & pre {
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }
`;

/** Lines to read or copy. */
export default function Code({ label, code, copy, copied, ...section }: Props): ReactNode {
  return (
    <Section {...section}>
      <Sheet>
        <figcaption>
          <span>{label}</span>
          <button type="button" data-copied={copied} aria-label={`${copy}: ${label}`}>
            <span aria-live="polite">{copy}</span>
          </button>
        </figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
        <section className="lines" tabIndex={0} aria-label={label}>
          <pre>
            <code>{code.replace(/\n+$/, "")}</code>
          </pre>
        </section>
      </Sheet>
    </Section>
  );
}
