/** A request that the live server has not answered, or not as a server of this site does. */
export class NoAnswer extends Error {}

/**
 * Asks the live server, with the token that only its own pages can read.
 *
 * @throws NoAnswer when it has stopped, or was started anew since this page was loaded.
 */
export async function post<Answer>(path: string, body: object): Promise<Answer> {
  const token = document.querySelector<HTMLMetaElement>("meta[name=site-token]")?.content ?? "";
  let response: Response;
  try {
    response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Site-Token": token },
      body: JSON.stringify(body),
    });
  } catch {
    throw new NoAnswer("The server does not answer. Is npm start still running?");
  }
  const text = await response.text();
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw new NoAnswer(text.trim() || `The server answers with ${response.status}.`);
  }
}
