import { collectionIn } from "../data/data-files.ts";
import type { FileChange, LostValue, Place, Planned } from "../edit/operation.ts";
import type { FileEditor } from "../edit/tree-editor.ts";
import { YamlEditor } from "../edit/yaml-editor.ts";
import type { SiteFiles } from "../site/site-files.ts";
import { parseYaml } from "../yaml/parse-yaml.ts";
import { applyEdits, type TextEdit } from "../yaml/text-edits.ts";
import { JsonEditor } from "./json-editor.ts";
import { Refused } from "./refused.ts";
import { TableEditor } from "./table-editor.ts";

/** The changes of an operation while they are worked out. Files are opened once, when they are first asked for. */
export class Plan {
  private readonly editors = new Map<string, FileEditor>();
  private readonly texts = new Map<string, readonly TextEdit[]>();
  private readonly heads = new Map<string, (text: string) => string>();
  private readonly added = new Map<string, string>();
  private readonly deleted = new Set<string>();
  private readonly renamed = new Map<string, string>();
  readonly lost: LostValue[] = [];
  readonly left: Place[] = [];
  readonly migrated: string[] = [];
  target: Place | undefined;

  constructor(readonly files: SiteFiles) {}

  /** @throws Refused for a file that is not there, or that has mistakes. */
  open(file: string): FileEditor {
    const known = this.editors.get(file);
    if (known) return known;
    const text = this.textOf(file);
    const editor = this.editorOf(file, text);
    this.editors.set(file, editor);
    return editor;
  }

  /** The text of a file as it is before all changes. */
  textOf(file: string): string {
    const text = this.files.read(file);
    if (text === undefined) throw new Refused(`There is no file ${file} that could be changed.`);
    return text;
  }

  /** Changes the text of a file that has no structure of its own for us. @param edits  Of the text as it is before. */
  editText(file: string, edits: readonly TextEdit[]): void {
    this.texts.set(file, edits);
  }

  isGone(file: string): boolean {
    return this.deleted.has(file);
  }

  add(file: string, text: string): void {
    this.added.set(file, text);
  }

  delete(file: string): void {
    this.deleted.add(file);
  }

  /** Changes comments of a file that is renamed; what it says stays. */
  editHead(file: string, change: (text: string) => string): void {
    this.heads.set(file, change);
  }

  rename(file: string, to: string): void {
    this.renamed.set(file, to);
  }

  /** In the order in which they can be made: what is in the way goes first. */
  finish(): Planned {
    const changes: FileChange[] = [];
    for (const file of this.deleted) changes.push({ kind: "delete", file, before: this.textOf(file) });
    for (const [file, to] of this.renamed) {
      const before = this.textOf(file);
      const after = this.editors.get(file)?.text ?? before;
      changes.push({ kind: "rename", file, to, before, after: this.heads.get(file)?.(after) ?? after });
    }
    const edited = [...this.editors].map(([file, { text, edits }]) => ({ file, after: text, edits }));
    for (const [file, edits] of this.texts)
      edited.push({ file, after: applyEdits(this.textOf(file), edits), edits });
    for (const { file, after, edits } of edited) {
      if (this.deleted.has(file) || this.renamed.has(file)) continue;
      const before = this.textOf(file);
      if (after !== before) changes.push({ kind: "edit", file, before, after, edits });
    }
    for (const [file, after] of this.added) changes.push({ kind: "add", file, after });
    return {
      changes,
      ...(this.lost.length > 0 && { lost: this.lost }),
      ...(this.left.length > 0 && { left: this.left }),
      ...(this.migrated.length > 0 && { migrated: this.migrated }),
      ...(this.target && { target: this.target }),
    };
  }

  private editorOf(file: string, text: string): FileEditor {
    const name = collectionIn(file);
    try {
      if (file.endsWith(".json")) return new JsonEditor(text);
      if (file.endsWith(".csv"))
        return new TableEditor(text, this.files.collections.get(name ?? "")?.schema, name ?? "");
      return new YamlEditor(text);
    } catch {
      throw new Refused(whyUnreadable(file, text));
    }
  }
}

function whyUnreadable(file: string, text: string): string {
  if (text.trim() === "") return `${file} is empty: write its first lines by hand.`;
  const problems = file.endsWith(".yaml") ? parseYaml(text).problems : [];
  if (problems.some(({ code }) => code === "yaml-anchor" || code === "yaml-alias"))
    return `${file} has anchors (&) or aliases (*) of YAML: write the values out by hand, then it can be changed.`;
  const first = problems[0];
  const line = first ? ` in line ${text.slice(0, first.start).split("\n").length}` : "";
  return `${file} has a mistake${line} that has to be mended first: the list Problems of the editor and npm run check tell which.`;
}
