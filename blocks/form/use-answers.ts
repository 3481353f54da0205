import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { watchQuery } from "../../renderer/runtime/query-state.ts";
import { prepareToasts } from "../../renderer/runtime/toasts.ts";
import { answersOf, robotMark } from "./answers.ts";
import { attemptOf, send } from "./attempts.ts";
import { nameOf, restoreAnswers } from "./kept-answers.ts";
import type { Props } from "./props.ts";
import { setRelativeDays } from "./relative-days.ts";
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
  const shownAt = useRef(0);
  const isTouched = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: options of an island never change
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    shownAt.current = performance.now();
    element.noValidate = true;
    for (const type of ["keydown", "pointerdown", "click"])
      element.addEventListener(type, (event) => {
        isTouched.current ||= event.isTrusted;
      });
    setRelativeDays(element, props.fields);
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
    const mark = robotMark(element, performance.now() - shownAt.current, isTouched.current);
    const answers = answersOf(element, props, mark);
    const names = answers instanceof FormData ? [] : Object.keys(answers);
    void follow(send(nameOf(element), answers, { ...props, endpoint: { ...props.endpoint, send: names } }));
  }

  return [isSending, start] as const;
}
