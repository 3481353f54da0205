import { useEffect, useState } from "react";

/** How the editor looks; the page in it has a look of its own. */
export type ThemeChoice = "system" | "light" | "dark";

const KEY = "site-editor-theme";
const DARK = "(prefers-color-scheme: dark)";

/** The look of the editor: that of the system until somebody chooses one. */
export function useTheme(): [ThemeChoice, (theme: ThemeChoice) => void] {
  const [theme, setTheme] = useState<ThemeChoice>(readChoice);
  useEffect(() => {
    const system = window.matchMedia(DARK);
    const show = (): void => showDark(theme === "dark" || (theme === "system" && system.matches));
    show();
    system.addEventListener("change", show);
    return () => system.removeEventListener("change", show);
  }, [theme]);
  // Pages follow what their visitor has chosen there.
  useEffect(() => () => showDark(isPageDark()), []);
  const choose = (next: ThemeChoice): void => {
    keepChoice(next);
    setTheme(next);
  };
  return [theme, choose];
}

/** Whether pages are shown in the dark look, as their own switch has kept it. */
export function isPageDark(): boolean {
  try {
    return localStorage.getItem("theme") === "dark";
  } catch {
    return false;
  }
}

function showDark(isDark: boolean): void {
  const { classList } = document.documentElement;
  classList.toggle("dark", isDark);
  classList.toggle("light", !isDark);
}

function readChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "light" || kept === "dark" ? kept : "system";
  } catch {
    return "system";
  }
}

function keepChoice(theme: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Where nothing can be kept the choice holds for this visit.
  }
}
