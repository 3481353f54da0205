import type { FileChange, Operation, Outcome, RepairOperation } from "../../renderer/edit/operation.ts";
import { YamlEditor } from "../../renderer/edit/yaml-editor.ts";
import { planOperation } from "../../renderer/operations/plan-operation.ts";
import type { SiteFiles } from "../../renderer/site/site-files.ts";

/**
 * Operations as far as tests of the writer need them, so that those show the writer alone: values are set, pages come,
 * go and move, and `rename-field` writes a note into two files at once.
 */
export function plainPlan(files: SiteFiles, operation: Operation | RepairOperation): Outcome {
  switch (operation.kind) {
    case "set":
      return edit(files, operation.at.file, (editor) => editor.set(operation.at.path, operation.value));
    case "delete":
      return edit(files, operation.at.file, (editor) => editor.delete(operation.at.path));
    case "add-page":
      return {
        changes: [{ kind: "add", file: `pages${operation.route}.yaml`, after: page(operation.title) }],
      };
    case "delete-page":
    case "move-page": {
      const file = `pages${operation.route}.yaml`;
      const before = files.read(file);
      if (before === undefined) return { refused: `There is no ${file}.` };
      if (operation.kind === "delete-page") return { changes: [{ kind: "delete", file, before }] };
      return { changes: [{ kind: "rename", file, to: `pages${operation.to}.yaml`, before, after: before }] };
    }
    case "rename-field":
      return {
        changes: ["pages/index.yaml", "pages/about.yaml"].flatMap((file) =>
          append(files, file, operation.name),
        ),
      };
    case "correct":
      return planOperation(files, operation);
    default:
      return { refused: "Not here." };
  }
}

function edit(files: SiteFiles, file: string, change: (editor: YamlEditor) => void): Outcome {
  const before = files.read(file);
  if (before === undefined) return { refused: `There is no ${file}.` };
  try {
    const editor = new YamlEditor(before);
    change(editor);
    return { changes: [{ kind: "edit", file, before, after: editor.text, edits: [] }] };
  } catch (error) {
    return { refused: (error as Error).message };
  }
}

function append(files: SiteFiles, file: string, note: string): FileChange[] {
  const before = files.read(file);
  return before === undefined
    ? []
    : [{ kind: "edit", file, before, after: `${before}# ${note}\n`, edits: [] }];
}

function page(title: string): string {
  return `title: ${title}\ndescription: What ${title} is.\nblocks:\n  - type: hero\n    heading: ${title}\n`;
}
