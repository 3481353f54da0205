/**
 * Settings that the machine of the build gives: `SITE_API_HOST` is the origin that the contact form sends to,
 * `SITE_URL` the origin of the published site. They stand above `data/site.yaml`.
 */
export function settingsFromEnvironment(variables: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const settings: Record<string, string> = {};
  if (variables.SITE_API_HOST !== undefined) settings.apiHost = variables.SITE_API_HOST.replace(/\/$/, "");
  if (variables.SITE_URL) settings.url = variables.SITE_URL.replace(/\/$/, "");
  return settings;
}
