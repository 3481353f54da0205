import { useState } from "react";
import type { OverviewPage } from "../overview-answers.ts";
import { AskChoice } from "./ask-fields.tsx";
import { AskSheet } from "./ask-sheet.tsx";

interface DeletePageProps {
  page: OverviewPage;
  pages: readonly OverviewPage[];
  /** @param words  What was done. */
  onClose(words?: string): void;
}

/** Deletes a page: its visitors go elsewhere, or nothing takes its place, and then it is shown what would break. */
export function DeletePage({ page, pages, onClose }: DeletePageProps) {
  const { route, title, file } = page;
  const [to, setTo] = useState("");
  const others = pages.filter(
    (one) => one.route !== route && one.kind !== "redirect" && !one.lang && one.route !== "/404",
  );
  return (
    <AskSheet
      title={`Delete ${title}`}
      verb={to ? "Delete the page and lead on" : "Delete the page"}
      isDanger
      own={[file]}
      operation={{ kind: "delete-page", route, ...(to && { redirectTo: to }) }}
      onClose={() => onClose()}
      onDone={() => onClose(`${route} is gone. Undo brings it back.`)}
    >
      <AskChoice
        label="Who comes to its address"
        value={to}
        onChange={setTo}
        choices={[
          { value: "", label: "finds nothing any more" },
          ...others.map((one) => ({ value: one.route, label: `goes to ${one.title} (${one.route})` })),
        ]}
      />
    </AskSheet>
  );
}
