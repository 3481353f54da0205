import { lazy, Suspense, useMemo, useRef, useState } from "react";
import type { Path } from "../protocol.ts";
import { Fold } from "./controls/fold.tsx";
import { FormFields } from "./controls/form-fields.tsx";
import { QueryPart } from "./controls/query-part.tsx";
import { FormScope } from "./form-scope.tsx";
import type { PanelBlock, PanelField } from "./panel-block.ts";
import { useShownOption } from "./use-shown-option.ts";

/** Loaded when somebody opens it. */
const BlockYaml = lazy(() => import("./code/block-yaml.tsx"));

// The same arrays each time, so that a fold knows its own.
const WORDING: Path = ["wording"];
const BLOCK: Path = ["block"];
const YAML: Path = ["yaml"];

/** Every option of a block. What it is about stands first; its fixed words, its anchor and times are folded. */
export function BlockForm({ block, focused }: { block: PanelBlock; focused: Path | undefined }) {
  const { fields, values, problems } = block;
  const element = useRef<HTMLFormElement>(null);
  useShownOption(element, focused);
  const parts = useMemo(() => partsOf(fields), [fields]);
  const isWritten = (part: readonly PanelField[]): boolean =>
    part.some(({ name }) => values[name] !== undefined || problems.some(({ at }) => at[0] === name));
  // Of the block itself, and of names that are no options.
  const own = problems.filter(({ at: [name] }) => !fields.some((field) => field.name === name));
  const [isOpen] = useState(() => ({ words: isWritten(parts.words), block: isWritten(parts.block) }));
  return (
    <FormScope form={block} shown={focused}>
      <form
        ref={element}
        className="panel-form"
        onSubmit={(event) => event.preventDefault()}
        aria-label={`Options of ${block.title}`}
      >
        <FormFields fields={parts.own} values={values} path={[]} problems={own} />
        {parts.query.length > 0 && (
          <QueryPart title="Filled from a collection" fields={parts.query} values={values} />
        )}
        {parts.words.length > 0 && (
          <Fold title="Wording" note={countWords(parts.words, values)} isOpen={isOpen.words} at={WORDING}>
            <FormFields fields={parts.words} values={values} path={[]} />
          </Fold>
        )}
        <Fold
          title="Anchor and times"
          note={countWords(parts.block, values)}
          isOpen={isOpen.block}
          at={BLOCK}
        >
          <FormFields fields={parts.block} values={values} path={[]} />
        </Fold>
        <Fold title="YAML" note="as it is written" at={YAML}>
          <Suspense fallback={<p className="panel-state">Looking …</p>}>
            <BlockYaml block={block} />
          </Suspense>
        </Fold>
      </form>
    </FormScope>
  );
}

export function countWords(part: readonly PanelField[], values: PanelBlock["values"]): string {
  const written = part.filter(({ name }) => values[name] !== undefined).length;
  return written > 0 ? `${written} of ${part.length} set` : `${part.length} options`;
}

/** The fields of a form by where they stand in it. */
export function partsOf(
  fields: readonly PanelField[],
): Record<"own" | "query" | "words" | "block", PanelField[]> {
  const parts = { own: [], query: [], words: [], block: [] } as Record<string, PanelField[]>;
  for (const field of fields) parts[field.part ?? "own"]!.push(field);
  return parts as ReturnType<typeof partsOf>;
}
