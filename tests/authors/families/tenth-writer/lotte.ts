import { began, did, wrote } from "../cases.ts";
import { drop, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { home, hub } = PLACES;
const article = "pages/insights/[slug].yaml";
const blueprint = "pages/showcases/[slug].yaml";
const list = "pages/insights/articles.yaml";

/** Lotte comes from Hugo, Jekyll and Astro and rebuilds the pages that are made of rows. */
export const lotte: readonly Told[] = [
  wrote(
    "a binding with two braces",
    blueprint,
    "text: ${item.tagline}",
    'text: "{{ item.tagline }}"',
    "{{ item.tagline }}",
  ),
  wrote(
    "a filter in a binding",
    blueprint,
    "heading: ${item.title}",
    "heading: ${item.title | upcase}",
    "upcase",
  ),
  wrote(
    "a method in a binding",
    blueprint,
    "eyebrow: Innovation Blueprint",
    "eyebrow: ${item.type.toUpperCase()}",
    "toUpperCase",
  ),
  wrote(
    "a field of a group in the singular",
    blueprint,
    "${item.summary.learnings}",
    "${item.summary.learning}",
    "summary.learning}",
    { meant: "learnings" },
  ),
  wrote(
    "a field without its group",
    blueprint,
    "${item.summary.nextSteps}",
    "${item.nextSteps}",
    "${item.nextSteps}",
  ),
  wrote(
    "the row called post",
    article,
    "title: ${item.title}\ndescription",
    "title: ${post.title}\ndescription",
    "post.title",
  ),
  wrote(
    "the address of the page by another name",
    "pages/cloud-cost-review.yaml",
    "${site.url}${page.route}",
    "${site.url}${page.path}",
    "page.path",
    { meant: "page.route" },
  ),
  wrote(
    "the title of the site",
    "pages/services.yaml",
    "title: Solutions and services | ${site.brand}",
    "title: Solutions and services | ${site.title}",
    "site.title",
  ),
  wrote("a collection with its folder", blueprint, "each: blueprints", "each: data/blueprints", "each: data"),
  wrote(
    "rows chosen by an id that is not there",
    home,
    "cloud-native, digital-app-dev",
    "cloud-nativ, digital-app-dev",
    "cloud-nativ,",
    { meant: "cloud-native" },
  ),
  wrote(
    "a choice as an expression",
    home,
    "    where:\n      id: [ai-ml, cloud-native, digital-app-dev]\n",
    "    where: id == 'ai-ml'\n",
    "where: id ==",
  ),
  wrote("an order with a colon", list, "sort: -date", "sort: date:desc", "sort: date:desc"),
  wrote("a limit for all", home, "limit: 3", "limit: all", "limit: all"),
  wrote("a limit below nothing", hub, "limit: 3", "limit: -3", "limit: -3"),
  wrote(
    "a source with its ending",
    list,
    "source: articles",
    "source: articles.yaml",
    "source: articles.yaml",
    { meant: "articles" },
  ),
  did("a list without its source", "pages/about.yaml", drop("source: leaders"), [
    "    item:",
    "  - type: people",
  ]),
  wrote(
    "an alias without its first stroke",
    article,
    "  - /insights/article/${item.slug}",
    "  - insights/article/${item.slug}",
    "- insights/article",
  ),
  began(
    "a redirect to a page that is not there",
    "pages/blog.yaml",
    "redirect: /insight\n",
    "redirect: /insight",
    { meant: "/insights" },
  ),
  began("a redirect to itself", "pages/blog.yaml", "redirect: /blog\n", "redirect: /blog"),
  began("a redirect as in Jekyll", "pages/blog.yaml", "redirect_to: /insights\n", "redirect_to", {
    meant: "redirect",
  }),
  began("a redirect with its number", "pages/blog.yaml", "redirect: /insights\nstatus: 301\n", "status: 301"),
  began("a redirect as a group", "pages/blog.yaml", "redirect:\n  to: /insights\n", [
    "redirect:",
    "to: /insights",
  ]),
  wrote(
    "a layout of Jekyll",
    "pages/services.yaml",
    "blocks:\n",
    "layout: default\nblocks:\n",
    "layout: default",
  ),
  wrote("a number of rows in the singular", hub, "${count.articles}", "${count.article}", "count.article}", {
    meant: "articles",
  }),
  wrote(
    "a brace lost",
    article,
    "href: /insights/${item.slug}",
    "href: /insights/${item.slug",
    "href: /insights/${item.slug",
  ),
  wrote(
    "an address put together",
    hub,
    "href: /insights/article/${item.slug}",
    'href: "/insights/article/" + item.slug',
    '" + item.slug',
  ),
  wrote("a picture of the wrong field", hub, 'src: "${item.image}"', 'src: "${item.cover}"', "item.cover"),
  did("a page for each row by a field that rows have not", blueprint, (text) => text, [1, "each:"], {
    rename: "pages/showcases/[id].yaml",
    inFile: "pages/showcases/[id].yaml",
  }),
];
