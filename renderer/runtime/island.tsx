import { type ComponentType, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { SlotNodesContext } from "./block.tsx";
import { keepEntries } from "./keep-entries.ts";
import type { Starter } from "./wake.ts";

/**
 * Makes the starter of an island: hydrates the element's prerendered HTML with the block's view, in a root
 * of its own. When the view throws, the block goes back to what was prerendered and stays as it is without
 * JavaScript; what the visitor entered stays in any case.
 */
export function islandOf(View: ComponentType<Record<string, unknown>>): Starter {
  return (element, tell) => {
    const container = element.querySelector<HTMLElement>(":scope > [data-root]");
    const data = element.querySelector<HTMLScriptElement>(":scope > script[type='application/json']");
    if (!container || !data) throw new Error("The block's HTML is not complete.");
    const props = JSON.parse(data.textContent ?? "") as Record<string, unknown>;
    const prerendered = [...container.childNodes];
    const copies = prerendered.map((node) => node.cloneNode(true));
    const slots = new Map(slotsIn(container).map((slot) => [slot.dataset.slot ?? "", [...slot.childNodes]]));
    let shown = prerendered;
    let failed = false;
    let isLeaving = false;

    /** React has changed the nodes that it took over when a view breaks later: then their copies come back. */
    const goBack = () => {
      const isAsBefore = prerendered.every((node, index) => node.isEqualNode(copies[index] ?? null));
      container.replaceChildren(...(isAsBefore ? prerendered : copies));
      for (const slot of isAsBefore ? [] : slotsIn(container)) {
        // The nodes of a slot inside a slot have come with the outer one's.
        const kept = container.contains(slot) && slots.get(slot.dataset.slot ?? "");
        if (kept) slot.replaceChildren(...kept);
      }
      keepEntries(shown, container);
      delete element.dataset.awake;
      element.dataset.failed = "";
    };
    const fail = (error: unknown) => {
      if (failed) return;
      failed = true;
      tell("render", error);
      // React is in the middle of a commit here; it may not be unmounted before that is over.
      queueMicrotask(() => {
        root.unmount();
        goBack();
      });
    };
    const view = (
      <SlotNodesContext value={slots}>
        <View {...props} />
      </SlotNodesContext>
    );
    const root = hydrateRoot(container, import.meta.env.DEV ? <StrictMode>{view}</StrictMode> : view, {
      identifierPrefix: element.dataset.prefix ?? "",
      onUncaughtError: fail,
      onRecoverableError: (error) => {
        // The visitor has left before React had taken over: it calls that an early update.
        if (isLeaving || LEFT_TO_BROWSER.test(String(error))) return;
        tell("hydrate", error);
        // Somebody else has changed the HTML, such as a translator: React has made it anew, with empty fields.
        keepEntries(shown, container);
        shown = [...container.childNodes];
      },
    });
    element.dataset.awake = "";
    return () => {
      isLeaving = true;
      if (!failed) root.unmount();
    };
  };
}

/**
 * What React says of a `<Suspense>` that could not be made in Node: of a map that asks for the window, for one. What
 * stands there meanwhile is in the HTML, and the rest comes now, as the view has it.
 */
const LEFT_TO_BROWSER = /#419\b|could not finish this Suspense/;

function slotsIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>("[data-slot]")];
}
