import { localStore } from "./storage.ts";

/** What a visitor agreed to; stored as JSON under `cookie_consent`. */
export interface Consent {
  essential: boolean;
  analytics: boolean;
  marketing: boolean;
  preferences: boolean;
}

export type ConsentCategory = keyof Consent;

export const consentNames = ["essential", "analytics", "marketing", "preferences"] as const;

/** Reaches the document when the visitor has chosen. */
export const CONSENT_EVENT = "site:consent";

/** Where the choice is stored in the browser. */
export const CONSENT_KEY = "cookie_consent";

/** The consent with the given categories; essential is always in it. */
export function consentTo(names: readonly string[]): Consent {
  const entries = consentNames.map((name) => [name, name === "essential" || names.includes(name)]);
  return Object.fromEntries(entries) as Consent;
}

/** The stored consent, or null when nothing readable is stored: a corrupt value counts as none. */
export function readConsent(stored: string | null): Consent | null {
  try {
    const consent = JSON.parse(stored ?? "") as Partial<Consent> | null;
    return consentNames.every((name) => typeof consent?.[name] === "boolean") ? (consent as Consent) : null;
  } catch {
    return null;
  }
}

/** The visitor's choice; null when there is none. */
export function storedConsent(): Consent | null {
  return readConsent(localStore.read(CONSENT_KEY));
}

/** Stores what the visitor chose, and tells the document. */
export function storeConsent(names: readonly string[]): void {
  const consent = consentTo(names);
  localStore.write(CONSENT_KEY, JSON.stringify(consent));
  document.dispatchEvent(new CustomEvent<Consent>(CONSENT_EVENT, { detail: consent }));
}

/** Categories that the visitor agreed to; none before there was a choice. */
export function agreedCategories(consent = storedConsent()): ReadonlySet<ConsentCategory> {
  return new Set(consentNames.filter((name) => consent?.[name]));
}
