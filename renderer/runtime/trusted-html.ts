interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

// HTML that passes here comes from this site's own build or from the sanitiser; nothing else may use it.
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("site", {
  createHTML: (html) => html,
});

/** HTML that the site's own build made or sanitised, in the form that Trusted Types ask for. */
export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html;
}
