import { Ellipsis } from "lucide-react";
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from "react-aria-components";
import { useNavigate } from "react-router-dom";
import { EDITOR_PATH, SITE_PATH } from "../../runtime/live/protocol.ts";
import type { OverviewPage } from "../overview-answers.ts";
import { languageName } from "./language-name.ts";

/** What can be asked about a page that is there. */
export type PageAction = "copy" | "move" | "delete" | `translate ${string}`;

interface PageMenuProps {
  page: OverviewPage;
  /** Those that the site is translated into. */
  languages: readonly string[];
  onAsk(action: PageAction): void;
}

/** What can be done with a page, and why the rest cannot. */
export function PageMenu({ page, languages, onAsk }: PageMenuProps) {
  const navigate = useNavigate();
  const { route, title, row, kind } = page;
  const disabled = disabledActions(page);
  const run = (key: string): void => {
    if (key === "edit") void navigate(`${EDITOR_PATH}${route}`);
    else if (key === "see") window.location.assign(route);
    else if (key === "row" && row)
      void navigate(`${SITE_PATH}/rows/${row.collection}/${encodeURIComponent(row.key)}`);
    else onAsk(key as PageAction);
  };
  return (
    <MenuTrigger>
      <Button aria-label={`More for ${title}, ${route}`} className="panel-icon-button">
        <Ellipsis size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
      </Button>
      <Popover className="panel-popover" placement="bottom end">
        <Menu disabledKeys={Object.keys(disabled)} onAction={(key) => run(String(key))}>
          {kind !== "redirect" && <MenuItem id="edit">Edit</MenuItem>}
          <MenuItem id="see">See it as visitors do</MenuItem>
          {row && <MenuItem id="row">Edit the row that it is made from</MenuItem>}
          <Separator />
          {untranslated(page, languages).map((lang) => (
            <MenuItem key={lang} id={`translate ${lang}`}>
              {kind === "rows"
                ? `Translate all pages of this kind into ${languageName(lang)} …`
                : `Translate into ${languageName(lang)} …`}
            </MenuItem>
          ))}
          <MenuItem id="copy">Copy …{why(disabled.copy)}</MenuItem>
          <MenuItem id="move">
            {kind === "rows" ? "Rename or move all pages of this kind …" : "Rename or move …"}
            {why(disabled.move)}
          </MenuItem>
          <MenuItem id="delete">Delete …{why(disabled.delete)}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** The languages into which somebody could begin to translate a page. */
function untranslated({ kind, lang, versions }: OverviewPage, languages: readonly string[]): string[] {
  return kind !== "redirect" && lang === undefined ? languages.filter((one) => !versions.includes(one)) : [];
}

function why(reason: string | undefined) {
  return reason && <span className="overview-why">{reason}</span>;
}

/** What cannot be done with a page, each with its reason. */
function disabledActions({ kind, lang, isFixed }: OverviewPage): Partial<Record<PageAction, string>> {
  if (lang !== undefined) {
    const reason = "The page that it translates goes first, and this one with it.";
    return { copy: reason, move: reason, delete: reason };
  }
  return {
    ...(kind === "rows" && {
      copy: "Copy its row in Data instead.",
      delete: "Delete its row in Data instead.",
    }),
    ...(kind === "redirect" && { copy: "It only leads on." }),
    ...(isFixed && { move: "It has to stay where it is.", delete: "It has to stay." }),
  };
}
