import { FilePlus2 } from "lucide-react";
import { FILE_PATH, type FileAnswer, MAX_FILE_BYTES } from "../../protocol.ts";
import { fileWords } from "./file-words.ts";
import { UploadDrop } from "./upload-drop.tsx";

/** A file that was taken in. */
export type TakenFile = Exclude<FileAnswer, { refused: string }>;

/** Takes a file for download from this computer into the site. @param onTaken  Gets what it was called as well. */
export function FileDrop({ onTaken }: { onTaken(answer: TakenFile, name: string): void }) {
  return (
    <UploadDrop<FileAnswer>
      noun="file"
      icon={<FilePlus2 size="1rem" strokeWidth={1.75} aria-hidden="true" />}
      // All are shown: whoever chooses one that is not taken is told why, and what to do.
      accepted={[]}
      maxBytes={MAX_FILE_BYTES}
      advice="Few people wait for that on a phone. Save it smaller: with pictures for screens, not for print."
      addressFor={({ name }) => `${FILE_PATH}?${new URLSearchParams({ name })}`}
      says={() => ""}
      onTaken={(answer, { name }) => onTaken(answer, name)}
    />
  );
}

/** What is to be known of a file that was taken in just now. */
export function takenWords({ path, bytes, isKnown, other }: TakenFile): string {
  if (isKnown) return `This file was there already, as ${path}: ${fileWords({ path, bytes })}.`;
  const words = fileWords({ path, bytes });
  if (other === undefined) return `Taken in: ${words}.`;
  return `Taken in as ${path}: ${words}. ${other} is another file, and what leads to it still does.`;
}
