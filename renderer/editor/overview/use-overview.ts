import { useEffect, useState } from "react";
import { onSiteChange } from "../../runtime/live/site-changes.ts";
import {
  type FormAnswer,
  OVERVIEW_PATH,
  type PagesAnswer,
  type TableAnswer,
  type TablesAnswer,
  type UnreadForm,
  type WordsAnswer,
} from "../overview-answers.ts";

interface OverviewAnswers {
  pages: PagesAnswer;
  tables: TablesAnswer;
  table: TableAnswer;
  row: FormAnswer;
  settings: FormAnswer;
  words: WordsAnswer;
}

/** What was asked for, as the site is now. */
export interface Overview<Answer> {
  answer?: Answer;
  /**
   * `missing`: the site has nothing of that name. `away`: the server does not answer. `unread`: the file has a mistake.
   * With the last two, what was answered before stays.
   */
  fault?: "missing" | "away" | "unread";
  /** What is wrong in a file that has a mistake. */
  unread?: UnreadForm;
}

const listeners = new Set<() => void>();
onSiteChange(() => {
  for (const listener of listeners) listener();
});

/** Asks the live server, and again whenever a file of the site has changed. What was answered last stays meanwhile. */
export function useOverview<Name extends keyof OverviewAnswers>(
  name: Name,
  query: Readonly<Record<string, string>> = {},
): Overview<OverviewAnswers[Name]> {
  const address = `${OVERVIEW_PATH}${name}?${new URLSearchParams(query)}`;
  const [found, setFound] = useState<Overview<OverviewAnswers[Name]> & { address: string }>({ address });
  useEffect(() => {
    let control = new AbortController();
    const ask = (): void => {
      control.abort();
      control = new AbortController();
      const { signal } = control;
      const asked = performance.now();
      const keep = (fault: "away" | "unread", unread?: UnreadForm): void =>
        setFound((last) => {
          const before = last.address === address && last.answer ? { answer: last.answer } : {};
          return { ...before, address, fault, ...(unread && { unread }) };
        });
      load<OverviewAnswers[Name] | UnreadForm>(address, signal).then(
        (answer) => {
          if (answer && "isUnread" in answer) keep("unread", answer);
          else setFound(answer ? { address, answer: { ...answer, asked } } : { address, fault: "missing" });
        },
        () => {
          if (!signal.aborted) keep("away");
        },
      );
    };
    ask();
    listeners.add(ask);
    return () => {
      control.abort();
      listeners.delete(ask);
    };
  }, [address]);
  return found.address === address ? found : {};
}

/** Asks once. @throws when the server does not answer. */
export async function load<Answer>(address: string, signal?: AbortSignal): Promise<Answer | undefined> {
  const response = await fetch(address, signal ? { signal } : {});
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The live server answered with ${response.status}.`);
  return (await response.json()) as Answer;
}
