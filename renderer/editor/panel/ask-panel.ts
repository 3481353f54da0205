import type { EditPage } from "../edit-page.ts";
import type { Path } from "../protocol.ts";
import {
  PANEL_PATH,
  type PanelAnchor,
  type PanelBlock,
  type PanelChoices,
  type PanelPage,
  type PanelRow,
  type QueryAnswer,
} from "./panel-block.ts";

/** What can be asked of the live server, and what it answers. */
interface PanelAnswers {
  block: PanelBlock;
  page: PanelPage;
  choices: PanelChoices;
  anchors: PanelAnchor[];
  /** Rows of a collection. */
  rows: PanelRow[];
  /** What a query finds. */
  found: QueryAnswer;
}

/** How a block of a page is asked for. */
export function askedBlock({ page, told }: EditPage, path: Path): Record<string, string> {
  return { route: page.route, path: JSON.stringify(path), ...(told !== undefined && { told }) };
}

/** Asks the live server; undefined for what it does not know. @throws when it does not answer. */
export async function askPanel<Name extends keyof PanelAnswers>(
  name: Name,
  query: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<PanelAnswers[Name] | undefined> {
  const response = await fetch(
    `${PANEL_PATH}${name}?${new URLSearchParams(query)}`,
    signal ? { signal } : {},
  );
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The live server answered with ${response.status}.`);
  return (await response.json()) as PanelAnswers[Name];
}
