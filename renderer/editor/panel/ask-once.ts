import { askPanel } from "./ask-panel.ts";
import type { PanelChoices } from "./panel-block.ts";
import type { PanelActions } from "./panel-context.ts";

/** What can be chosen on the site, asked for once. @param of  What it holds for; another object: it is asked for again. */
export function askOnce(of: () => object): Pick<PanelActions, "choices" | "rows"> {
  let asked = new Map<string, Promise<unknown>>();
  let known: object | undefined;
  const once = <Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    if (known !== of()) asked = new Map();
    known = of();
    const answer = (asked.get(key) as Promise<Answer> | undefined) ?? ask();
    asked.set(key, answer);
    return answer;
  };
  return {
    choices: () => once("", async () => (await askPanel("choices")) ?? NOTHING),
    rows: (collection) => once(collection, async () => (await askPanel("rows", { collection })) ?? []),
  };
}

const NOTHING: PanelChoices = { pages: [], files: [], pictures: [], collections: [] };
