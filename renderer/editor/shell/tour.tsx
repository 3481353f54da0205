import { useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { Sheet } from "./sheet.tsx";
import { useShell } from "./shell-context.ts";
import { spokenKeys } from "./spoken-keys.ts";

const KEY = "site-editor-tour";

/** What somebody has to know to begin. */
const STEPS: readonly { title: string; text(): string }[] = [
  {
    title: "Click a text, and type",
    text: () =>
      "The page in the middle is the real page. A click selects a block, another click puts the cursor into its text. Enter ends it, Escape takes it back.",
  },
  {
    title: "Everything else is in the form",
    text: () =>
      "Pictures, links, colours, order: the form on the right has every option of the selected block. The outline on the left has every block of the page. On small screens both open by a button.",
  },
  {
    title: "It is saved as you go",
    text: () =>
      `There is no button to save. At the top it says Saved, and ${spokenKeys("Mod Z")} takes back any step, as many as you like. What visitors see changes only when your team publishes.`,
  },
  {
    title: "Some texts stand in several places",
    text: () =>
      "A job or a price is written once and shown on many pages. When you type in such a text, a note says where it comes from and which pages change with it. Data at the top has all of them as tables.",
  },
  {
    title: "When something is wrong, it says so",
    text: () =>
      "A link that leads nowhere, a picture without a description: the problem stands at its place in the form, mostly with a button that mends it. ? lists all keys, and leads back to this tour.",
  },
];

/** Five steps for the first visit; it can be skipped, and asked for again. */
export function Tour() {
  const { dialog, open } = useShell();
  const [step, setStep] = useState(0);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!wasSeen()) open("tour");
  }, [open]);
  const end = (): void => {
    noteSeen();
    setStep(0);
    open(undefined);
  };
  const go = (to: number): void => {
    setStep(to);
    words.current?.focus();
  };
  const { title, text } = STEPS[step]!;
  const isLast = step === STEPS.length - 1;
  return (
    <Sheet title="Five things to begin with" isOpen={dialog === "tour"} onClose={end}>
      <div className="shell-tour">
        <p className="shell-step" ref={words} tabIndex={-1}>
          <span>
            {step + 1} of {STEPS.length}
          </span>
          <strong>{title}</strong>
          {text()}
        </p>
        <div className="shell-answers">
          {step > 0 && (
            <Button className="editor-button" onPress={() => go(step - 1)}>
              Back
            </Button>
          )}
          <Button
            className="editor-button"
            data-primary=""
            autoFocus
            onPress={() => (isLast ? end() : go(step + 1))}
          >
            {isLast ? "Begin" : "Next"}
          </Button>
          {!isLast && (
            <Button className="editor-button" onPress={end}>
              Skip the tour
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}

function wasSeen(): boolean {
  try {
    return localStorage.getItem(KEY) === "seen";
  } catch {
    // Whoever keeps nothing is not shown it at each visit.
    return true;
  }
}

function noteSeen(): void {
  try {
    localStorage.setItem(KEY, "seen");
  } catch {
    // The tour comes again.
  }
}
