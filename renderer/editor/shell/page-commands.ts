import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { EDITOR_FRAME, SITE_PATH } from "../../runtime/live/protocol.ts";
import { type OutlineBlock, outlineOf } from "../outline-tree.ts";
import { type Command, useCommands, useShell } from "./shell-context.ts";
import type { EditorState } from "./use-editor.ts";
import { isInField, keyName } from "./use-shell-state.ts";

/** Offers the blocks of the open page and what can be done with it to the palette, whose keys hold in the frame, too. */
export function usePageCommands({ shown, look, setLook, select }: EditorState, route: string): void {
  const { open } = useShell();
  const navigate = useNavigate();
  const { edited, frame } = shown;
  useCommands(() => {
    const command = (title: string, run: () => void): Command => ({
      id: `page command ${title}`,
      group: "Commands",
      title,
      run,
    });
    const blocks = edited ? outlineOf(edited).flatMap((part) => part.blocks.flatMap(withInner)) : [];
    return [
      command("See this page as visitors do", () => window.location.assign(route)),
      ...(["phone", "tablet", "desktop"] as const)
        .filter((width) => width !== look.width)
        .map((width) => command(`Page as wide as on a ${width}`, () => setLook({ ...look, width }))),
      command(look.isDark ? "Page in the light look" : "Page in the dark look", () =>
        setLook({ ...look, isDark: !look.isDark }),
      ),
      command("Settings of this page", () => select(undefined)),
      command("All pages and their state", () => void navigate(SITE_PATH)),
      ...blocks.map(
        ({ key, title, words, path }): Command => ({
          id: `block ${key}`,
          group: "Blocks of this page",
          title,
          about: words,
          run: () => select(path),
        }),
      ),
    ];
  });
  useEffect(() => {
    // Anew with each page that has joined: its window is another one then.
    const inner =
      frame && document.querySelector<HTMLIFrameElement>(`iframe[name=${EDITOR_FRAME}]`)?.contentWindow;
    if (!inner) return;
    const press = (event: KeyboardEvent): void => {
      const name = keyName(event);
      if (name !== "palette" && (name !== "shortcuts" || isInField(event.target))) return;
      event.preventDefault();
      open(name);
    };
    // On its way in: the frame lets no key out.
    inner.addEventListener("keydown", press, { capture: true });
    return () => inner.removeEventListener("keydown", press, { capture: true });
  }, [frame, open]);
}

function withInner(block: OutlineBlock): OutlineBlock[] {
  return [block, ...block.inner.flatMap(withInner)];
}
