import { useState } from "react";
import type { OverviewPage } from "../overview-answers.ts";
import { AskText, AskTick } from "./ask-fields.tsx";
import { AskSheet } from "./ask-sheet.tsx";
import { cleanAddress } from "./new-page.tsx";

interface MovePageProps {
  page: OverviewPage;
  /** @param words  What was done. */
  onClose(words?: string): void;
}

/** Gives a page another address, and shows what follows: links, menus, rows. */
export function MovePage({ page, onClose }: MovePageProps) {
  const from = page.pattern ?? page.route;
  const [typed, setTyped] = useState(from);
  const [leadsOn, setLeadsOn] = useState(true);
  const to = cleanAddress(typed);
  return (
    <AskSheet
      title={page.kind === "rows" ? `Rename or move ${from}` : `Rename or move ${page.title}`}
      verb="Move the page"
      own={[page.file, `pages${to}.yaml`, `pages${to}/index.yaml`]}
      operation={
        to === from || to === "/" ? undefined : { kind: "move-page", route: from, to, redirect: leadsOn }
      }
      onClose={() => onClose()}
      onDone={() => onClose(`${from} is ${to} now. Undo takes it back.`)}
    >
      <AskText
        label="Address"
        about={`Now ${from}. Links, menus and other pages follow by themselves.`}
        value={typed}
        onChange={setTyped}
        isFirst
      />
      <AskTick label="The old address leads to the new one" isOn={leadsOn} onChange={setLeadsOn} />
    </AskSheet>
  );
}
