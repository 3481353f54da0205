import type { PanelChoices } from "../panel-block.ts";
import { fileItems } from "./file-words.ts";
import type { PickerItem } from "./picker.tsx";
import { useChoices } from "./use-choices.ts";

/** Pages by title and files of the site, to be linked to; undefined until they are wanted and there. */
export function useLinkItems(wanted: number): PickerItem[] | undefined {
  const choices = useChoices(wanted);
  return choices && linkItems(choices);
}

/** Versions in other languages come last: a link to a page leads to its version by itself where there is one. */
export function linkItems({ pages, files }: Pick<PanelChoices, "pages" | "files">): PickerItem[] {
  const toItem = ({ route, title }: PanelChoices["pages"][number]): PickerItem => ({
    id: route,
    title,
    about: route,
  });
  return [
    ...pages.filter(({ lang }) => lang === undefined).map(toItem),
    ...fileItems(files),
    ...pages.filter(({ lang }) => lang !== undefined).map(toItem),
  ];
}

/** What somebody types as an address, as links have it: a mail address and the name of a site get what belongs before them. */
export function addressTyped(text: string): string {
  const typed = text.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  if (/^\+?[\d\s()-]{6,}$/.test(typed)) return `tel:${typed.replaceAll(/[^\d+]/g, "")}`;
  return /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#:].*)?$/i.test(typed) ? `https://${typed}` : typed;
}
