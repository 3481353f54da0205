import { type AuthorMistake, type Content, Family } from "./mistake.ts";

const news = `title: News
description: What is new, told in a few sentences by the people who did it.
index: false
blocks:
  - type: hero
    heading: News
`;

/** Files that stand in the wrong folder, have the wrong name, or are missing. */
export function fileNames(dir: string): AuthorMistake[] {
  const family = new Family("file names", dir);
  const rename = (from: string, to: string, code: string, file = to) => {
    const text = family.textOf(from);
    family.files(`${from} is called ${to}`, { [from]: null, [to]: text }, file, code, {
      lines: [1, 2, 3],
      remedy: "offer",
    });
  };
  const gone = (file: string, code: string, told = file) =>
    family.files(`no ${file}`, { [file]: null }, told, code, { lines: [1] });
  const add = (file: string, code: string, text: Content = news) =>
    family.files(`there is ${file}`, { [file]: text }, file, code, { lines: [1, 2, 3], remedy: "offer" });

  gone("pages/index.yaml", "+missing-home-page", "pages/index.yaml");
  gone("pages/_layout.yaml", "+missing-layout", "pages/_layout.yaml");
  gone("data/site.yaml", "+missing-settings", "data/site.yaml");
  gone("data/jobs.schema.json", "missing-data-schema", "data/jobs.yaml");
  gone("data/jobs.yaml", "+missing-data|unknown-collection", "data/jobs.yaml");
  for (const to of [
    "pages/Index.yaml",
    "pages/home.yaml",
    "pages/index.yml",
    "pages/index.html.yaml",
    "index.yaml",
    "pages/index.YAML",
    "pages/index",
  ])
    rename("pages/index.yaml", to, "misnamed-file|+missing-home-page|bad-route");
  for (const to of [
    "pages/_Layout.yaml",
    "pages/layout.yaml",
    "pages/_layout.yml",
    "pages/_layouts.yaml",
    "_layout.yaml",
    "pages/_layout",
  ])
    rename("pages/_layout.yaml", to, "misnamed-file|+missing-layout|+misnamed-file");
  for (const to of ["data/Site.yaml", "data/sites.yaml", "data/site.yml", "site.yaml", "data/site.json"])
    rename("data/site.yaml", to, "misnamed-file|+missing-settings");
  for (const to of [
    "data/Jobs.yaml",
    "data/job.yaml",
    "data/jobs.yml",
    "data/jobs.json",
    "data/data/jobs.yaml",
    "data/jobs .yaml",
    "jobs.yaml",
    "pages/jobs.yaml",
  ])
    rename("data/jobs.yaml", to, "misnamed-file|+misnamed-file");
  for (const to of [
    "data/job.schema.json",
    "data/jobs.schema.yaml",
    "data/jobs-schema.json",
    "data/jobs.Schema.json",
  ])
    rename("data/jobs.schema.json", to, "misnamed-file|missing-data-schema|+misnamed-file");
  for (const to of [
    "pages/About.yaml",
    "pages/about.yml",
    "pages/about.md",
    "pages/about.txt",
    "pages/about.json",
    "pages/about",
    "pages/about.yaml.txt",
    "pages/about .yaml",
    "pages/about-us.yaml",
    "pages/About us.yaml",
    "page/about.yaml",
    "about.yaml",
    "pages/about.yaml.yaml",
    "pages/_about.yaml",
    "pages/.about.yaml",
  ])
    rename("pages/about.yaml", to, "misnamed-file|bad-route|+misnamed-file");
  for (const to of [
    "pages/jobs/[Slug].yaml",
    "pages/jobs/[title].yaml",
    "pages/jobs/[slugs].yaml",
    "pages/jobs/slug.yaml",
    "pages/jobs/{slug}.yaml",
    "pages/jobs/(slug).yaml",
    "pages/jobs/:slug.yaml",
    "pages/jobs/[slug.yaml",
    "pages/jobs/[].yaml",
    "pages/jobs/$slug.yaml",
    "pages/jobs/[item.slug].yaml",
    "pages/job/[slug].yaml",
    "pages/jobs/<slug>.yaml",
    "pages/jobs/[...slug].yaml",
    "pages/jobs/[slug]-[id].yaml",
  ])
    rename("pages/jobs/[slug].yaml", to, "each-and-name|bad-route");
  rename("pages/careers/index.yaml", "pages/Careers/index.yaml", "bad-route");
  rename("pages/careers/index.yaml", "pages/careers/Index.yaml", "bad-route|+misnamed-file");
  rename("pages/careers/index.yaml", "pages/careers/careers.yaml", "+misnamed-file|broken-link");
  rename("pages/careers/index.yaml", "pages/careers.yaml", "nothing");
  family.mistakes.pop();

  for (const name of [
    "news.md",
    "news.mdx",
    "news.txt",
    "news.json",
    "news",
    "news.html",
    "news.toml",
    "news.docx",
    "news.YAML",
    "news.Yaml",
    "news.yaml.bak",
    "news.yaml~",
    "news.yam",
    ".drafts/news.yaml",
    ".news.yaml",
    "news.yaml.swp",
  ])
    add(`pages/${name}`, "misnamed-file|+misnamed-file");
  for (const name of [
    "News.yaml",
    "news copy.yaml",
    "news (1).yaml",
    "news_2.yaml",
    "über-uns.yaml",
    "news--2.yaml",
    "-news.yaml",
    "news-.yaml",
    "a&b.yaml",
    "news 2.yaml",
    "about/Index.yaml",
    "com1.yaml",
    "com2.yaml",
    "com9.yaml",
    "lpt2.yaml",
    "lpt9.yaml",
    "nul.yaml",
    "aux/news.yaml",
    "com3/news.yaml",
    "assets.yaml",
    "api/news.yaml",
  ])
    add(`pages/${name}`, "bad-route");
  add("pages/about/index.yaml", "duplicate-route");
  add("pages/contact/index.yaml", "duplicate-route");
  add("pages/a/b/c/d/e/f.yaml", "bad-route");
  for (const name of [
    "Checks.yml",
    "checks.yml",
    ".checks.yaml",
    "check.yaml",
    "Checks.yaml",
    "checks.json",
    "data/checks.yaml",
    "pages/checks.yaml",
  ])
    add(name, "misnamed-file|+misnamed-file", "duplicate-title: off\n");
  for (const name of [
    "data/news.csv",
    "data/news.json",
    "data/News.yaml",
    "data/news/first.yaml",
    "data/news.yml",
    "data/team members.yaml",
    "data/_news.yaml",
    "data/news.xlsx",
  ])
    add(name, "misnamed-file|missing-data-schema|+misnamed-file", "- id: one\n  title: One\n");
  add("pages/news/_layout.yaml", "+misnamed-file|misnamed-file", "blocks:\n  - type: page\n");
  add("layouts/news.yaml", "+misnamed-file", "blocks:\n  - type: page\n");
  add("Pages/news.yaml", "+misnamed-file");
  return family.mistakes;
}
