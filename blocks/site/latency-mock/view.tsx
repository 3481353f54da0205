import { type ReactNode, useEffect, useState } from "react";
import { Panel } from "../../../renderer/ui/panel.tsx";
import { RunButtons } from "../../../renderer/ui/run-buttons.tsx";
import { Endpoints } from "./endpoints.tsx";
import type { Props } from "./props.ts";
import { speedOf, varyLatency } from "./vary-latency.ts";

interface Pings {
  /** What each endpoint answers, in milliseconds. */
  latencies: number[];
  /** How many have answered. */
  answered: number;
  /** Waiting for an answer, waiting for the next ping's turn, or done. */
  state: "waiting" | "between" | "over";
}

/**
 * Pings a few invented endpoints, one at a time, and rates their answers.
 *
 * @param random Source of the variation; a test passes its own.
 */
export default function LatencyMock({
  random = Math.random,
  ...props
}: Props & { random?: () => number }): ReactNode {
  const { items, staggerMs } = props;
  const [pings, setPings] = useState<Pings>({ latencies: [], answered: 0, state: "over" });
  const isRunning = pings.state !== "over";

  useEffect(() => {
    if (pings.state === "over") return;
    const { wait, after } = nextStep(pings, staggerMs);
    const timer = window.setTimeout(() => setPings(after), wait);
    return () => window.clearTimeout(timer);
  }, [pings, staggerMs]);

  function start() {
    const latencies = items.map(({ latency }) => varyLatency(latency, random));
    setPings({ latencies, answered: 0, state: "waiting" });
  }

  const results = pings.latencies.slice(0, pings.answered);
  return (
    <Panel title={props.heading} note={props.note} text={props.text} withoutScript={props.withoutScript}>
      <Endpoints
        items={items}
        results={results}
        pinging={pings.state === "waiting" ? pings.answered : undefined}
      />
      <progress max={items.length} value={pings.answered} aria-label={props.heading} />
      <RunButtons
        isRunning={isRunning}
        startLabel={props.runLabel}
        runningLabel={props.runningLabel}
        cancelLabel={props.cancelLabel}
        onStart={start}
        onCancel={() => setPings({ ...pings, state: "over" })}
      />
      <p role="status" className="visually-hidden">
        {!isRunning && items.map(({ name }, index) => inWords(name, results[index])).join(" ")}
      </p>
    </Panel>
  );
}

function nextStep(pings: Pings, staggerMs: number): { wait: number; after: Pings } {
  const { latencies, answered, state } = pings;
  if (state === "between") {
    const elapsed = latencies[answered - 1] ?? 0;
    return { wait: Math.max(0, staggerMs - elapsed), after: { ...pings, state: "waiting" } };
  }
  const isLast = answered + 1 === latencies.length;
  return {
    wait: latencies[answered] ?? 0,
    after: { latencies, answered: answered + 1, state: isLast ? "over" : "between" },
  };
}

function inWords(name: string, latency?: number): string {
  return latency === undefined ? "" : `${name}: ${latency} milliseconds, ${speedOf(latency)}.`;
}
