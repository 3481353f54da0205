import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import { Sub } from "./bar-styles.ts";
import { type Here, markOf } from "./mark-of.ts";
import type { Props } from "./props.ts";
import { SecondLevel } from "./second-level.tsx";

interface EntryProps {
  entry: Props["items"][number];
  /** The page that is open. */
  current: Here;
  /** Begins the name of a button beside a link. */
  moreLabel: string;
}

/** An entry of the bar. Its second level is a popover: the browser opens and closes it, with or without scripts. */
export function BarEntry({ entry, current, moreLabel }: EntryProps): ReactNode {
  const id = useId();
  const { label, href, items, panel } = entry;
  if (!items && !panel) return <li>{entryLink(label, href, markOf(href, ...current))}</li>;
  const mark = markOfParent(entry, current);
  return (
    <li className="parent">
      {href !== undefined && entryLink(label, href, mark)}
      <button
        type="button"
        className={href === undefined ? undefined : "more"}
        popoverTarget={id}
        aria-label={href === undefined ? undefined : `${moreLabel} ${label}`}
        aria-current={href === undefined ? mark : undefined}
      >
        {href === undefined && label}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <Sub id={id} popover="auto" data-look={panel ? "panel" : "list"}>
        <Sheet>
          <SecondLevel items={items} panel={panel} current={current} />
        </Sheet>
      </Sub>
    </li>
  );
}

/** An entry of the menu of narrow screens, whose second level unfolds in place. */
export function MenuEntry({ entry, current, moreLabel }: EntryProps): ReactNode {
  const { label, menuLabel = label, href, items, panel } = entry;
  if (!items && !panel) return <li>{entryLink(menuLabel, href, markOf(href, ...current))}</li>;
  const mark = markOfParent(entry, current);
  return (
    <li className="parent">
      {href !== undefined && entryLink(menuLabel, href, mark)}
      <details>
        <summary
          aria-label={href === undefined ? undefined : `${moreLabel} ${menuLabel}`}
          aria-current={href === undefined ? mark : undefined}
        >
          {href === undefined && <span>{menuLabel}</span>}
          <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
        </summary>
        <SecondLevel items={items} panel={panel} current={current} />
      </details>
    </li>
  );
}

function entryLink(label: string, href: string | undefined, mark: ReturnType<typeof markOf>): ReactNode {
  return (
    <a href={href} aria-current={mark}>
      {label}
    </a>
  );
}

/** An entry with a second level stands for its own page and for those below it. */
function markOfParent({ href, items, panel }: EntryProps["entry"], current: Here) {
  const pages = items ?? panel?.groups.flatMap((group) => group.items) ?? [];
  return (
    markOf(href, ...current) ?? (pages.some((page) => markOf(page.href, ...current)) ? "true" : undefined)
  );
}
