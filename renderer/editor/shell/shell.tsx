import { Outlet } from "react-router-dom";
import { Palette } from "../palette/palette.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { ShellBar } from "./shell-bar.tsx";
import { ShellContext } from "./shell-context.ts";
import { Shortcuts } from "./shortcuts.tsx";
import { Tour } from "./tour.tsx";
import { UnsentList } from "./unsent-list.tsx";
import { useShellState } from "./use-shell-state.ts";
import "./shell.css";
import "./comfort.css";

/** What stands around every view of the editor: the ways between them, what was changed last, and help. */
export function Shell() {
  const shell = useShellState();
  return (
    <ShellContext value={shell}>
      <div className="shell">
        <ShellBar />
        <UnsentList />
        <Outlet />
        <Palette />
        <Shortcuts />
        <Tour />
        <ConflictDialog />
      </div>
    </ShellContext>
  );
}
