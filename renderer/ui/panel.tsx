import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { withoutScripts } from "./scripting.ts";
import { registrationMarks } from "./sheet.tsx";

/*
 * A bench on the sheet: something to try out. Title strip on top like a drawing's title block, registration
 * marks at the corners, controls and results below.
 */
const Frame = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  border: var(--hairline) solid var(--line);
  border-radius: var(--corner-card);
  background: ${registrationMarks}, var(--paper-raised);

  & > header {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-5);
    border-bottom: var(--hairline) solid var(--line);
  }
  & > header > .note {
    font: 450 var(--text-note) / 1.5 var(--font-mono);
    color: var(--ink-soft);
  }
  & > header > .text {
    max-width: 36rem;
    color: var(--ink-soft);
  }
  & .without-script {
    display: none;
    padding-inline-start: var(--space-3);
    border-inline-start: 3px solid var(--caution);
  }
  ${withoutScripts(`
    & .without-script {
      display: block;
    }
  `)}
  & > header > :is(h2, h3, h4) {
    font-size: var(--text-title);
  }
  & > .body {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: var(--space-5);
    padding: var(--space-5);
  }
  & .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-4);
  }
  & progress {
    appearance: none;
    display: block;
    width: 100%;
    height: 0.625rem;
    border: var(--hairline) solid var(--line-strong);
    border-radius: 0;
    background: var(--paper-tint);
    color: var(--blue);
  }
  & progress::-webkit-progress-bar {
    background: var(--paper-tint);
  }
  & progress::-webkit-progress-value {
    background: var(--blue);
  }
  & progress::-moz-progress-bar {
    background: var(--blue);
  }
`;

interface PanelProps {
  title: string;
  /** Level of the title; default 3. */
  level?: 2 | 3 | 4;
  /** Mono annotation above the title. */
  note?: string;
  text?: string;
  /** Said where JavaScript is off or the script did not load, when the thing needs it. */
  withoutScript?: string;
  children: ReactNode;
}

/**
 * The frame of something to try out: title, what it does, controls and results. Class `row` inside it sets
 * controls side by side; a `<progress>` inside it is drawn as a bar.
 */
export function Panel({ title, level = 3, note, text, withoutScript, children }: PanelProps): ReactNode {
  const Title = `h${level}` as const;
  return (
    <Frame>
      <header>
        {note && <p className="note">{note}</p>}
        <Title>{title}</Title>
        {text && <p className="text">{text}</p>}
        {withoutScript && <p className="without-script">{withoutScript}</p>}
      </header>
      <div className="body">{children}</div>
    </Frame>
  );
}
