import { createContext, useContext } from "react";

/** Tag of the language of the page that is rendered; undefined in the browser, where the document says it. */
export const LanguageContext = createContext<string | undefined>(undefined);

/** Tag of the language of the page, by which a view writes days, numbers and sizes. */
export function useLanguage(): string {
  return useContext(LanguageContext) ?? (document.documentElement.lang || "en");
}
