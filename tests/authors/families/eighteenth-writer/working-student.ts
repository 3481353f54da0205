import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";

const articles = "data/articles.yaml";
const technologies = "data/technologies.yaml";

/** A working student who is to tidy articles, technologies and what stands beside them. */
export const workingStudent: readonly Told[] = [
  wrote(
    "tags on a line",
    articles,
    "[Agents, CRM, Language Models]",
    "Agents, CRM, Language Models",
    "tags: Agents,",
    {
      back: true,
    },
  ),
  wrote(
    "a tag by its short name",
    articles,
    "tags: [Language Models, Testing, MLOps]",
    "tags: [LLMs, Testing, MLOps]",
    "[LLMs,",
    { remedy: "offer" },
  ),
  wrote(
    "a category with a hyphen",
    articles,
    "category: Enterprise AI",
    "category: Enterprise-AI",
    "Enterprise-AI",
    {
      meant: "Enterprise AI",
      back: true,
    },
  ),
  wrote(
    "an excerpt of five words",
    articles,
    "excerpt: >-\n    What changes for clients, what stays, and how we keep our advice independent. With the share of\n    effort in eighteen CRM projects, and how a first month runs.",
    "excerpt: About our partnership with Salesforce.",
    "excerpt: About our partnership",
    { remedy: "none" },
  ),
  wrote(
    "an author by his name",
    articles,
    "author: tomasz-wrobel",
    "author: Tomasz Wróbel",
    "author: Tomasz",
    {
      meant: "tomasz-wrobel",
      back: true,
    },
  ),
  wrote(
    "an author who has left",
    articles,
    "author: ines-marchetti\n  isEmployeeArticle: true\n",
    "# author has left\n  isEmployeeArticle: true\n",
    ["- id: insight-16", "slug: predicting-cold-chain-failures", "# author has left"],
    { remedy: "none" },
  ),
  wrote(
    "a cover without what it shows",
    articles,
    "  author: callum-strachan\n  isEmployeeArticle: true\n  generativeArtConfig: { theme: TECH_INNOVATION, animation: pulse }",
    "  author: callum-strachan\n  isEmployeeArticle: true\n  image: /images/stills/red-pencil.jpg",
    ["image: /images/stills/red-pencil.jpg", "- id: insight-14", "slug: small-models-for-routine-decisions"],
    { remedy: "none" },
  ),
  wrote(
    "a drawing of one's own without its name",
    articles,
    "animation: drift, customVisualId: agentic_world_crm_visual }",
    "animation: drift }",
    "theme: CUSTOM_VISUAL, animation: drift }",
    { remedy: "offer" },
  ),
  wrote(
    "a text beside its folder",
    articles,
    "/content/insights/html/idempotent-by-design.html",
    "/content/insights/idempotent-by-design.html",
    "/content/insights/idempotent",
    { meant: "/content/insights/html/idempotent-by-design.html" },
  ),
  wrote("a German yes", articles, "featured: true", "featured: ja", "featured: ja", {
    meant: "true",
    back: true,
  }),
  wrote("a level of another scale", technologies, "level: Expert", "level: Advanced", "level: Advanced", {
    remedy: "offer",
  }),
  wrote(
    "an expert by her name",
    technologies,
    "experts: [ines-marchetti, callum-strachan]",
    "experts: [Ines Marchetti, callum-strachan]",
    "[Ines Marchetti,",
    { meant: "ines-marchetti", back: true },
  ),
  wrote(
    "a route with a letter less",
    technologies,
    "link: /showcases/invoice-automation",
    "link: /showcase/invoice-automation",
    "link: /showcase/",
    { meant: "/showcases/invoice-automation", back: true },
  ),
  wrote(
    "an icon as components are called",
    technologies,
    "icon: scan-text",
    "icon: ScanText",
    "icon: ScanText",
    {
      meant: "scan-text",
      back: true,
    },
  ),
  wrote(
    "a dash from a text program",
    technologies,
    "- Reading fields from invoices",
    "– Reading fields from invoices",
    "– Reading fields",
    { back: true },
  ),
  wrote(
    "a category by half of its name",
    technologies,
    "[mlops-ai-engineering, data-analytics, emerging-tech]",
    "[mlops, data-analytics, emerging-tech]",
    "[mlops, data-analytics",
    { meant: "mlops-ai-engineering" },
  ),
  wrote("a colour by its name", "data/blueprints.yaml", "accent: ink", "accent: blue", "accent: blue", {
    remedy: "offer",
  }),
  wrote(
    "a line of a log with a colon",
    "data/agents.yaml",
    "- Roadmap B sent to the",
    "- Roadmap B: sent to the",
    "- Roadmap B:",
  ),
  wrote(
    "the full name where two words fit",
    "data/services.yaml",
    "navTitle: AI & ML",
    "navTitle: Artificial Intelligence & Machine Learning",
    "navTitle: Artificial",
    { remedy: "none" },
  ),
  wrote("a title for a category", "data/capabilities.yaml", "category: ERP", "title: ERP", "title: ERP", {
    meant: "category",
  }),
];
