/** `security` of `data/site.yaml`. */
export interface SecuritySettings {
  /** `mailto:` or `https:` address for reports. */
  contact: string;
  /** Last day on which the file holds, as year-month-day. */
  expires: string;
  /** Address of the page that says how reports are handled. */
  policy?: string;
}

/** Days before the end at which the build begins to warn. */
const NOTICE_DAYS = 30;
const DAY = 86_400_000;

/** `/.well-known/security.txt` after RFC 9116. */
export function securityText(
  { contact, expires, policy }: SecuritySettings,
  origin: string,
  lang: string,
): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}T23:59:59Z`,
    ...(policy ? [`Policy: ${policy}`] : []),
    `Preferred-Languages: ${lang}`,
    ...(origin ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    "",
  ].join("\n");
}

/**
 * A sentence for whoever builds the site when the file runs out soon or has run out.
 *
 * @param now Milliseconds since 1970; the file itself does not depend on it.
 */
export function securityWarning({ expires }: SecuritySettings, now: number): string | undefined {
  const end = Date.parse(`${expires}T23:59:59Z`);
  const days = Math.floor((end - now) / DAY);
  if (days >= NOTICE_DAYS) return undefined;
  const when =
    end < now ? `ran out on ${expires}` : `runs out on ${expires}, in ${days} ${days === 1 ? "day" : "days"}`;
  return `security.txt ${when}. Check the contact and set a later "expires" under "security" in data/site.yaml.`;
}
