import styled from "@emotion/styled";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Panel } from "../../../renderer/ui/panel.tsx";
import { costPerHour, instancesFor, MAX_INSTANCES } from "./instances.ts";
import type { Props } from "./props.ts";

const START = 30;
const STEP = 5;

const Bench = styled.div`
  display: grid;
  gap: var(--space-5);

  & .scale {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    font-weight: var(--weight-strong);
    font-size: var(--text-small);
  }
  & .scale > output {
    font: 600 var(--text-note) / 1.9 var(--font-mono);
    color: var(--blue);
  }
  & input {
    display: block;
    appearance: none;
    width: 100%;
    height: var(--target);
    background:
      linear-gradient(var(--line-strong), var(--line-strong)) center / 100% 2px no-repeat,
      repeating-linear-gradient(
          90deg,
          var(--line-strong) 0 1px,
          transparent 1px calc((100% - 1px) / 10)
        )
        center / calc(100% - 1.5rem) 1rem no-repeat;
    cursor: grab;
  }
  & input::-webkit-slider-thumb {
    appearance: none;
    width: 1.5rem;
    height: 1.5rem;
    border: 5px solid var(--blue);
    border-radius: 50%;
    background: var(--paper-raised);
  }
  & input::-moz-range-thumb {
    box-sizing: border-box;
    width: 1.5rem;
    height: 1.5rem;
    border: 5px solid var(--blue);
    border-radius: 50%;
    background: var(--paper-raised);
  }
  & input:active {
    cursor: grabbing;
  }
  & .rack {
    display: grid;
    grid-template-columns: repeat(${MAX_INSTANCES}, 1fr);
    gap: var(--space-2);
  }
  & .rack > li {
    position: relative;
    height: 4.5rem;
    border: var(--pen) dashed var(--line-strong);
    border-radius: var(--corner);
    transition:
      background-color var(--steady) var(--ease),
      border-color var(--steady) var(--ease);
  }
  & .rack > li[data-active] {
    border: var(--pen) solid var(--blue);
    background:
      linear-gradient(var(--on-blue), var(--on-blue)) 50% 35% / 60% 1px no-repeat,
      linear-gradient(var(--on-blue), var(--on-blue)) 50% 50% / 60% 1px no-repeat,
      linear-gradient(var(--on-blue), var(--on-blue)) 50% 65% / 60% 1px no-repeat,
      var(--blue);
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: var(--space-5);
    padding-top: var(--space-4);
    border-top: var(--hairline) solid var(--line);
  }
  & dt {
    font: 450 var(--text-note) / 1.5 var(--font-mono);
    color: var(--ink-soft);
  }
  & dd {
    font-size: var(--text-heading);
    font-weight: var(--weight-strong);
    line-height: 1.15;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`;

/** A slider for the workload, and the instances and cost that it takes. */
export default function CloudScaler(props: Props): ReactNode {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [workload, setWorkload] = useState(START);
  const instances = instancesFor(workload);
  const cost = costPerHour(instances);

  // The slider may have been moved before this block woke up, or by the browser on the way back to this page.
  useEffect(() => setWorkload(Number(slider.current?.value ?? START)), []);

  return (
    <Panel title={props.heading} note={props.note} text={props.text} withoutScript={props.withoutScript}>
      <Bench>
        <div>
          <div className="scale">
            <label htmlFor={id}>{props.workloadLabel}</label>
            <output htmlFor={id} aria-live="off">
              {workload} %
            </output>
          </div>
          <input
            ref={slider}
            id={id}
            type="range"
            min={0}
            max={100}
            step={STEP}
            defaultValue={START}
            aria-valuetext={`${workload} %: ${inWords(instances)}, $${cost} per hour`}
            onInput={(event) => setWorkload(Number(event.currentTarget.value))}
          />
        </div>
        <ul className="rack" aria-hidden="true">
          {Array.from({ length: MAX_INSTANCES }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of the rack are its positions
            <li key={index} data-active={index < instances ? "" : undefined} />
          ))}
        </ul>
        <dl>
          <div>
            <dt>{props.instancesLabel}</dt>
            <dd>{instances}</dd>
          </div>
          <div>
            <dt>{props.costLabel}</dt>
            <dd>${cost}</dd>
          </div>
        </dl>
      </Bench>
    </Panel>
  );
}

function inWords(instances: number): string {
  return instances === 1 ? "1 instance" : `${instances} instances`;
}
