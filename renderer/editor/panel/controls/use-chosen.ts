import { useEffect, useRef, useState } from "react";
import type { OptionValue } from "../../../model.ts";
import { useFormState } from "../form-context.ts";
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
  const { asked } = useFormState();
  const [chosen, setChosen] = useState<OptionValue>();
  const [fault, setFault] = useState<string>();
  /** What was sent last, and when the file had it. */
  const last = useRef<{ arrived?: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the file says now is what counts
  useEffect(() => setChosen(undefined), [value]);
  useEffect(() => {
    const arrived = last.current?.arrived;
    // Who was asked after that knows better: it was undone before anybody looked, and the file says what it said.
    if (asked !== undefined && arrived !== undefined && asked >= arrived) setChosen(undefined);
  }, [asked]);
  return {
    shown: chosen ?? value,
    fault,
    choose(next) {
      const sent: { arrived?: number } = {};
      last.current = sent;
      setChosen(next);
      void set(next).then((refusal) => {
        setFault(refusal);
        if (refusal !== undefined) setChosen(undefined);
        else sent.arrived = performance.now();
      });
    },
  };
}
