import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import { BlockForm } from "../../renderer/editor/panel/block-form.tsx";
import type { Control, PanelBlock, PanelField, PanelValue } from "../../renderer/editor/panel/panel-block.ts";
import { type PanelActions, PanelActionsContext } from "../../renderer/editor/panel/panel-context.ts";
import { holds, isBound, readText, shownText } from "../../renderer/editor/panel/values.ts";
import { blockFolders } from "../../renderer/pages/block-folders.ts";
import { type BlockType, readBlockTypes } from "../../renderer/pages/block-types.ts";
import { toData } from "../../renderer/schema/to-data.ts";
import { blockFields, writtenSchema } from "../../renderer/serve/panel/block-form.ts";
import { wordsIn } from "../../renderer/words/words.ts";
import { readYamlText } from "../../renderer/yaml/read-yaml.ts";
import { examplesOf } from "../support/examples-of.ts";

const dir = process.cwd();
const words = wordsIn("en");
let types: BlockType[] = [];

beforeAll(async () => {
  types = [...(await readBlockTypes(blockFolders(dir), dir)).types.values()];
});

/** The options of an example as the panel gets them. */
function written(type: BlockType, block: Record<string, unknown>): PanelBlock["values"] {
  const { tree } = readYamlText(stringify(block, { lineWidth: 0 }));
  return toData(tree!, writtenSchema(type), []) as PanelBlock["values"];
}

/** Every example with the type of its block, which may be one around the block that it is of. */
function examples(): { type: BlockType; name: string; block: Record<string, unknown> }[] {
  const byName = new Map(types.map((type) => [type.name, type]));
  return types.flatMap(({ folder }) =>
    examplesOf(folder).map(({ name, block }) => ({ type: byName.get(String(block.type))!, name, block })),
  );
}

/** One example of each type. */
function firstExamples(): ReturnType<typeof examples> {
  return [
    ...new Map(
      examples()
        .reverse()
        .map((example) => [example.type.name, example]),
    ).values(),
  ];
}

/** Every value with the control that edits it, those in groups and lists included. */
function* leaves(
  control: Control,
  value: PanelValue | undefined,
  place: string,
): Generator<{ control: Control; value: PanelValue | undefined; place: string }> {
  yield { control, value, place };
  if (value === undefined || value === null || isBound(value)) return;
  if (control.kind === "group") yield* fieldLeaves(control.fields, value, place);
  else if (control.kind === "tuple")
    for (const [index, part] of control.parts.entries())
      yield* leaves(part.control, (value as PanelValue[])[index], `${place}[${index}]`);
  else if (control.kind === "list")
    for (const [index, entry] of (Array.isArray(value) ? value : [value]).entries())
      yield* leaves(control.entry, entry as PanelValue, `${place}[${index}]`);
  else if (control.kind === "map")
    for (const [name, entry] of Object.entries(value))
      yield* leaves(control.value, entry as PanelValue, `${place}.${name}`);
}

function* fieldLeaves(
  fields: readonly PanelField[],
  value: PanelValue,
  place: string,
): ReturnType<typeof leaves> {
  const group = value as { [name: string]: PanelValue };
  const known = new Set(fields.map(({ name }) => name));
  for (const name of Object.keys(group))
    if (!known.has(name) && name !== "type") throw new Error(`${place}.${name} has no control.`);
  for (const field of fields) yield* leaves(field.control, group[field.name], `${place}.${field.name}`);
}

test("every option of every block has a control of its own kind", () => {
  const bare: string[] = [];
  const count = { options: 0 };
  const walk = (control: Control, place: string): void => {
    count.options += 1;
    if (control.kind === "data") bare.push(place);
    if (control.kind === "group")
      for (const field of control.fields) walk(field.control, `${place}.${field.name}`);
    if (control.kind === "list") walk(control.entry, `${place}[]`);
    if (control.kind === "tuple")
      for (const part of control.parts) walk(part.control, `${place}.${part.name}`);
    if (control.kind === "map") walk(control.value, `${place}.*`);
  };
  for (const type of types) {
    const fields = blockFields(type, words);
    expect(fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(type.schema.properties ?? {})),
    );
    for (const field of fields) walk(field.control, `${type.name}.${field.name}`);
  }
  expect(types.length).toBeGreaterThan(50);
  expect(count.options).toBeGreaterThan(900);
  expect(bare).toEqual([]);
});

test("every value of every example is shown by its control, and read back as it was", () => {
  const wrong: string[] = [];
  for (const { type, name, block } of examples()) {
    const values = written(type, block);
    for (const { control, value, place } of fieldLeaves(blockFields(type, words), values, type.name)) {
      if (value === undefined || value === null) continue;
      if (!isBound(value) && !holds(control, value))
        wrong.push(`${place} of ${name}: ${control.kind} for ${JSON.stringify(value)}`);
      if (typeof value === "object" || value === "") continue;
      const read = readText(control, shownText(value));
      if (control.kind !== "switch" && (!("value" in read) || read.value !== value))
        wrong.push(`${place} of ${name}: ${JSON.stringify(value)} came back as ${JSON.stringify(read)}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("every form is drawn with all its options, and sends nothing by itself", () => {
  const refuse = (): never => {
    throw new Error("A form that is only opened asks for a change.");
  };
  const actions: PanelActions = {
    block: refuse,
    route: refuse,
    change: refuse,
    flush: refuse,
    join: () => () => {},
    apply: refuse,
    preview: refuse,
    task: refuse,
    showFindings: refuse,
    blockAt: refuse,
    select: refuse,
    choices: refuse,
    rows: refuse,
  };
  const empty = types.map((type) => ({ type, block: { type: type.name } }));
  for (const { type, block } of [...firstExamples(), ...empty]) {
    const fields = blockFields(type, words);
    const shown: PanelBlock = {
      route: "/",
      path: ["blocks", 0],
      options: ["blocks", 0, "props"],
      type: type.name,
      title: type.title,
      about: type.description,
      file: "pages/index.yaml",
      line: 1,
      open: "",
      fields,
      values: written(type, block),
      notes: {},
      problems: [],
      yaml: "",
    };
    const html = renderToStaticMarkup(
      <PanelActionsContext value={actions}>
        <BlockForm block={shown} focused={undefined} />
      </PanelActionsContext>,
    );
    const own = fields.filter(({ part }) => part === undefined);
    for (const { label } of own) expect(html, type.name).toContain(`>${label}</`);
    expect(html.match(/aria-describedby="/g)?.length ?? 0).toBeGreaterThanOrEqual(
      own.some(({ control }) => control.kind === "text") ? 1 : 0,
    );
  }
});
