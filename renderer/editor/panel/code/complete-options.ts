import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { Control, PanelField } from "../panel-block.ts";

/** Offers the names of a block's options, and the values of those that have a few: what the schema of the site offers as well. */
export function completeOptions(fields: readonly PanelField[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const line = context.state.doc.lineAt(context.pos);
    const before = line.text.slice(0, context.pos - line.from);
    const around = groupAt(fields, context, line.number, before);
    const [, name, written] = /^\s*(?:- )?([A-Za-z]\w*):\s+(\S*)$/.exec(before) ?? [];
    if (name !== undefined) {
      const values = valuesOf(around.find((field) => field.name === name)?.control);
      const from = context.pos - (written ?? "").length;
      return values.length > 0 ? { from, options: values } : null;
    }
    const word = /[A-Za-z]*$/.exec(before)?.[0] ?? "";
    if (!/^\s*(?:- )?[A-Za-z]*$/.test(before) || (word === "" && !context.explicit)) return null;
    return {
      from: context.pos - word.length,
      options: around.map((field) => ({
        label: field.name,
        apply: `${field.name}: `,
        detail: field.isRequired ? "required" : "",
        info: field.about,
        type: "property",
      })),
    };
  };
}

/** The options of the group that a line stands in, found by the names above it that stand further left. */
function groupAt(
  fields: readonly PanelField[],
  context: CompletionContext,
  number: number,
  before: string,
): readonly PanelField[] {
  let indent = /^\s*(?:- )?/.exec(before)![0].length;
  const names: string[] = [];
  for (let above = number - 1; above > 0 && indent > 0; above -= 1) {
    const { text } = context.state.doc.line(above);
    const [, lead = "", name] = /^(\s*(?:- )?)([A-Za-z]\w*):/.exec(text) ?? [];
    if (name === undefined || lead.length >= indent) continue;
    names.unshift(name);
    indent = lead.length;
  }
  return names.reduce((inner, name) => insideOf(inner.find((field) => field.name === name)?.control), fields);
}

function insideOf(control: Control | undefined): readonly PanelField[] {
  if (control?.kind === "group") return control.fields;
  return control?.kind === "list" ? insideOf(control.entry) : [];
}

function valuesOf(control: Control | undefined): { label: string; detail?: string }[] {
  if (control?.kind === "switch") return [{ label: "true" }, { label: "false" }];
  if (control?.kind !== "choice") return [];
  return control.choices.map(({ value, about }) => ({
    label: String(value),
    ...(about !== undefined && { info: about }),
  }));
}
