import { useState } from "react";
import type { FramedProblem } from "../../../runtime/live/protocol.ts";
import { OLD_FORM, problemKey } from "../../protocol.ts";
import { askWriter } from "../ask-writer.ts";
import { refusalOf } from "../create-actions.ts";

/** Buttons for what a problem brings along: its sure correction, and its likely one. */
export function FixButtons({ problem }: { problem: FramedProblem }) {
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { fix, offer, corrected } = problem;
  const isOld = problem.code === OLD_FORM;
  if (!fix && !offer && !isOld) return null;
  const apply = async (isOffer: boolean): Promise<void> => {
    setBusy(true);
    const answer = await askWriter({
      ask: "fix",
      problem: problemKey(problem),
      ...(isOffer && { offer: true }),
    });
    setRefusal(refusalOf(answer));
    setBusy(false);
  };
  return (
    <div className="panel-fixes">
      {fix && (
        <button type="button" className="panel-button" disabled={isBusy} onClick={() => void apply(false)}>
          Fix: {saysOf(corrected ?? fix.text)}
        </button>
      )}
      {isOld && (
        <button type="button" className="panel-button" disabled={isBusy} onClick={() => void apply(false)}>
          Write it as it is today
        </button>
      )}
      {offer && (
        <button type="button" className="panel-button" disabled={isBusy} onClick={() => void apply(true)}>
          Suggestion: {saysOf(fix ? offer.text : (corrected ?? offer.text))}
        </button>
      )}
      {refusal && <p role="alert">{refusal}</p>}
    </div>
  );
}

/** Longest correction that is shown whole. */
const MOST = 40;

function saysOf(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  if (line === "") return "take it out";
  return line.length > MOST ? `${line.slice(0, MOST - 1)}…` : line;
}
