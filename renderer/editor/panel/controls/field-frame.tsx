import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import type { OptionValue } from "../../../model.ts";
import type { FieldNote, FieldProblem, PanelField } from "../panel-block.ts";
import { ProblemNote } from "../problems/problem-note.tsx";
import type { Draft } from "../use-draft.ts";
import { TheirWords } from "./their-words.tsx";

/** Ids that tie a control to its words. */
export interface FieldIds {
  control: string;
  label: string;
  /** Of what describes it, for `aria-describedby`. */
  describedBy: string;
  /** Which option it is, by `noteKey`. */
  option: string;
}

export interface FieldFrameProps {
  field: PanelField;
  ids: FieldIds;
  state: FieldState;
  note: FieldNote | undefined;
  problems: readonly FieldProblem[];
  draft?: Draft | undefined;
  /** Why what was chosen was not done. */
  fault?: string | undefined;
  /** The control is several ones: its name is that of a group. */
  isGroup?: boolean;
  /** Takes out what is written. */
  onReset?: (() => void) | undefined;
  children: ReactNode;
}

/** Whether an option is written, and what it is when it is not. */
export type FieldState = "written" | "bound" | "preset" | "default" | "computed" | "original" | "empty";

/** What stands around each control: its name, what it is for, its state, and what is wrong with it. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    field,
    ids,
    state,
    note,
    problems,
    draft,
    fault = draft?.fault,
    isGroup,
    onReset,
    children,
  } = props;
  const says = stateWords(note);
  return (
    <div
      className="panel-field"
      data-option={ids.option}
      data-state={state}
      data-wrong={problems.length > 0 || fault ? "" : undefined}
    >
      <div className="panel-field-head">
        {isGroup ? (
          <span className="panel-label" id={ids.label}>
            {field.label}
          </span>
        ) : (
          <label className="panel-label" id={ids.label} htmlFor={ids.control}>
            {field.label}
          </label>
        )}
        {field.isRequired && <span className="panel-required">required</span>}
        {state === "default" && <span className="panel-required">default</span>}
        {onReset && (state === "written" || state === "bound") && (
          <button
            type="button"
            className="panel-reset"
            onClick={onReset}
            aria-label={`${field.label}: ${field.preset === undefined ? "leave out" : "back to default"}`}
            title={field.preset === undefined ? "Leave out" : "Back to default"}
          >
            <RotateCcw size="0.875rem" strokeWidth={1.75} aria-hidden="true" />
          </button>
        )}
      </div>
      <div id={`${ids.control}-about`} className="panel-about">
        {field.about}
        {field.leaves && <p className="panel-leaves">{field.leaves}</p>}
      </div>
      {children}
      <div id={`${ids.control}-says`} className="panel-says">
        {says && (
          <p className="panel-state" data-careful={isCareful(note) || undefined}>
            {says}
          </p>
        )}
        {fault && (
          <p className="panel-fault" role="alert">
            {fault}
          </p>
        )}
        {draft && <TheirWords draft={draft} />}
        {problems.map((problem) => (
          <ProblemNote key={`${problem.code} ${problem.range.start.offset}`} problem={problem} />
        ))}
      </div>
    </div>
  );
}

function stateWords(note: FieldNote | undefined): string {
  switch (note?.kind) {
    case "preset":
      return `Set in ${note.from} for all blocks of this type: ${words(note.value)}`;
    case "computed":
      return `Filled from ${note.from}`;
    case "translated":
      return note.isStale
        ? `The original has changed since this was translated. It says now: “${note.of}”`
        : `Translates “${note.of}”`;
    case "original":
      return note.isMissing
        ? `Not translated yet: type the translation. Visitors read the original: “${words(note.value as OptionValue)}”`
        : `As the original has it: ${words(note.value as OptionValue)}`;
    default:
      return "";
  }
}

/** Somebody has to look at it. */
function isCareful(note: FieldNote | undefined): boolean {
  return (note?.kind === "translated" && note.isStale) || (note?.kind === "original" && note.isMissing);
}

function words(value: OptionValue): string {
  if (value === true) return "on";
  if (value === false) return "off";
  if (typeof value !== "object") return String(value);
  return Array.isArray(value)
    ? value.map(words).join(", ")
    : Object.entries(value)
        .map(([name, one]) => `${name} ${words(one as OptionValue)}`)
        .join(", ");
}
