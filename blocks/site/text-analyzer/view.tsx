import { type ReactNode, useEffect, useId, useState } from "react";
import { Button } from "../../../renderer/ui/button.tsx";
import { Field } from "../../../renderer/ui/field.tsx";
import { Panel } from "../../../renderer/ui/panel.tsx";
import { RunButtons } from "../../../renderer/ui/run-buttons.tsx";
import { AnalysisResult, resultInWords } from "./analysis-result.tsx";
import { type Analysis, analyzeText } from "./analyze-text.ts";
import type { Props } from "./props.ts";

/** How long the demonstration takes, in milliseconds, and how often its progress moves. */
const DURATION = 2500;
const STEP = 50;

type State =
  | { name: "idle" }
  | { name: "analyzing"; text: string }
  | { name: "result"; analysis: Analysis }
  | { name: "error" };

/** Sentiment, keywords and entities of a text, after a moment of pretended thinking. */
export default function TextAnalyzer(props: Props): ReactNode {
  const id = useId();
  const [state, setState] = useState<State>({ name: "idle" });
  const [progress, setProgress] = useState(0);
  const isAnalyzing = state.name === "analyzing";

  // The field keeps its own value: what was typed before this block woke up is still there.
  const field = () => document.getElementById(id) as HTMLTextAreaElement;

  useEffect(() => {
    if (state.name !== "analyzing") return;
    const started = performance.now();
    const tick = window.setInterval(() => {
      setProgress(Math.min(100, Math.round(((performance.now() - started) / DURATION) * 100)));
    }, STEP);
    const end = window.setTimeout(() => {
      setProgress(100);
      setState({ name: "result", analysis: analyzeText(state.text) });
    }, DURATION);
    return () => {
      window.clearInterval(tick);
      window.clearTimeout(end);
    };
  }, [state]);

  function analyze() {
    const text = field().value;
    setProgress(0);
    if (text.trim()) return setState({ name: "analyzing", text });
    setState({ name: "error" });
    field().focus();
  }

  function fillInSample() {
    field().value = props.sample ?? "";
    setState({ name: "idle" });
    field().focus();
  }

  return (
    <Panel title={props.heading} note={props.note} text={props.text} withoutScript={props.withoutScript}>
      <Field
        as="textarea"
        id={id}
        label={props.textLabel}
        error={state.name === "error" ? props.emptyText : undefined}
      />
      <RunButtons
        isRunning={isAnalyzing}
        startLabel={props.analyzeLabel}
        runningLabel={props.analyzingLabel}
        cancelLabel={props.cancelLabel}
        onStart={analyze}
        onCancel={() => setState({ name: "idle" })}
      >
        {props.sample && (
          <Button look="quiet" onClick={fillInSample}>
            {props.sampleLabel}
          </Button>
        )}
      </RunButtons>
      {isAnalyzing && <progress max={100} value={progress} aria-label={props.analyzingLabel} />}
      {state.name === "result" && <AnalysisResult analysis={state.analysis} />}
      <p role="status" className="visually-hidden">
        {isAnalyzing && props.analyzingLabel}
        {state.name === "result" && resultInWords(state.analysis)}
        {state.name === "error" && props.emptyText}
      </p>
    </Panel>
  );
}
