import { describe, expect, test } from "vitest";
import articleHeader from "../../blocks/article-header/structured-data.ts";
import authorCard from "../../blocks/author-card/structured-data.ts";
import eventCard from "../../blocks/event-card/structured-data.ts";
import jobFacts from "../../blocks/job-facts/structured-data.ts";
import pageLinks from "../../blocks/page-links/structured-data.ts";
import questionsOf from "../../blocks/questions/structured-data.ts";
import type { BlockContext, BlockDefinition, StructuredData } from "../../renderer/model.ts";
import { homeNodes } from "../../renderer/publish/found/organization.ts";
import {
  type Describers,
  pageGraph,
  structuredDataScript,
} from "../../renderer/publish/found/structured-data.ts";
import { faultsOf, REQUIRED_FIELDS } from "../../renderer/publish/found/structured-data-rules.ts";

const describers = new Map(
  Object.entries({
    "article-header": articleHeader,
    "author-card": authorCard,
    "page-links": pageLinks,
    questions: questionsOf,
    "event-card": eventCard,
    "job-facts": jobFacts,
  }),
) as unknown as Describers;

function contextOf(blocks: BlockDefinition[]): BlockContext {
  return {
    origin: "https://site.example",
    canonical: "https://site.example/here",
    image: "https://site.example/assets/share/here.png",
    site: { brand: "Site", legalName: "Site Ltd", url: "https://site.example", lang: "en" },
    page: {
      route: "/here",
      canonical: "/here",
      file: "pages/here.yaml",
      title: "Here",
      description: "What is here.",
      lang: "en",
      skip: "Skip",
      index: true,
      layout: { name: "layout", before: [], after: [] },
      blocks,
    },
  };
}

const block = (type: string, props: Record<string, unknown>, line = 3): BlockDefinition => ({
  type,
  props,
  at: { file: "pages/here.yaml", line },
});

const graphOf = (blocks: BlockDefinition[]) => pageGraph(describers, contextOf(blocks));
const nodeOf = (blocks: BlockDefinition[], type: string) =>
  graphOf(blocks).nodes.find((node) => node["@type"] === type);

const job = {
  title: "Engineer",
  employment: "Contract",
  datePosted: "2026-10-05",
  validThrough: "2027-01-31",
  expired: false,
  remote: false,
  city: "Berlin",
  countryCode: "DE",
};

const event = {
  title: "Workshop",
  date: "2025-07-25",
  startTime: "14:00",
  endTime: "17:00",
  timeZone: "Europe/London",
  location: "Virtual",
  registrationHref: "/contact?subject=Workshop",
  speakers: [{ name: "Ann", title: "Engineer", company: "Site" }],
};

describe("what blocks say", () => {
  test("a breadcrumb is a list of absolute addresses that ends in the page", () => {
    const items = [{ label: "Home", href: "/" }, { label: "Here" }];
    expect(
      nodeOf([block("page-links", { look: "trail", items })], "BreadcrumbList")?.itemListElement,
    ).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://site.example/" },
      { "@type": "ListItem", position: 2, name: "Here", item: "https://site.example/here" },
    ]);
  });

  test("the questions of several blocks are one list, with addresses in full", () => {
    const questions = (question: string, html: string) =>
      block("questions", { items: [{ question, answer: { html } }] });
    const page = nodeOf([questions("One?", '<a href="/a">A</a>'), questions("Two?", "B")], "FAQPage");
    expect(page?.mainEntity).toMatchObject([
      { name: "One?", acceptedAnswer: { text: '<a href="https://site.example/a">A</a>' } },
      { name: "Two?", acceptedAnswer: { text: "B" } },
    ]);
  });

  test("an article is by the company, unless an author card says who wrote it", () => {
    const header = block("article-header", { title: "News", date: "2025-03-04", tags: ["One", "Two"] });
    const article = nodeOf([header], "BlogPosting");
    expect(article).toMatchObject({
      headline: "News",
      datePublished: "2025-03-04",
      keywords: "One, Two",
      image: "https://site.example/assets/share/here.png",
      author: { "@type": "Organization", name: "Site Ltd" },
    });
    const card = block("author-card", { show: true, name: "Ann", image: { src: "/ann.svg", alt: "" } });
    expect(nodeOf([header, card], "BlogPosting")).toMatchObject({
      headline: "News",
      author: { "@type": "Person", name: "Ann", image: "https://site.example/ann.svg" },
    });
    expect(graphOf([header, block("author-card", { show: false, name: "Ann" })]).nodes).toEqual([article]);
  });

  test("an event inside a list has its zone, and a virtual place", () => {
    const list = block("filter-list", { items: [block("event-card", event, 9)] });
    expect(nodeOf([list], "Event")).toMatchObject({
      startDate: "2025-07-25T14:00:00+01:00",
      endDate: "2025-07-25T17:00:00+01:00",
      eventStatus: "https://schema.org/EventScheduled",
      location: { "@type": "VirtualLocation", url: "https://site.example/contact?subject=Workshop" },
      performer: [{ name: "Ann", worksFor: { name: "Site" } }],
    });
    const inBerlin = block("event-card", { ...event, location: "Berlin" });
    expect(nodeOf([inBerlin], "Event")?.location).toEqual({
      "@type": "Place",
      name: "Berlin",
      address: "Berlin",
    });
  });

  test("an open job is described with the page's text; a closed one is not", () => {
    const body = block("body", { body: { html: "<p>Build things.</p>", sources: ["/jobs/html/x.html"] } });
    expect(nodeOf([block("job-facts", job), body], "JobPosting")).toMatchObject({
      title: "Engineer",
      description: "<p>Build things.</p>",
      datePosted: "2026-10-05",
      validThrough: "2027-01-31T23:59:59Z",
      employmentType: "CONTRACTOR",
      hiringOrganization: { name: "Site Ltd" },
      jobLocation: { address: { addressLocality: "Berlin", addressCountry: "DE" } },
    });
    expect(
      nodeOf([block("job-facts", { ...job, remote: true, city: undefined })], "JobPosting"),
    ).toMatchObject({
      description: "What is here.",
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { name: "DE" },
    });
    expect(graphOf([block("job-facts", { ...job, expired: true }), body])).toEqual({
      nodes: [],
      warnings: [],
    });
  });

  test("the home page names the company and the site", () => {
    const facts = {
      brand: "Site",
      legalName: "Site Ltd",
      lang: "en",
      social: [{ href: "https://a.example/s" }],
    };
    const nodes = homeNodes(facts, "https://site.example", "https://site.example/icon-512.png");
    expect(nodes.map((node) => node["@type"])).toEqual(["Organization", "WebSite"]);
    expect(nodes.flatMap(faultsOf)).toEqual([]);
    expect(nodes[0]).toMatchObject({ name: "Site Ltd", sameAs: ["https://a.example/s"] });
    expect(homeNodes(facts, "https://site.example", undefined).map((node) => node["@type"])).toEqual([
      "WebSite",
    ]);
  });
});

