import { autocompletion, type CompletionSource } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { yaml } from "@codemirror/lang-yaml";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react";
import type { Selected } from "../controls/markdown-commands.ts";

interface CodeEditorProps {
  language: "yaml" | "markdown";
  text: string;
  /** For `aria-labelledby` and `aria-describedby`, or its name. */
  names: Readonly<Record<string, string>>;
  diagnostics?: readonly Diagnostic[];
  complete?: CompletionSource;
  /** Lines are counted. Default false. */
  hasLines?: boolean;
  onChange(text: string): void;
  onBlur?(): void;
  /** Something is pasted. @returns What to write in place of its plain text; undefined for that. */
  onPaste?(data: DataTransfer, selected: Selected): Inserted | undefined;
  ref?: Ref<CodeHandle>;
}

/** What is written in place of what is selected, and where the caret stands afterwards. */
export interface Inserted {
  insert: string;
  caret: number;
}

/** What the buttons beside an editor do with its text. */
export interface CodeHandle {
  selected(): Selected;
  /** Brings a place into view, with the cursor at it. @param line  From 1. @param column  From 1. */
  show(line: number, column: number): void;
  put(next: Selected): void;
}

/** A text as it is written, with colours, an undo of its own, and problems at their places. */
export default function CodeEditor({
  language,
  text,
  names,
  diagnostics,
  complete,
  hasLines = false,
  ref,
  ...on
}: CodeEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ ...on, text });
  latest.current = { ...on, text };

  // Before the handle is given to whoever asks for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor stands as long as its language; texts come in below
  useLayoutEffect(() => {
    const editor = new EditorView({
      parent: frame.current!,
      state: EditorState.create({
        doc: text,
        extensions: [
          history(),
          drawSelection(),
          EditorView.lineWrapping,
          hasLines ? lineNumbers() : [],
          keymap.of([...defaultKeymap, ...historyKeymap]),
          language === "yaml" ? yaml() : markdown(),
          syntaxHighlighting(colours),
          EditorView.contentAttributes.of({
            ...names,
            spellcheck: String(language === "markdown"),
            ...(language === "markdown" && { dir: "auto" }),
          }),
          complete ? autocompletion({ override: [complete] }) : [],
          EditorView.updateListener.of((update) => {
            const doc = update.docChanged ? update.state.doc.toString() : undefined;
            if (doc !== undefined && doc !== latest.current.text) latest.current.onChange(doc);
          }),
          EditorView.domEventHandlers({
            blur: () => latest.current.onBlur?.(),
            paste: (event, editor) => {
              const data = event.clipboardData;
              const pasted = data && latest.current.onPaste?.(data, selectedIn(editor));
              if (!pasted) return false;
              event.preventDefault();
              editor.dispatch({
                ...editor.state.replaceSelection(pasted.insert),
                selection: { anchor: pasted.caret },
                userEvent: "input.paste",
                scrollIntoView: true,
              });
              return true;
            },
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [language]);

  // Before that, too: whoever shows a place in a text means the one that has come.
  useLayoutEffect(() => {
    const editor = view.current;
    const old = editor?.state.doc.toString();
    if (editor && old !== text) editor.dispatch({ changes: changeBetween(old!, text) });
  }, [text]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const end = editor.state.doc.length;
    const placed = (diagnostics ?? []).filter(({ from, to }) => from <= end && to <= end);
    editor.dispatch(setDiagnostics(editor.state, placed));
  }, [diagnostics]);

  useImperativeHandle(ref, () => ({
    selected: () => selectedIn(view.current!),
    show(line, column) {
      const editor = view.current!;
      const { from, length } = editor.state.doc.line(Math.min(line, editor.state.doc.lines));
      const anchor = from + Math.min(column - 1, length);
      editor.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: "center" }),
      });
      editor.focus();
    },
    put({ text: next, start, end }) {
      const editor = view.current!;
      const { length } = editor.state.doc;
      editor.dispatch({
        changes: { from: 0, to: length, insert: next },
        selection: { anchor: start, head: end },
      });
      editor.focus();
    },
  }));

  return <div ref={frame} className="panel-code" />;
}

/** What makes one text of another: the cursor stays at its words when others change what stands elsewhere. */
function changeBetween(before: string, after: string): { from: number; to: number; insert: string } {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

function selectedIn({ state: { doc, selection } }: EditorView): Selected {
  return { text: doc.toString(), start: selection.main.from, end: selection.main.to };
}

const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--blue)" },
  { tag: [tags.comment, tags.meta], color: "var(--ink-soft)" },
  { tag: [tags.heading, tags.strong], fontWeight: "var(--weight-strong)" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: [tags.link, tags.url], color: "var(--blue)" },
]);
