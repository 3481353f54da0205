import type { ReactNode } from "react";
import { Block } from "../../renderer/runtime/block.tsx";
import type { Props } from "./props.ts";

/** An item that looks different in each view of a filter list; the list shows the one that fits. */
export default function PerView({ grid, list }: Props): ReactNode {
  return (
    <>
      <div data-in-view="grid">
        <Block {...grid} />
      </div>
      <div data-in-view="list">
        <Block {...list} />
      </div>
    </>
  );
}
