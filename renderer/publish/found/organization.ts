import type { StructuredData } from "../../model.ts";

/** The fields of `data/site.yaml` that say who is behind the site. */
export interface CompanyFacts {
  brand: string;
  legalName?: string;
  tagline?: string;
  lang: string;
  email?: string;
  phone?: string;
  social?: readonly { href: string }[];
}

/** Identity of the company in every page's graph. */
export const organizationId = (origin: string) => `${origin}/#organization`;

/**
 * The company and its site, for the graph of the home page.
 *
 * @param logo Absolute address of a square picture.
 */
export function homeNodes(facts: CompanyFacts, origin: string, logo: string | undefined): StructuredData[] {
  const organization = organizationId(origin);
  return [
    ...(logo
      ? [
          {
            "@type": "Organization",
            "@id": organization,
            name: facts.legalName ?? facts.brand,
            alternateName: facts.legalName ? facts.brand : undefined,
            url: `${origin}/`,
            logo,
            description: facts.tagline,
            email: facts.email,
            telephone: facts.phone,
            sameAs: facts.social?.map(({ href }) => href),
          },
        ]
      : []),
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name: facts.brand,
      url: `${origin}/`,
      inLanguage: facts.lang,
      ...(logo && { publisher: { "@id": organization } }),
    },
  ];
}
