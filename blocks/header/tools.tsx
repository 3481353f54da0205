import { Menu as MenuIcon, Moon, Pause, Play, Search as SearchIcon, Sun, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Props } from "./props.ts";

interface ToolProps {
  /** Name for screen readers. */
  label?: string | undefined;
}

/** A link to the page of the search; a dialog opens in its place when the layout has one. */
export function SearchLink({ label, href }: NonNullable<Props["search"]>): ReactNode {
  return (
    <a className="tool" href={href ?? "/search"} aria-label={label}>
      <SearchIcon size={20} strokeWidth={1.5} aria-hidden="true" />
    </a>
  );
}

/** Stops everything that moves. */
export function MotionSwitch({ label }: ToolProps): ReactNode {
  return (
    <button type="button" className="tool" data-act="motion" aria-pressed="false" aria-label={label}>
      <Pause className="off" size={20} strokeWidth={1.5} aria-hidden="true" />
      <Play className="on" size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}

/** Switches between light and dark. */
export function ThemeSwitch({ label }: ToolProps): ReactNode {
  return (
    <button type="button" className="tool" data-act="theme" aria-pressed="false" aria-label={label}>
      <Moon className="off" size={20} strokeWidth={1.5} aria-hidden="true" />
      <Sun className="on" size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}

/** Id of the menu, which browsers that know commands open and close by themselves, before a script is there. */
export const MENU = "header-menu";

/** Opens the menu of narrow screens. */
export function MenuButton({ label }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className="tool open"
      {...{ commandfor: MENU, command: "show-modal" }}
      aria-haspopup="dialog"
      aria-label={label}
    >
      <MenuIcon size={24} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}

/** Closes it. */
export function CloseButton({ label }: ToolProps): ReactNode {
  return (
    <button type="button" className="tool" {...{ commandfor: MENU, command: "close" }} aria-label={label}>
      <X size={24} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
