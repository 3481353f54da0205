import type { ReactNode } from "react";
import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

export interface Mounted {
  element: HTMLElement;
  /** The first element that matches, or an error naming the selector. */
  get<Kind extends Element = HTMLElement>(selector: string): Kind;
  /** The button that says exactly this. */
  button(label: string): HTMLButtonElement;
  click(label: string): Promise<void>;
  unmount(): void;
}

/**
 * Puts a view on the page the way the site does: prerendered HTML first, then hydrated. `before` runs in between,
 * like a visitor who is faster than the script.
 */
export async function hydrate(view: ReactNode, before?: (element: HTMLElement) => void): Promise<Mounted> {
  const block = document.createElement("div");
  block.dataset.block = "test";
  const element = document.createElement("div");
  element.innerHTML = renderToString(view);
  block.append(element);
  document.body.append(block);
  before?.(element);
  const root = await act(async () => hydrateRoot(element, view, { onRecoverableError: fail }));
  return mounted(block, element, () => root.unmount());
}

/** Puts a view on the page without prerendered HTML. */
export async function mount(view: ReactNode): Promise<Mounted> {
  const element = document.createElement("div");
  document.body.append(element);
  const root = createRoot(element);
  await act(async () => root.render(view));
  return mounted(element, element, () => root.unmount());
}

function mounted(outer: HTMLElement, element: HTMLElement, unmount: () => void): Mounted {
  const button = (label: string) => {
    const found = [...element.querySelectorAll("button")].find(
      (candidate) => (candidate.getAttribute("aria-label") ?? candidate.textContent) === label,
    );
    if (!found) throw new Error(`There is no button "${label}".`);
    return found;
  };
  return {
    element,
    get<Kind extends Element>(selector: string) {
      const found = element.querySelector<Kind>(selector);
      if (!found) throw new Error(`There is no ${selector}.`);
      return found;
    },
    button,
    click: async (label) => act(async () => button(label).click()),
    unmount() {
      act(unmount);
      outer.remove();
    },
  };
}

function fail(error: unknown): never {
  throw error;
}
