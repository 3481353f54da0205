import { EDIT_PATH, type EditAnswer, type EditRequest } from "../protocol.ts";

/** Asks the writer of the live server; what goes wrong on the way is a refusal in words. */
export async function askWriter(request: EditRequest): Promise<EditAnswer> {
  const token = document.querySelector<HTMLMetaElement>("meta[name=site-token]")?.content ?? "";
  try {
    const response = await fetch(EDIT_PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Site-Token": token },
      body: JSON.stringify(request),
    });
    return (await response.json()) as EditAnswer;
  } catch {
    return { refused: "The live server does not answer. Nothing was changed." };
  }
}
