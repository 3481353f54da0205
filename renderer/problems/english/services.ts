/**
 * Services of others that pages load, once visitors have said yes.
 */
import type { Names } from "../things.ts";
import { listSome, type Vocabulary, words } from "./words.ts";

export const serviceWords = {
  "incomplete-service": ({ service, option }: { service: string; option: string }) =>
    words(
      `The service ${service} needs "${option}".`,
      option === "from"
        ? "Add the address that it is loaded from, starting with https://."
        : "Add what the service knows this site by.",
    ),

  "service-nowhere": ({ pattern }: { pattern: string }) =>
    words(
      `No page of the site is at ${pattern}, so the service is loaded nowhere for it.`,
      "Write the address of a page, or one with /* at its end for all pages below it.",
    ),

  "unasked-service": ({ service, category, names }: { service: string; category: string; names: Names }) =>
    words(
      `No cookie banner asks for ${category}, so the service ${service} is never loaded.`,
      names.all > 0
        ? listSome("Categories that visitors are asked about", names)
        : "Add a cookie banner to the layout.",
    ),
} satisfies Vocabulary;
