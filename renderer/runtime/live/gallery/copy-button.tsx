import { useEffect, useState } from "react";
import { Button } from "react-aria-components";

/** How long the button says that it has copied, in milliseconds. */
const SHOWN = 2000;

/** Copies a text and says so. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<"ready" | "copied" | "refused">("ready");
  useEffect(() => {
    if (state === "ready") return undefined;
    const timer = setTimeout(() => setState("ready"), SHOWN);
    return () => clearTimeout(timer);
  }, [state]);
  const label = { ready: "Copy YAML", copied: "Copied", refused: "The browser refused" }[state];
  return (
    <Button
      className="gallery-copy"
      onPress={() => {
        navigator.clipboard.writeText(text).then(
          () => setState("copied"),
          () => setState("refused"),
        );
      }}
    >
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
