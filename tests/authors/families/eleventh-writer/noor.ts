import { did, lineOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { articles } = PLACES;
const secrets = "public/content/insights/html/secrets-out-of-the-pipeline.html";
const churn = "public/content/insights/html/churn-scores-nobody-acts-on.html";

/** Noor, content marketer: an article goes out each fortnight, written in Word and put on the site by hand. */
export const noor: readonly Told[] = [
  wrote(
    "hashtags, as on the network",
    articles,
    "tags: [Agents, Automation, Integration]",
    "tags: [#Agents, #Automation, #Integration]",
    "tags: [#Agents",
  ),
  wrote(
    "an author by name",
    articles,
    "author: arjun-deshmane",
    "author: Arjun Deshmane",
    "author: Arjun Deshmane",
    { meant: "arjun-deshmane" },
  ),
  did(
    "an excerpt that is still to be written",
    articles,
    (text) => text.replace(/excerpt: >-\n(?: {4}.*\n)+/, "excerpt: Excerpt follows on Thursday\n"),
    "excerpt: Excerpt follows",
  ),
  wrote(
    "the folder public in a path",
    articles,
    "htmlContent: /content/insights/html/yogi-platform-launch.html",
    "htmlContent: /public/content/insights/html/yogi-platform-launch.html",
    "/public/content",
    { meant: "/content/insights/html/yogi-platform-launch.html" },
  ),
  wrote("a key with a capital", articles, "  featured: true", "  Featured: true", "Featured: true", {
    meant: "featured",
  }),
  wrote(
    "an article by an employee whose line was lost",
    articles,
    "  author: callum-strachan\n  isEmployeeArticle: true\n  featured: true\n",
    "  isEmployeeArticle: true\n  featured: true\n",
    ["- id: insight-17", lineOf(articles, "slug: evaluation-sets-outlive-models") + 9],
  ),
  wrote(
    "a drawing of one's own without its name",
    articles,
    "theme: CUSTOM_VISUAL, animation: drift, customVisualId: agentic_world_crm_visual",
    "theme: CUSTOM_VISUAL, animation: drift",
    ["{ theme: CUSTOM_VISUAL, animation: drift }"],
  ),
  wrote(
    "the number of an article in the new manner",
    articles,
    "- id: insight-19",
    "- id: insight_2025_19",
    "- id: insight_2025_19",
  ),
  wrote(
    "a letter too many in a link of an article",
    churn,
    "/showcases/customer-churn-prediction",
    "/showcases/customer-churn-predictions",
    "customer-churn-predictions",
    { meant: "/showcases/customer-churn-prediction" },
  ),
  wrote(
    "a heading by its size",
    secrets,
    "<h2>Sort before you migrate</h2>",
    "<h4>Sort before you migrate</h4>",
    "<h4>Sort",
  ),
  wrote(
    "a picture without words",
    secrets,
    "<h2>Sort before you migrate</h2>",
    '<p><img src="/images/logos/orrin.svg"></p>\n<h2>Sort before you migrate</h2>',
    "<img",
  ),
  wrote(
    "a paragraph with Word's margins",
    secrets,
    "<p>We classified every secret",
    '<p style="margin-left:36pt">We classified every secret',
    "<p style=",
  ),
  wrote(
    "the player that the film's site gives for copying",
    secrets,
    "<h2>Sort before you migrate</h2>",
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>\n<h2>Sort before you migrate</h2>',
    "<iframe",
  ),
  wrote(
    "the first line of the article that served as a pattern",
    secrets,
    "<!-- insight: secrets-out-of-the-pipeline -->",
    "<!-- insight: modular-monolith-first -->",
    1,
  ),
];
