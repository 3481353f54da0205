import { Bold, Heading2, Italic, Link, List, ListOrdered } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { Button, Toolbar } from "react-aria-components";
import type { CodeHandle, Inserted } from "../code/code-editor.tsx";
import { loadConverter, useConverter } from "../pasting/use-converter.ts";
import { LinkButton, type LinkedFile } from "../pickers/link-button.tsx";
import type { FieldProps } from "./any-field.tsx";
import { BoundPieces } from "./bound-pieces.tsx";
import { Counter } from "./counter.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { linkTo, type MarkdownCommand, runCommand, type Selected } from "./markdown-commands.ts";
import { useField, useFieldDraft } from "./use-field.ts";

const BUTTONS: readonly { command: MarkdownCommand; label: string; Icon: typeof Bold; isBlock?: true }[] = [
  { command: "bold", label: "Bold", Icon: Bold },
  { command: "italic", label: "Italic", Icon: Italic },
  { command: "link", label: "Link", Icon: Link },
  { command: "heading", label: "Heading", Icon: Heading2, isBlock: true },
  { command: "list", label: "List", Icon: List, isBlock: true },
  { command: "numbers", label: "Numbered list", Icon: ListOrdered, isBlock: true },
];

/** Loaded with the first text of several paragraphs; whoever sees it can paste into it. */
const CodeEditor = lazy(async () => {
  const [editor] = await Promise.all([import("../code/code-editor.tsx"), loadConverter()]);
  return editor;
});

/** Markdown as it is written; the buttons write its marks, the page shows what comes of it. */
export function MarkdownField(props: FieldProps) {
  const { field, note, problems } = props;
  const { ids, state, reset } = useField(props);
  const draft = useFieldDraft(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const code = useRef<CodeHandle>(null);
  const { control } = field;
  const isInline = control.kind === "markdown" && control.isInline;
  const most = control.kind === "markdown" ? control.most : undefined;
  const [leftOut, setLeftOut] = useState(0);
  const [file, setFile] = useState<LinkedFile>();
  const [isTooEarly, setTooEarly] = useState(false);
  const converter = useConverter();
  const paste = (data: DataTransfer, selected: Selected): Inserted | undefined => {
    const html = data.getData("text/html");
    const { pastedMarkdown, withPasted } = converter() ?? {};
    // The browser pastes the words by itself.
    setTooEarly(html !== "" && !pastedMarkdown);
    const pasted = pastedMarkdown?.(html, isInline, selected.text);
    setLeftOut(pasted?.pictures ?? 0);
    return pasted && withPasted?.(selected, pasted);
  };
  const run = (step: (selected: Selected) => Selected): void => {
    code.current?.put(step(code.current.selected()));
    const element = area.current;
    if (!element) return;
    const { selectionStart: start, selectionEnd: end } = element;
    const next = step({ text: draft.text, start, end });
    draft.change(next.text);
    element.focus();
    requestAnimationFrame(() => element.setSelectionRange(next.start, next.end));
  };
  const plain = (
    <textarea
      ref={area}
      id={ids.control}
      className="panel-control"
      dir="auto"
      rows={isInline ? 2 : 6}
      value={draft.text}
      aria-describedby={ids.describedBy}
      aria-invalid={draft.fault !== undefined || problems.length > 0 || undefined}
      aria-required={field.isRequired || undefined}
      onChange={(event) => draft.change(event.target.value)}
      onBlur={draft.flush}
      onPaste={(event) => {
        const { value: text, selectionStart: start, selectionEnd: end } = event.currentTarget;
        const pasted = paste(event.clipboardData, { text, start, end });
        if (!pasted) return;
        event.preventDefault();
        // The one way that keeps the browser's own undo.
        document.execCommand("insertText", false, pasted.insert);
      }}
      onKeyDown={(event) => {
        const command = (event.ctrlKey || event.metaKey) && KEYS[event.key.toLowerCase()];
        if (!command) return;
        event.preventDefault();
        run((selected) => runCommand(command, selected));
      }}
    />
  );
  return (
    <FieldFrame
      field={field}
      ids={ids}
      state={state}
      note={note}
      problems={problems}
      draft={draft}
      isGroup={!isInline}
      onReset={reset}
    >
      <div className="panel-markdown">
        <MarkdownButtons label={field.label} isInline={isInline} onRun={run} onFile={setFile} />
        {isInline ? (
          plain
        ) : (
          <Suspense fallback={plain}>
            <CodeEditor
              ref={code}
              language="markdown"
              text={draft.text}
              names={{ "aria-labelledby": ids.label, "aria-describedby": ids.describedBy }}
              onChange={draft.change}
              onBlur={draft.flush}
              onPaste={paste}
            />
          </Suspense>
        )}
      </div>
      <div role="status">
        {/* As long as the text leads to it. */}
        {file && draft.text.includes(file.path) && <p className="panel-state">{file.says}</p>}
        {isTooEarly && (
          <p className="panel-state">
            Only the words were pasted, since the editor was still loading. For their headings, marks and
            links, take it back with Ctrl Z and paste once more.
          </p>
        )}
        {leftOut > 0 && (
          <p className="panel-state">
            {leftOut === 1 ? "A picture has stayed out." : `${leftOut} pictures have stayed out.`} Pictures
            come from their files: use an option for a picture, or a block that shows one.
          </p>
        )}
      </div>
      {most !== undefined && <Counter text={draft.text} most={most} />}
      <BoundPieces note={note} />
    </FieldFrame>
  );
}

const KEYS: Readonly<Record<string, MarkdownCommand>> = { b: "bold", i: "italic", k: "link" };

interface MarkdownButtonsProps {
  label: string;
  isInline: boolean;
  /** Changes the text. */
  onRun(step: (selected: Selected) => Selected): void;
  /** The text leads to a file from now on. */
  onFile(file: LinkedFile | undefined): void;
}

/** Arrow keys go from one button to the next. */
function MarkdownButtons({ label, isInline, onRun, onFile }: MarkdownButtonsProps) {
  return (
    <Toolbar aria-label={`${label}: Markdown`}>
      {BUTTONS.filter((button) => !isInline || !button.isBlock).map(({ command, label: name, Icon }) =>
        command === "link" ? (
          <LinkButton
            key={command}
            // The list gives the focus back to its button first.
            onLink={(address, title, file) => {
              onFile(file);
              requestAnimationFrame(() => onRun((selected) => linkTo(selected, address, title)));
            }}
          />
        ) : (
          <Button
            key={command}
            aria-label={name}
            className="panel-icon-button"
            onPress={() => onRun((selected) => runCommand(command, selected))}
          >
            <Icon size="1rem" strokeWidth={1.75} aria-hidden="true" />
          </Button>
        ),
      )}
    </Toolbar>
  );
}
