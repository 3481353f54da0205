import { fileSize } from "../../../formats/file-size.ts";
import type { PanelChoices, PanelFile } from "../panel-block.ts";
import type { PickerItem } from "./picker.tsx";

/** What a file is and how large, for whoever is about to lead people to it: "PDF, 240 KB". */
export function fileWords({ path, bytes }: PanelFile): string {
  const [, ending] = /\.(\w+)$/.exec(path) ?? [];
  return [
    ...(ending === undefined ? [] : [ending.toUpperCase()]),
    bytes === 0 ? "empty" : fileSize(bytes, "en"),
  ].join(", ");
}

/** Files to be chosen from, by their names. */
export const fileItems = (files: PanelChoices["files"]): PickerItem[] =>
  files.map((file) => ({
    id: file.path,
    title: file.path.split("/").at(-1) ?? file.path,
    about: `${fileWords(file)} · ${file.path}`,
  }));
