import { addressesInHtml } from "./addresses.ts";
import { breakers } from "./breakers.ts";
import { documents, forms, frames, scripts } from "./elements.ts";
import { foreign, mutations } from "./foreign.ts";
import { handlers } from "./handlers.ts";
import { markdown } from "./markdown.ts";
import { clobbering } from "./names.ts";
import { styles } from "./styles.ts";
import { texts } from "./texts.ts";

/** One attack: a text that an author, a data file or an answer of the network could bring. */
export interface Payload {
  /** Family and name, for the message of a test that fails. */
  name: string;
  /** The text. What would run in it calls `fired` with the payload's number. */
  text: string;
  /** Made to be read as Markdown; it is tried as HTML all the same. */
  isMarkdown: boolean;
}

const families: Record<string, Record<string, string>> = {
  script: scripts,
  handler: handlers,
  frame: frames,
  document: documents,
  form: forms,
  drawing: foreign,
  mutation: mutations,
  address: addressesInHtml,
  markdown,
  style: styles,
  name: clobbering,
  break: breakers,
  text: texts,
};

/** All attacks, by family. The number of one is its place in the list. */
export const payloads: readonly Payload[] = Object.entries(families)
  .flatMap(([family, list]) =>
    Object.entries(list).map(([name, text]) => ({
      name: `${family}: ${name}`,
      text,
      isMarkdown: family === "markdown",
    })),
  )
  .map((payload, index) => ({ ...payload, text: payload.text.replaceAll("fired()", `fired(${index})`) }));

/** The host that attacks ask, send to or lead to; nothing of the site may. */
export const FOREIGN = "evil.example";

export { addresses } from "./addresses.ts";
