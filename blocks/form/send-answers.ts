import { siteAddress } from "../../renderer/runtime/site-address.ts";

/** How an attempt to send ended: taken, no answer in time, address not reached, or refused. */
export type Outcome = "success" | "timeout" | "network" | "other";

export type Answer = string | number | boolean | readonly string[];

export interface Endpoint {
  url: string;
  /** Names of the answers to send as JSON, in the order in which they are written. */
  send: readonly string[];
  /** Milliseconds without an answer after which the attempt ends. */
  timeoutMs: number;
}

/**
 * Sends answers by POST, once; a failed attempt is never repeated by itself, because nobody knows whether the first
 * one arrived. The body of the answer is not read.
 *
 * @param answers By name, of which the chosen ones go as JSON; or all of a form, as a browser would send it.
 * @returns How it ended; never throws.
 */
export async function sendAnswers(
  { url, send, timeoutMs }: Endpoint,
  answers: Readonly<Record<string, Answer>> | FormData,
): Promise<Outcome> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), timeoutMs);
  try {
    const response = await fetch(siteAddress(url), {
      method: "POST",
      // What takes forms answers with a page unless it is asked not to.
      ...(answers instanceof FormData
        ? { headers: { Accept: "application/json" }, body: asBrowsersDo(answers) }
        : {
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(Object.fromEntries(send.map((name) => [name, answers[name] ?? ""]))),
          }),
      signal: control.signal,
    });
    return response.ok ? "success" : "other";
  } catch (error) {
    if (control.signal.aborted) return "timeout";
    // What fetch throws when there is no connection, no such host, or no permission to ask it.
    return error instanceof TypeError ? "network" : "other";
  } finally {
    clearTimeout(timer);
  }
}

function asBrowsersDo(data: FormData): FormData | URLSearchParams {
  const entries = [...data];
  return entries.some(([, answer]) => typeof answer !== "string")
    ? data
    : new URLSearchParams(entries as [string, string][]);
}
