import type { Look } from "./toolbar.tsx";

const KEY = "site-editor-look";

type KeptLook = Pick<Look, "width" | "isStill">;

/** How somebody has looked at pages last: it is so again in the next window. */
export function keptLook(): KeptLook {
  try {
    const { width, isStill } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<
      Record<string, unknown>
    >;
    return {
      width: width === "phone" || width === "tablet" ? width : "desktop",
      isStill: isStill === true,
    };
  } catch {
    // What is there is nothing of ours, or the browser keeps nothing.
    return { width: "desktop", isStill: false };
  }
}

export function keepLook({ width, isStill }: KeptLook): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ width, isStill }));
  } catch {
    // It holds for this window alone.
  }
}
