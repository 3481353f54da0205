import { showToast } from "../../renderer/runtime/toasts.ts";
import { removeDraft } from "./draft.ts";
import type { Props } from "./props.ts";
import { type Answer, type Endpoint, type Outcome, sendAnswers } from "./send-answers.ts";

/*
 * Attempts live outside the view: a visitor who moves on to another page and comes back finds the form still
 * sending, gets the message wherever they are, and cannot send the same thing twice.
 */
const attempts = new Map<string, Promise<Outcome>>();

/** The attempt of a form that is still on its way. */
export function attemptOf(form: string): Promise<Outcome> | undefined {
  return attempts.get(form);
}

/**
 * Sends the answers of a form and tells the visitor how it ended, in exactly one message.
 *
 * @param form Name of the form; one that is still sending is not sent again.
 * @returns How the attempt ended, or how the one that was already on its way did.
 */
export function send(
  form: string,
  answers: Readonly<Record<string, Answer>> | FormData,
  { endpoint, success, failure }: Pick<Props, "success" | "failure"> & { endpoint: Endpoint },
): Promise<Outcome> {
  const running = attempts.get(form);
  if (running) return running;
  const attempt = sendAnswers(endpoint, answers).then((outcome) => {
    attempts.delete(form);
    if (outcome === "success") {
      removeDraft(form);
      showToast({ kind: "success", topic: form, ...success });
    } else showToast({ kind: "error", topic: form, title: failure.title, text: failure[outcome] });
    return outcome;
  });
  attempts.set(form, attempt);
  return attempt;
}
