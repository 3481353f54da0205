import { useMemo, useRef, useState } from "react";
import { refusalOf } from "../create-actions.ts";
import type { PanelBlock } from "../panel-block.ts";
import { usePanelActions } from "../panel-context.ts";
import CodeEditor from "./code-editor.tsx";
import { completeOptions } from "./complete-options.ts";
import { useTypedText } from "./use-typed-text.ts";
import { readBlockYaml, type YamlFault } from "./yaml-changes.ts";

/** The YAML of a block, for those who like it: options that are changed are written when it is applied. */
export default function BlockYaml({ block }: { block: PanelBlock }) {
  const { apply } = usePanelActions();
  const { text, isChanged, change, saved, reset } = useTypedText(block.yaml);
  const [faults, setFaults] = useState<readonly YamlFault[]>([]);
  const [says, setSays] = useState("");
  const latest = useRef(block);
  latest.current = block;
  const complete = useMemo(() => completeOptions(block.fields), [block.fields]);
  const diagnostics = useMemo(
    () => [...faults.map(asError), ...problemsIn(block, text)],
    [faults, block, text],
  );
  const send = async (): Promise<void> => {
    const read = readBlockYaml(block, text);
    if ("faults" in read) {
      setFaults(read.faults);
      setSays(read.faults[0]?.message ?? "");
      return;
    }
    setFaults([]);
    setSays(
      read.operations.length === 0
        ? "Only comments or spaces differ: those are changed in the code editor."
        : "",
    );
    for (const operation of read.operations) {
      const refusal = refusalOf(await apply(operation));
      if (refusal === undefined) continue;
      setSays(refusal);
      return;
    }
    if (read.operations.length === 0) return;
    saved(latest.current.yaml);
    change(latest.current.yaml);
  };
  return (
    <div className="panel-yaml">
      <CodeEditor
        language="yaml"
        text={text}
        names={{ "aria-label": `YAML of ${block.title}` }}
        diagnostics={diagnostics}
        complete={complete}
        onChange={change}
      />
      <div className="panel-fixes">
        <button type="button" className="panel-button" disabled={!isChanged} onClick={() => void send()}>
          Apply
        </button>
        <button
          type="button"
          className="panel-button"
          disabled={!isChanged}
          onClick={() => {
            reset();
            setFaults([]);
            setSays("");
          }}
        >
          As it was
        </button>
      </div>
      <p role="status" className="panel-fault">
        {says}
      </p>
    </div>
  );
}

function asError({ message, from, to }: YamlFault) {
  return { severity: "error" as const, message, from, to };
}

/** Problems of the check, each at the line of its option, as long as the text is that of the file. */
function problemsIn(block: PanelBlock, text: string) {
  if (text !== block.yaml) return [];
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return block.problems.flatMap(({ range, severity, message, hint }) => {
    const line = range.start.line - block.line;
    const from = starts[line];
    if (from === undefined) return [];
    const end = text.indexOf("\n", from);
    const lead = /^\s*/.exec(text.slice(from))![0].length;
    return [
      {
        severity,
        message: hint ? `${message} ${hint}` : message,
        from: from + lead,
        to: end === -1 ? text.length : end,
      },
    ];
  });
}
