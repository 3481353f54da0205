import { ImagePlus } from "lucide-react";
import { MAX_PICTURE_BYTES, PICTURE_PATH, type PictureAnswer } from "../../protocol.ts";
import { usePanelActions } from "../panel-context.ts";
import { UploadDrop } from "./upload-drop.tsx";

/** Takes a picture from this computer into the site: dropped or chosen. @param onTaken  Gets its path. */
export function PictureDrop({ onTaken }: { onTaken(path: string): void }) {
  const { route } = usePanelActions();
  return (
    <UploadDrop<PictureAnswer>
      noun="picture"
      icon={<ImagePlus size="1rem" strokeWidth={1.75} aria-hidden="true" />}
      accepted={["image/*"]}
      maxBytes={MAX_PICTURE_BYTES}
      advice="Save it smaller first, 4,000 pixels wide at most."
      addressFor={({ name }) => `${PICTURE_PATH}?${new URLSearchParams({ name, route: route() })}`}
      says={({ isKnown }) => (isKnown ? "This picture was there already." : "")}
      onTaken={({ path }) => onTaken(path)}
    />
  );
}
