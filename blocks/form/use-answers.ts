import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { watchQuery } from "../../renderer/runtime/query-state.ts";
import { prepareToasts } from "../../renderer/runtime/toasts.ts";
import { attemptOf, send } from "./attempts.ts";
import { answersOf, nameOf, restoreAnswers } from "./kept-answers.ts";
import type { Props } from "./props.ts";
import type { Outcome } from "./send-answers.ts";

/**
 * Puts kept answers back when the view wakes up, and sends answers. An attempt that was on its way before that
 * is followed too.
 *
 * @returns Whether the form is being sent, and a function that sends it; a form that was taken is empty afterwards.
 */
export function useAnswers(form: RefObject<HTMLFormElement | null>, props: Props) {
  const [isSending, setSending] = useState(false);
  const sentFrom = useRef<Element | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: options of an island never change
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.noValidate = true;
    prepareToasts();
    const restore = () => restoreAnswers(element, props);
    restore();
    const running = attemptOf(nameOf(element));
    if (running) void follow(running);
    return watchQuery(restore);
  }, []);

  // A button that is disabled loses focus: it gets it back, unless the visitor has moved on.
  useLayoutEffect(() => {
    if (isSending) return;
    const { activeElement: active, body } = document;
    if (sentFrom.current instanceof HTMLElement && (!active || active === body)) sentFrom.current.focus();
    sentFrom.current = null;
  }, [isSending]);

  async function follow(attempt: Promise<Outcome>): Promise<void> {
    setSending(true);
    const outcome = await attempt;
    setSending(false);
    if (outcome !== "success") return;
    form.current?.dispatchEvent(new CustomEvent("site:sent", { bubbles: true }));
    form.current?.reset();
  }

  function start(element: HTMLFormElement): void {
    sentFrom.current = document.activeElement;
    void follow(send(nameOf(element), answersOf(element), props));
  }

  return [isSending, start] as const;
}
