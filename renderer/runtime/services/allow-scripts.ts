/** A part of the browser's Trusted Types; TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/**
 * Lets scripts be fetched from the origins of some addresses, and from this site, whoever asks: services load parts
 * of themselves. Everything else that the page's policy refuses stays refused.
 */
export function allowScripts(addresses: readonly string[]): void {
  const origins = new Set([location.origin, ...addresses.map((address) => new URL(address).origin)]);
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createScriptURL: (address) => {
      const isAllowed =
        URL.canParse(address, location.href) && origins.has(new URL(address, location.href).origin);
      return isAllowed ? address : null;
    },
  });
}
