import { useEffect, useState } from "react";
import { useFormState } from "../form-context.ts";
import type { PanelChoices, PanelCollection } from "../panel-block.ts";
import { usePanelActions } from "../panel-context.ts";

/** What there is on the site to be chosen; undefined until it is asked for and there. */
export function useChoices(isWanted = true): PanelChoices | undefined {
  const { choices } = usePanelActions();
  const [found, setFound] = useState<PanelChoices>();
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    choices().then(
      (answer) => !isOver && setFound(answer),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, choices]);
  return found;
}

/** Fields of the collection that fills the block; empty where none does. */
export function useFieldNames(): PanelCollection["fields"] {
  const { values } = useFormState();
  const source = typeof values.source === "string" ? values.source : undefined;
  const choices = useChoices(source !== undefined);
  return choices?.collections.find(({ name }) => name === source)?.fields ?? [];
}
