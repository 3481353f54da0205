import { useState } from "react";
import type { OptionValue } from "../../../model.ts";
import type { PanelValue } from "../panel-block.ts";
import { isSameValue } from "../values.ts";

/**
 * A value that is chosen by a press: shown at once, before the file says it, and taken back when it is refused.
 *
 * @param set  Sends it; returns why it was not done.
 */
export function useChosen(
  value: PanelValue | undefined,
  set: (value: OptionValue) => Promise<string | undefined>,
): { shown: PanelValue | undefined; fault: string | undefined; choose(value: OptionValue): void } {
  const [chosen, setChosen] = useState<{ before: PanelValue | undefined; value: OptionValue }>();
  const [fault, setFault] = useState<string>();
  const isWaiting = chosen !== undefined && isSameValue(chosen.before, value);
  return {
    shown: isWaiting ? chosen.value : value,
    fault,
    choose(next) {
      setChosen({ before: value, value: next });
      void set(next).then((refusal) => {
        setFault(refusal);
        if (refusal !== undefined) setChosen(undefined);
      });
    },
  };
}
