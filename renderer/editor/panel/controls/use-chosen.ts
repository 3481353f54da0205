import { useEffect, useState } from "react";
import type { OptionValue } from "../../../model.ts";
import type { PanelValue } from "../panel-block.ts";

/**
 * A value that is chosen by a press: shown at once, before the file says it, and taken back when it is refused.
 *
 * @param set  Sends it; returns why it was not done.
 */
export function useChosen(
  value: PanelValue | undefined,
  set: (value: OptionValue) => Promise<string | undefined>,
): { shown: PanelValue | undefined; fault: string | undefined; choose(value: OptionValue): void } {
  const [chosen, setChosen] = useState<OptionValue>();
  const [fault, setFault] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the file says now is what counts
  useEffect(() => setChosen(undefined), [value]);
  return {
    shown: chosen ?? value,
    fault,
    choose(next) {
      setChosen(next);
      void set(next).then((refusal) => {
        setFault(refusal);
        if (refusal !== undefined) setChosen(undefined);
      });
    },
  };
}
