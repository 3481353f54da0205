import { expect, test } from "vitest";
import type { BlockContext, PageDefinition } from "../../renderer/model.ts";
import type { Props } from "./props.ts";
import jobPosting from "./structured-data.ts";

const job = {
  title: "Data Engineer",
  employment: "Contract",
  datePosted: "2025-05-01",
  validThrough: "2025-08-31",
  city: "London",
  countryCode: "GB",
  skills: ["SQL", "Python"],
} as unknown as Props;

function contextOf(blocks: unknown[], site: object = {}): BlockContext {
  return {
    origin: "https://www.site.example",
    canonical: "https://www.site.example/jobs/data-engineer",
    page: { canonical: "/jobs/data-engineer", description: "In short.", blocks } as unknown as PageDefinition,
    site: { brand: "2SD", url: "https://www.site.example", lang: "en", ...site },
  };
}
const body = { type: "body", props: { body: { html: "<p>In full.</p>", sources: ["/jobs/a.html"] } } };

test("a posting says everything that search engines ask of one", () => {
  expect(jobPosting(job, contextOf([{ type: "hero", props: { text: { html: "No body." } } }, body]))).toEqual(
    {
      "@type": "JobPosting",
      "@id": "https://www.site.example/jobs/data-engineer#job",
      title: "Data Engineer",
      description: "<p>In full.</p>",
      datePosted: "2025-05-01",
      validThrough: "2025-08-31T23:59:59Z",
      employmentType: "CONTRACTOR",
      skills: "SQL, Python",
      identifier: { "@type": "PropertyValue", name: "2SD", value: "data-engineer" },
      hiringOrganization: { "@type": "Organization", name: "2SD", sameAs: "https://www.site.example/" },
      jobLocation: {
        "@type": "Place",
        address: { "@type": "PostalAddress", addressLocality: "London", addressCountry: "GB" },
      },
    },
  );
});

test("work from anywhere names the country it may be done in, and no place", () => {
  const posting = jobPosting({ ...job, remote: true }, contextOf([], { legalName: "2SD Technologies Ltd" }));
  expect(posting).toMatchObject({
    description: "In short.",
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "GB" },
    hiringOrganization: { name: "2SD Technologies Ltd" },
  });
  expect(posting).not.toHaveProperty("jobLocation");
});

test("a job that is closed is not offered", () => {
  expect(jobPosting({ ...job, expired: true }, contextOf([body]))).toBeUndefined();
});

test("a job that asks for no skills names none", () => {
  const posting = jobPosting({ ...job, skills: undefined } as Props, contextOf([body]));
  expect(posting).toMatchObject({ title: "Data Engineer", description: "<p>In full.</p>" });
  expect(posting?.skills).toBeUndefined();
});

test("its text is the first that a file holds, also inside another block; one that is empty is passed over", () => {
  const empty = { type: "body", props: { body: { html: "", sources: ["/jobs/b.html"] } } };
  const nested = { type: "group", props: { note: null, blocks: [empty, body] } };
  expect(jobPosting(job, contextOf([nested]))?.description).toBe("<p>In full.</p>");
  expect(jobPosting(job, contextOf([empty]))?.description).toBe("In short.");
});
