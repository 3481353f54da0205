/** A request that the live server has not answered, or not as a server of this site does. */
export class NoAnswer extends Error {
  /** It may be over in a moment: the same can be asked again. */
  readonly isForNow: boolean;

  constructor(message: string, isForNow = message === AWAY) {
    super(message);
    this.isForNow = isForNow;
  }
}

/** What is said while the server is away, which may be over in a moment. */
export const AWAY = "The server does not answer. Is npm start still running?";

/** What is said when a page comes in place of an answer. */
const IN_BETWEEN =
  "Something between this window and the server answers in its place, perhaps to have you sign in: open this address in another tab.";

/** Characters of a request that may outlive its page: browsers take 64 KiB, and a character may need three bytes. */
const MOST_KEPT = 20_000;

/**
 * Asks the live server, with the token that only its own pages can read.
 *
 * @throws NoAnswer when it has stopped, or was started anew since this page was loaded.
 */
export async function post<Answer>(path: string, body: object): Promise<Answer> {
  const token = document.querySelector<HTMLMetaElement>("meta[name=site-token]")?.content ?? "";
  const text = JSON.stringify(body);
  let response: Response;
  let answer: string;
  try {
    response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Site-Token": token },
      body: text,
      // What is sent while the window closes arrives; browsers allow that for so much.
      keepalive: text.length < MOST_KEPT,
    });
    // It may stop in the middle of its answer.
    answer = await response.text();
  } catch {
    throw new NoAnswer(AWAY);
  }
  try {
    return JSON.parse(answer) as Answer;
  } catch {
    throw noAnswer(response, answer.trim());
  }
}

/** The live server refuses in a sentence; proxies and gateways in front of it send pages, mostly while it is away. */
function noAnswer({ status, headers }: Response, text: string): NoAnswer {
  if (status >= 500) return new NoAnswer(AWAY);
  const isSentence = text !== "" && headers.get("content-type")?.startsWith("text/plain") === true;
  return isSentence ? new NoAnswer(text) : new NoAnswer(IN_BETWEEN, true);
}
