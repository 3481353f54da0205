import {
  CircleHelp,
  Database,
  FileText,
  Monitor,
  Moon,
  Redo2,
  Search,
  Settings,
  Sun,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import { Button, Toolbar } from "react-aria-components";
import { NavLink } from "react-router-dom";
import { SITE_PATH } from "../../runtime/live/protocol.ts";
import type { ClientState } from "../client.ts";
import { useClientState, useShell } from "./shell-context.ts";
import { spokenKeys } from "./spoken-keys.ts";
import type { ThemeChoice } from "./use-theme.ts";

const ICON = { size: "1rem", strokeWidth: 1.75, "aria-hidden": true } as const;

/** The looks of the editor, in the order in which the button goes through them. */
const THEMES: Readonly<Record<ThemeChoice, { next: ThemeChoice; says: string; icon: ReactNode }>> = {
  system: { next: "light", says: "as the system", icon: <Monitor {...ICON} /> },
  light: { next: "dark", says: "light", icon: <Sun {...ICON} /> },
  dark: { next: "system", says: "dark", icon: <Moon {...ICON} /> },
};

/** The ways between the views, and what holds in all of them. */
export function ShellBar() {
  const { client, theme, setTheme, open } = useShell();
  const state = useClientState();
  const { undo, redo } = state.history ?? {};
  const look = THEMES[theme];
  return (
    <header className="shell-bar">
      <nav aria-label="Views of the site">
        <NavLink to={SITE_PATH} end>
          <FileText {...ICON} />
          Pages
        </NavLink>
        <NavLink to={`${SITE_PATH}/rows`}>
          <Database {...ICON} />
          Data
        </NavLink>
        <NavLink to={`${SITE_PATH}/settings`}>
          <Settings {...ICON} />
          Site
        </NavLink>
      </nav>
      <Saved state={state} />
      <Toolbar aria-label="Everywhere" className="shell-tools">
        <IconButton label={undo ? `Undo: ${undo}` : "Undo"} onPress={() => void client.undo()}>
          <Undo2 {...ICON} />
        </IconButton>
        <IconButton label={redo ? `Redo: ${redo}` : "Redo"} onPress={() => void client.redo()}>
          <Redo2 {...ICON} />
        </IconButton>
        <Button
          className="editor-button shell-find"
          aria-keyshortcuts="Control+K Meta+K"
          onPress={() => open("palette")}
        >
          <Search {...ICON} />
          <span className="shell-find-words">Find</span>
          <kbd className="shell-wide">{spokenKeys("Mod K")}</kbd>
        </Button>
        <IconButton label={`Look of the editor: ${look.says}`} onPress={() => setTheme(look.next)}>
          {look.icon}
        </IconButton>
        <IconButton label="Help and shortcuts" onPress={() => open("shortcuts")}>
          <CircleHelp {...ICON} />
        </IconButton>
      </Toolbar>
    </header>
  );
}

function IconButton({ label, onPress, children }: { label: string; onPress(): void; children: ReactNode }) {
  return (
    <Button className="editor-button shell-icon" aria-label={label} onPress={onPress}>
      {children}
    </Button>
  );
}

function Saved({ state }: { state: ClientState }) {
  const { phase, message = "", said = "" } = state;
  return (
    <>
      <p className="editor-said" role="status" title={said}>
        {said}
      </p>
      <p className="editor-state" role="status" data-phase={phase} title={message}>
        {phase === "saved" && "Saved"}
        {phase === "saving" && "Saving…"}
        {phase === "failed" && (
          <>
            Not saved<span className="editor-state-why">: {message}</span>
          </>
        )}
      </p>
    </>
  );
}
