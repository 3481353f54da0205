import type { BlockDefinition } from "../../../model.ts";
import type { EditPage } from "../../edit-page.ts";
import type { Path } from "../../protocol.ts";
import { usePanelActions } from "../panel-context.ts";

interface Heading {
  level: number;
  text: string;
  block: Path;
}

/** The headings of the page in their order; a press selects the block. */
export function PageOutline({ page }: { page: EditPage }) {
  const { select } = usePanelActions();
  const headings = headingsOf(page);
  return (
    <section aria-label="Headings">
      <h2>Headings</h2>
      {headings.length === 0 && <p>This page has no headings.</p>}
      <ol className="panel-outline">
        {headings.map((heading, index) => {
          const above = headings[index - 1]?.level ?? 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand there twice
            <li key={index} data-level={heading.level} data-wrong={heading.level > above + 1 || undefined}>
              <button type="button" onClick={() => select(heading.block)}>
                <span className="panel-level">h{heading.level}</span>
                {heading.text}
              </button>
              {heading.level > above + 1 && <p className="panel-fault">A level is skipped.</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface HeadingSchema {
  "x-heading"?: number;
  properties?: Record<string, HeadingSchema>;
  items?: HeadingSchema;
}

function headingsOf({ page, types }: EditPage): Heading[] {
  const found: Heading[] = [];
  const walkBlock = (definition: BlockDefinition, block: Path): void => {
    const schema = types[definition.type]?.schema as HeadingSchema | undefined;
    for (const [name, value] of Object.entries(definition.props))
      walk(value, schema?.properties?.[name], block, [...block, "props", name]);
  };
  const walk = (value: unknown, schema: HeadingSchema | undefined, block: Path, path: Path): void => {
    if (typeof value === "string") {
      if (schema?.["x-heading"]) found.push({ level: schema["x-heading"], text: value, block });
    } else if (Array.isArray(value)) {
      for (const [index, one] of value.entries()) walk(one, schema?.items, block, [...path, index]);
    } else if (isBlock(value)) walkBlock(value, path);
    else if (typeof value === "object" && value !== null)
      for (const [name, one] of Object.entries(value))
        walk(one, schema?.properties?.[name], block, [...path, name]);
  };
  for (const [index, block] of page.blocks.entries()) walkBlock(block, ["blocks", index]);
  return found;
}

function isBlock(value: unknown): value is BlockDefinition {
  return typeof value === "object" && value !== null && "type" in value && "props" in value;
}
