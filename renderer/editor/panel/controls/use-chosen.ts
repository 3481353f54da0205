import { useEffect, useRef, useState } from "react";
import type { OptionValue } from "../../../model.ts";
import { useFormState } from "../form-context.ts";
import type { PanelValue } from "../panel-block.ts";

interface Sent {
  arrived?: number;
  before: ReadonlySet<PanelValue | undefined>;
}

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
  /** What was sent last, when the file had it, and what was sent before it, one upon the other. */
  const last = useRef<Sent>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the file says something else
  useEffect(() => {
    const { arrived, before } = last.current ?? {};
    const isOnItsWay = arrived === undefined || asked === undefined || asked < arrived;
    // Who chooses on, such as by arrow keys, is not led back by a form that came on the way.
    if (isOnItsWay && before?.has(value)) return;
    setChosen(undefined);
  }, [value]);
  useEffect(() => {
    const arrived = last.current?.arrived;
    // Who was asked after that knows better: it was undone before anybody looked, and the file says what it said.
    if (asked !== undefined && arrived !== undefined && asked >= arrived) setChosen(undefined);
  }, [asked]);
  return {
    shown: chosen ?? value,
    fault,
    choose(next) {
      const before = new Set(chosen === undefined ? [] : [...(last.current?.before ?? []), chosen]);
      const sent: Sent = { before };
      last.current = sent;
      setChosen(next);
      void set(next).then((refusal) => {
        if (last.current !== sent) return;
        setFault(refusal);
        if (refusal !== undefined) setChosen(undefined);
        else sent.arrived = performance.now();
      });
    },
  };
}
