/** What a visitor agreed to; stored as JSON under `cookie_consent`. */
export interface Consent {
  essential: boolean;
  analytics: boolean;
  marketing: boolean;
  preferences: boolean;
}

export const consentNames = ["essential", "analytics", "marketing", "preferences"] as const;

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