describe("required fields", () => {
  const complete: Record<string, StructuredData> = {
    Organization: {
      "@type": "Organization",
      name: "S",
      url: "https://s.example/",
      logo: "https://s.example/l.png",
    },
    WebSite: { "@type": "WebSite", name: "S", url: "https://s.example/" },
    BreadcrumbList: {
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "a" },
        { position: 2, name: "b" },
      ],
    },
    Article: { "@type": "Article", headline: "H", datePublished: "2025-01-01", author: { name: "A" } },
    BlogPosting: {
      "@type": "BlogPosting",
      headline: "H",
      datePublished: "2025-01-01",
      author: { name: "A" },
    },
    Event: {
      "@type": "Event",
      name: "E",
      startDate: "2025-07-25T14:00:00+01:00",
      location: { url: "https://s.example/" },
      eventStatus: "https://schema.org/EventScheduled",
    },
    JobPosting: {
      "@type": "JobPosting",
      title: "J",
      description: "D",
      datePosted: "2025-01-01",
      validThrough: "2025-02-01T23:59:59Z",
      hiringOrganization: { name: "S" },
      applicantLocationRequirements: { name: "DE" },
    },
    FAQPage: { "@type": "FAQPage", mainEntity: [{ name: "Q?", acceptedAnswer: { text: "A." } }] },
    Person: { "@type": "Person", name: "A" },
  };

  test.each(Object.keys(REQUIRED_FIELDS))("%s: complete, and each field missing in turn", (type) => {
    const node = complete[type] as StructuredData;
    expect(faultsOf(node)).toEqual([]);
    for (const rule of REQUIRED_FIELDS[type] ?? []) {
      const fields = [rule].flat().map((path) => path.split(".")[0] as string);
      const without = Object.fromEntries(Object.entries(node).filter(([name]) => !fields.includes(name)));
      expect(faultsOf(without as StructuredData)).toContain(`has no ${[rule].flat().join(" or ")}`);
    }
  });

  test("a value in the wrong form and a list that is too short are faults", () => {
    expect(faultsOf({ ...complete.Event, startDate: "2025-07-25" } as StructuredData)).toEqual([
      'has the startDate "2025-07-25"',
    ]);
    expect(faultsOf({ ...complete.Article, image: "/a.png" } as StructuredData)).toEqual([
      'has the image "/a.png"',
    ]);
    expect(faultsOf({ "@type": "BreadcrumbList", itemListElement: [{ position: 1, name: "a" }] })).toEqual([
      "has fewer than 2 itemListElement",
    ]);
  });

  test("an incomplete node is left out, and whoever builds the site is told where it comes from", () => {
    expect(graphOf([block("article-header", { title: "News" }, 12)])).toEqual({
      nodes: [],
      warnings: [
        "pages/here.yaml:12  /here tells search engines nothing about its BlogPosting, because it has no datePublished.",
      ],
    });
  });
});

test("no text can end the script element", () => {
  const header = block("article-header", { title: "</script><!--\u2028<b>", date: "2025-03-04" });
  const script = structuredDataScript(graphOf([header]));
  expect(script.match(/</g)).toHaveLength(2);
  const json = script.replace(/^<script[^>]*>|<\/script>\n$/g, "");
  expect(JSON.parse(json)["@graph"][0].headline).toBe("</script><!--\u2028<b>");
  expect(structuredDataScript({ nodes: [], warnings: [] })).toBe("");
});
