import { useEffect, useState } from "react";
import { useFormState } from "../form-context.ts";
import type { PanelChoices, PanelCollection, PanelRow } from "../panel-block.ts";
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

/** The collection that fills the block, or that the page is made from; undefined where there is none. */
export function useSource(): PanelCollection | undefined {
  const { values } = useFormState();
  const source = values.source ?? values.each;
  const choices = useChoices(typeof source === "string");
  return choices?.collections.find(({ name }) => name === source);
}

/** Its fields. */
export function useFieldNames(): PanelCollection["fields"] {
  return useSource()?.fields ?? NONE;
}

const NONE: PanelCollection["fields"] = [];

/** The rows of a collection; undefined until they are there. */
export function useRows(collection: string): readonly PanelRow[] | undefined {
  const { rows } = usePanelActions();
  const [found, setFound] = useState<readonly PanelRow[]>();
  useEffect(() => {
    let isOver = false;
    rows(collection).then(
      (answer) => !isOver && setFound(answer),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [rows, collection]);
  return found;
}
