import { useEffect, useRef, useState } from "react";

/** A text of a file while somebody types in it. */
export interface FileText {
  text: string;
  /** What the file said when the typing began. */
  old: string;
  isChanged: boolean;
  change(text: string): void;
  /** The file says this by now, whatever was typed since it was sent. */
  saved(text: string): void;
  /** What was typed is given up. */
  reset(): void;
}

/**
 * What was typed stays; a text that nobody touched follows its file.
 *
 * @param kept  What was typed before, upon what the file says.
 */
export function useTypedText(ofFile: string, kept = ofFile): FileText {
  const [text, change] = useState(kept);
  const [old, setOld] = useState(ofFile);
  const now = useRef({ text, old });
  now.current = { text, old };
  /** What the file says: as it was read last, or saved since. */
  const file = useRef(ofFile);
  const follow = (next: string): void => {
    change(next);
    setOld(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the file says something else
  useEffect(() => {
    file.current = ofFile;
    const { text: typed, old: before } = now.current;
    if (typed === before || typed === ofFile) follow(ofFile);
  }, [ofFile]);
  return {
    text,
    old,
    isChanged: text !== old,
    change,
    saved(said) {
      file.current = said;
      setOld(said);
    },
    reset: () => follow(file.current),
  };
}
