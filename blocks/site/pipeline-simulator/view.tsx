import styled from "@emotion/styled";
import { type ReactNode, useEffect, useState } from "react";
import { Panel } from "../../../renderer/ui/panel.tsx";
import { RunButtons } from "../../../renderer/ui/run-buttons.tsx";
import type { Props } from "./props.ts";

/*
 * The stages hang on one line like stations; the line is drawn as far as the data has come. State is told by
 * word and shape, the colour only follows.
 */
const Stages = styled.ol`
  display: grid;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
    gap: var(--space-4);
    align-items: center;
    min-height: 2.75rem;
  }
  & > li::before {
    content: "";
    z-index: 1;
    width: 1.25rem;
    height: 1.25rem;
    border: var(--pen) solid var(--line-strong);
    border-radius: 50%;
    background: var(--paper-raised);
    transition: background-color var(--steady) var(--ease);
  }
  & > li + li::after {
    content: "";
    position: absolute;
    inset-inline-start: 0.625rem;
    bottom: 50%;
    height: 100%;
    border-inline-start: var(--pen) dashed var(--line-strong);
  }
  & > li[data-state="done"]::before {
    border-color: var(--blue);
    background: var(--blue);
  }
  & > li[data-state="running"]::before {
    border: 5px solid var(--signal);
  }
  & > li:not([data-state="waiting"])::after {
    border-inline-start: 2px solid var(--blue);
  }
  & .name {
    overflow-wrap: anywhere;
  }
  & > li[data-state="waiting"] .name {
    color: var(--ink-soft);
  }
  & .state {
    font: 450 var(--text-note) / 1.5 var(--font-mono);
    color: var(--ink-soft);
  }
  & > li[data-state="running"] .state {
    color: var(--signal);
  }
`;

const words = { waiting: "Waiting", running: "Running", done: "Done" } as const;

/** The stages of a data pipeline, run one after the other. */
export default function PipelineSimulator(props: Props): ReactNode {
  const { items, stageMs, runLabel, runningLabel, cancelLabel, completeText } = props;
  // Index of the stage that runs; -1 before the start, the number of stages at the end.
  const [stage, setStage] = useState(-1);
  const isRunning = stage >= 0 && stage < items.length;
  const isComplete = stage === items.length;

  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setTimeout(() => setStage(stage + 1), stageMs);
    return () => window.clearTimeout(timer);
  }, [isRunning, stage, stageMs]);

  return (
    <Panel title={props.heading} note={props.note} text={props.text} withoutScript={props.withoutScript}>
      <Stages>
        {items.map((name, index) => {
          const state = index < stage ? "done" : index === stage ? "running" : "waiting";
          return (
            <li key={name} data-state={state} aria-current={state === "running" ? "step" : undefined}>
              <span className="name">{name}</span>
              <span className="state">{words[state]}</span>
            </li>
          );
        })}
      </Stages>
      <progress max={items.length} value={Math.max(0, stage)} aria-label={props.heading} />
      <RunButtons
        isRunning={isRunning}
        startLabel={runLabel}
        runningLabel={runningLabel}
        cancelLabel={cancelLabel}
        onStart={() => setStage(0)}
        onCancel={() => setStage(-1)}
      />
      <p role="status">
        {isRunning && (
          <span className="visually-hidden">{`Stage ${stage + 1} of ${items.length}: ${items[stage]}`}</span>
        )}
        {isComplete && completeText}
      </p>
    </Panel>
  );
}
