import type { Operation } from "../../edit/operation.ts";
import type { Target } from "../protocol.ts";
import { refusalOf } from "./create-actions.ts";
import { Inserter } from "./inserter/inserter.tsx";
import type { PanelBlock } from "./panel-block.ts";
import { usePanelActions } from "./panel-context.ts";

/** What a block's menu can ask further. */
export type BlockQuestion = "before" | "after" | "type";

interface BlockDialogsProps {
  block: PanelBlock;
  asked: BlockQuestion | undefined;
  onClose(): void;
}

/** The dialogs of a block's menu: which block is to stand beside it, which type it is to have. */
export function BlockDialogs({ block, asked, onClose }: BlockDialogsProps) {
  const { apply, select } = usePanelActions();
  const { route, path, list, title, type } = block;
  const place = path.length === 2 || path[0] === "layout" ? "top" : "inside";
  const at: Target = { route, path, as: "written" };
  const isInsert = asked === "before" || asked === "after";
  const run = async (operation: Operation<Target>): Promise<string | undefined> =>
    refusalOf(await apply(operation));
  return (
    <>
      {list && (
        <Inserter
          title={`Insert ${asked === "after" ? "behind" : "before"} ${title}`}
          place={place}
          isOpen={isInsert}
          onClose={onClose}
          onChoose={async (chosen, example) => {
            const index = asked === "after" ? list.index + 1 : list.index;
            const into: Target = { route, path: list.path, as: "written" };
            const entry = example ? { yaml: example.yaml } : { block: chosen.type };
            const refusal = await run({ kind: "insert", into, index, entry });
            if (refusal === undefined) select([...list.path, index]);
            return refusal;
          }}
        />
      )}
      <Inserter
        title={`Change the type of ${title}`}
        place={place}
        current={type}
        isOpen={asked === "type"}
        onClose={onClose}
        onChoose={(chosen) => run({ kind: "change-type", at, type: chosen.type })}
      />
    </>
  );
}
