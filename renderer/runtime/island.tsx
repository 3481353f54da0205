import { type ComponentType, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { SlotNodesContext } from "./block.tsx";
import type { Starter } from "./wake.ts";

/**
 * Makes the starter of an island: hydrates the element's prerendered HTML with the block's view, in a root
 * of its own. When the view throws, the prerendered nodes are put back and stay as they are without
 * JavaScript.
 */
export function islandOf(View: ComponentType<Record<string, unknown>>): Starter {
  return (element, tell) => {
    const container = element.querySelector<HTMLElement>(":scope > [data-root]");
    const data = element.querySelector<HTMLScriptElement>(":scope > script[type='application/json']");
    if (!container || !data) return undefined;
    const prerendered = [...container.childNodes];
    const slots = new Map(
      [...container.querySelectorAll<HTMLElement>("[data-slot]")].map((slot) => [
        slot.dataset.slot ?? "",
        [...slot.childNodes],
      ]),
    );
    let failed = false;
    const fail = (error: unknown) => {
      if (failed) return;
      failed = true;
      tell("render", error);
      // React is in the middle of a commit here; it may not be unmounted before that is over.
      queueMicrotask(() => {
        root.unmount();
        container.replaceChildren(...prerendered);
        delete element.dataset.awake;
        element.dataset.failed = "";
      });
    };
    const props = JSON.parse(data.textContent ?? "{}") as Record<string, unknown>;
    const view = (
      <SlotNodesContext value={slots}>
        <View {...props} />
      </SlotNodesContext>
    );
    const root = hydrateRoot(container, import.meta.env.DEV ? <StrictMode>{view}</StrictMode> : view, {
      identifierPrefix: element.dataset.prefix ?? "",
      onUncaughtError: fail,
      onRecoverableError: (error) => tell("hydrate", error),
    });
    element.dataset.awake = "";
    return () => {
      if (!failed) root.unmount();
    };
  };
}
