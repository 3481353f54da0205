import { type ReactNode, useState } from "react";
import { Button, DropZone, FileTrigger, isFileDropItem } from "react-aria-components";

/** What became of a file that was sent. */
export type Taken = { path: string } | { refused: string };

interface UploadDropProps<Answer extends Taken> {
  /** What is taken in: "picture", "file". */
  noun: string;
  icon: ReactNode;
  /** Of MIME, or endings with a dot. */
  accepted: readonly string[];
  maxBytes: number;
  /** What to do with one that is larger. */
  advice: string;
  /** Where the bytes go, with the query. */
  addressFor(file: File): string;
  /** What is to be said of one that was taken in; empty for nothing. */
  says(answer: Exclude<Answer, { refused: string }>): string;
  onTaken(answer: Exclude<Answer, { refused: string }>, file: File): void;
}

/** Takes a file from this computer into the site: dropped or chosen. */
export function UploadDrop<Answer extends Taken>(props: UploadDropProps<Answer>) {
  const { noun, icon, accepted, maxBytes, advice, addressFor, onTaken } = props;
  const [says, setSays] = useState("");
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File): Promise<void> => {
    if (isBusy) return;
    if (file.size > maxBytes) {
      setSays(`${file.name} is larger than ${maxBytes / 2 ** 20} MB. ${advice}`);
      return;
    }
    setSays(`${file.name} is on its way …`);
    setBusy(true);
    const answer = await send<Answer>(addressFor(file), file, noun, (percent) =>
      setSays(`${file.name} is on its way: ${percent} %`),
    );
    setBusy(false);
    if ("refused" in answer) {
      setSays(answer.refused);
      return;
    }
    const taken = answer as Exclude<Answer, { refused: string }>;
    setSays(props.says(taken));
    onTaken(taken, file);
  };
  return (
    <DropZone
      className="panel-drop"
      aria-label={`Drop a ${noun} here`}
      // Neither is disabled meanwhile: whoever is on it would be nowhere, from where no key leads on or out.
      getDropOperation={() => (isBusy ? "cancel" : "copy")}
      onDrop={async ({ items }) => {
        const item = items.find(isFileDropItem);
        if (item) await take(await item.getFile());
      }}
    >
      <FileTrigger
        acceptedFileTypes={accepted}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) void take(file);
        }}
      >
        <Button className="panel-button" isPending={isBusy}>
          {icon}
          {`New ${noun} …`}
        </Button>
      </FileTrigger>
      <span className="panel-drop-words">or drop one here</span>
      <p role="status">{says}</p>
    </DropZone>
  );
}

/** By the older of the two ways to ask: the newer does not say how far it is. */
function send<Answer extends Taken>(
  address: string,
  file: File,
  noun: string,
  onPart: (percent: number) => void,
): Promise<Answer | { refused: string }> {
  const token = document.querySelector<HTMLMetaElement>("meta[name=site-token]")?.content ?? "";
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const isAway = (): void =>
      resolve({ refused: `The live server does not answer. The ${noun} was not taken in.` });
    request.open("POST", address);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.setRequestHeader("X-Site-Token", token);
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onPart(Math.round((100 * loaded) / total));
    };
    request.onerror = isAway;
    request.onabort = isAway;
    request.onload = () => {
      try {
        const answer: unknown = JSON.parse(request.responseText);
        if (typeof answer === "object" && answer !== null && ("path" in answer || "refused" in answer))
          resolve(answer as Answer);
        else isAway();
      } catch {
        // What the server refuses altogether is a sentence.
        resolve({ refused: request.responseText || `The ${noun} was not taken in.` });
      }
    };
    request.send(file);
  });
}
