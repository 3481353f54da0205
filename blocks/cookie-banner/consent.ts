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
  const has = (name: string) => names.includes(name);
  return {
    essential: true,
    analytics: has("analytics"),
    marketing: has("marketing"),
    preferences: has("preferences"),
  };
}

/** The stored consent, or null when nothing readable is stored: a corrupt value counts as none. */
export function readConsent(stored: string | null): Consent | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== "object" || value === null) return null;
    const consent = value as Record<string, unknown>;
    return consentNames.every((name) => typeof consent[name] === "boolean") ? (value as Consent) : null;
  } catch {
    return null;
  }
}
