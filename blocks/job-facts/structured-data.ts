import type { BlockContext, StructuredData } from "../../renderer/model.ts";
import type { Props } from "./props.ts";

/** Kinds of employment in the words of schema.org. */
const EMPLOYMENT: Readonly<Record<Props["employment"], string>> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
  Temporary: "TEMPORARY",
  Internship: "INTERN",
};

/** The job posting; none for a job that is closed, which search engines ask for. */
export default function jobPosting(job: Props, context: BlockContext): StructuredData | undefined {
  if (job.expired) return undefined;
  const { origin, canonical, page, site } = context;
  const country = { "@type": "Country", name: job.countryCode };
  return {
    "@type": "JobPosting",
    "@id": `${canonical}#job`,
    title: job.title,
    description: longText(page.blocks) ?? page.description,
    datePosted: job.datePosted,
    validThrough: `${job.validThrough}T23:59:59Z`,
    employmentType: EMPLOYMENT[job.employment],
    skills: job.skills?.join(", "),
    identifier: { "@type": "PropertyValue", name: site.brand, value: page.canonical.split("/").at(-1) },
    hiringOrganization: {
      "@type": "Organization",
      name: typeof site.legalName === "string" ? site.legalName : site.brand,
      sameAs: `${origin}/`,
    },
    ...(job.remote
      ? { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: country }
      : {
          jobLocation: {
            "@type": "Place",
            address: {
              "@type": "PostalAddress",
              addressLocality: job.city,
              addressCountry: job.countryCode,
            },
          },
        }),
  };
}

/** The first text that the page takes from a file: what the job is about, in full. */
function longText(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if ("sources" in value && "html" in value && typeof value.html === "string") return value.html || undefined;
  for (const part of Object.values(value)) {
    const text = longText(part);
    if (text) return text;
  }
  return undefined;
}
