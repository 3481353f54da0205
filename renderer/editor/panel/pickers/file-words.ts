import type { PanelChoices, PanelFile } from "../panel-block.ts";
import type { PickerItem } from "./picker.tsx";

/** How large a file is, as the page itself counts it. */
const sizeWords = (bytes: number): string =>
  bytes === 0
    ? "empty"
    : bytes < 1e6
      ? `${Math.max(1, Math.round(bytes / 1e3))} kB`
      : `${(bytes / 1e6).toFixed(1)} MB`;

/** What a file is and how large, for whoever is about to lead people to it: "PDF, 240 kB". */
export function fileWords({ path, bytes }: PanelFile): string {
  const [, ending] = /\.(\w+)$/.exec(path) ?? [];
  return [...(ending === undefined ? [] : [ending.toUpperCase()]), sizeWords(bytes)].join(", ");
}

/** Files to be chosen from, by their names. */
export const fileItems = (files: PanelChoices["files"]): PickerItem[] =>
  files.map((file) => ({
    id: file.path,
    title: file.path.split("/").at(-1) ?? file.path,
    about: `${fileWords(file)} · ${file.path}`,
  }));
