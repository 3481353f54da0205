/**
 * Addresses that forms send to.
 */
import { type Wording, words } from "./words.ts";

/** Why the answers of a form cannot arrive. */
export type DeadReceiver =
  | { case: "insecure" | "host" | "home"; host: string }
  | { case: "static"; path: string };

const receiver = (params: DeadReceiver): Wording => {
  switch (params.case) {
    case "insecure":
      return words(
        `Browsers do not send what is typed on a page with https to ${params.host} without it.`,
        "Ask the receiver for its address with https, or choose another one.",
      );
    case "host":
      return words(
        `"${params.host}" is not the name of a host, so the answers arrive nowhere.`,
        "Write the whole address that the receiver gives you, such as https://api.example.com/inquiries.",
      );
    case "home":
      return words(
        `${params.host} is the visitor's own machine or network, where nobody waits for the answers.`,
        "Write an address that the world can reach.",
      );
    case "static":
      return words(
        `${params.path} is a page or file of this site, which can be read and takes no answers.`,
        "Write the address of a receiver, starting with https://.",
      );
  }
};

export const receiverWords = { "dead-receiver": receiver };
