import { useEffect, useState } from "react";
import { useFormState } from "../form-context.ts";
import type { PanelChoices, PanelCollection, PanelRow } from "../panel-block.ts";
import { usePanelActions } from "../panel-context.ts";

/**
 * What there is on the site to be chosen; undefined until it is asked for and there.
 *
 * @param wanted  How often its list was opened: a file that has come in meanwhile is in it the next time.
 */
export function useChoices(wanted: number | boolean = true): PanelChoices | undefined {
  const { choices } = usePanelActions();
  const [found, setFound] = useState<PanelChoices>();
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    choices().then(
      (answer) => !isOver && setFound(answer),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [wanted, choices]);
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
