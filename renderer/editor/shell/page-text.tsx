import { lazy, type Ref, Suspense, useMemo, useState } from "react";
import { Button } from "react-aria-components";
import type { FramedProblem } from "../../runtime/live/protocol.ts";
import type { PageSource } from "../edit-page.ts";
import type { CodeHandle } from "../panel/code/code-editor.tsx";
import type { FileText } from "../panel/code/use-typed-text.ts";
import { refusalOf } from "../panel/create-actions.ts";
import { KEPT_THEIRS, textOfPage } from "../text-conflict.ts";
import { unsentKey } from "../unsent-changes.ts";
import { useShell } from "./shell-context.ts";

/** Loaded with the first page that needs it. */
const CodeEditor = lazy(() => import("../panel/code/code-editor.tsx"));

interface PageTextProps {
  route: string;
  source: PageSource;
  typed: FileText;
  /** Of the site, as of the file as it is. */
  problems: readonly FramedProblem[];
  ref: Ref<CodeHandle>;
}

/** The text of a page that cannot be shown, to be mended where no suggestion does it. */
export function PageText({ route, source, typed, problems, ref }: PageTextProps) {
  const { client, unsent } = useShell();
  const { file } = source;
  const { text, old, isChanged } = typed;
  const [says, setSays] = useState("");
  const diagnostics = useMemo(
    () => problems.filter((problem) => problem.file === file).map((problem) => markIn(old, problem)),
    [problems, file, old],
  );
  const change = (next: string): void => {
    typed.change(next);
    const operation = textOfPage(route, next);
    // Whatever becomes of this view, also when somebody else mends the page meanwhile.
    if (next === old) unsent.drop(unsentKey(operation));
    else unsent.keep(operation, old);
  };
  const save = async (): Promise<void> => {
    if (!isChanged) return;
    setSays("");
    // What the file says now is compared with what was typed upon, whoever else has changed it.
    const answer = await client.apply(textOfPage(route, text), { old, seen: {} });
    if ("files" in answer) typed.saved(text);
    else if ("refused" in answer && answer.refused === KEPT_THEIRS) typed.reset();
    setSays(refusalOf(answer) ?? "Saved and checked.");
  };
  const field = (
    <textarea
      className="panel-control"
      rows={12}
      spellCheck={false}
      aria-label={`Text of ${file}`}
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of saving, wherever in it one is
    <div
      className="panel-yaml editor-unread-text"
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
        event.preventDefault();
        void save();
      }}
    >
      <h3>The text of {file}</h3>
      <Suspense fallback={field}>
        <CodeEditor
          ref={ref}
          language="yaml"
          hasLines
          text={text}
          names={{ "aria-label": `Text of ${file}` }}
          diagnostics={diagnostics}
          onChange={change}
        />
      </Suspense>
      <div className="panel-fixes">
        <Button className="panel-button" isDisabled={!isChanged} onPress={() => void save()}>
          Save and check
        </Button>
        <Button
          className="panel-button"
          isDisabled={!isChanged}
          onPress={() => {
            unsent.drop(unsentKey(textOfPage(route, text)));
            typed.reset();
            setSays("");
          }}
        >
          As it was
        </Button>
      </div>
      <p role="status" className="panel-fault">
        {says}
      </p>
    </div>
  );
}

/** A problem at its place among the lines of a text. */
function markIn(text: string, { severity, message, hint, range }: FramedProblem) {
  const from = offsetIn(text, range.start);
  return {
    severity,
    message: hint ? `${message} ${hint}` : message,
    from,
    to: Math.max(from, offsetIn(text, range.end)),
  };
}

/** Files may end their lines with two signs and begin with a mark; fields do not. */
function offsetIn(text: string, { line, column }: { line: number; column: number }): number {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const own = lines[line - 1] ?? "";
  return Math.min(before + Math.min(column - 1, own.length), text.length);
}
