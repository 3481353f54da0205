import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { Button, DropZone, FileTrigger, isFileDropItem } from "react-aria-components";
import { MAX_PICTURE_BYTES, PICTURE_PATH, type PictureAnswer } from "../../protocol.ts";
import { usePanelActions } from "../panel-context.ts";

/** Takes a picture from this computer into the site: dropped, pasted or chosen. @param onTaken  Gets its path. */
export function PictureDrop({ onTaken }: { onTaken(path: string): void }) {
  const { route } = usePanelActions();
  const [says, setSays] = useState("");
  const take = async (file: File): Promise<void> => {
    if (file.size > MAX_PICTURE_BYTES) {
      setSays(
        `${file.name} is larger than ${MAX_PICTURE_BYTES / 2 ** 20} MB. Save it smaller first, 4,000 pixels wide at most.`,
      );
      return;
    }
    setSays(`${file.name} is on its way …`);
    const answer = await send(file, route());
    if ("refused" in answer) {
      setSays(answer.refused);
      return;
    }
    setSays(answer.isKnown ? "This picture was there already." : "");
    onTaken(answer.path);
  };
  return (
    <DropZone
      className="panel-drop"
      aria-label="Drop a picture here"
      onDrop={async ({ items }) => {
        const item = items.find(isFileDropItem);
        if (item) await take(await item.getFile());
      }}
    >
      <FileTrigger
        acceptedFileTypes={["image/*"]}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) void take(file);
        }}
      >
        <Button className="panel-button">
          <ImagePlus size={16} strokeWidth={1.75} aria-hidden="true" />
          New picture …
        </Button>
      </FileTrigger>
      <span>or drop one here</span>
      <p role="status">{says}</p>
    </DropZone>
  );
}

async function send(file: File, route: string): Promise<PictureAnswer> {
  const token = document.querySelector<HTMLMetaElement>("meta[name=site-token]")?.content ?? "";
  try {
    const response = await fetch(`${PICTURE_PATH}?${new URLSearchParams({ name: file.name, route })}`, {
      method: "POST",
      headers: { "Content-Type": "application/octet-stream", "X-Site-Token": token },
      body: file,
    });
    return (await response.json()) as PictureAnswer;
  } catch {
    return { refused: "The live server does not answer. The picture was not taken in." };
  }
}
