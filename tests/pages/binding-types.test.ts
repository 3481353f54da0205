import { afterAll, describe, expect, it } from "vitest";
import type { TypeScope } from "../../renderer/pages/binding-types.ts";
import { mockEnvironment, rowsOf, tellBindings } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

// The schema of events cannot be read: what its rows hold is not known.
const environment = await mockEnvironment(["jobs", "team", "events"], { "data/events.schema.json": "{" });
const rows: TypeScope = { item: rowsOf(environment, "jobs"), outer: { item: rowsOf(environment, "team") } };

const paths: [text: string, ...told: string[]][] = [
  [
    "${site}",
    '1:8 bad-binding «site» | "site" alone is no value. | Name a field of data/site.yaml: ${site.brand}.',
  ],
  ["${site.brand}"],
  [
    "${site.brnd}",
    '1:13 bad-binding «brnd» | data/site.yaml has no field "brnd". | Did you mean "brand"? | brand',
  ],
  [
    "${site.nothing}",
    '1:13 bad-binding «nothing» | data/site.yaml has no field "nothing". | Fields: brand, url, offices, contact.',
  ],
  ["${site.contact}"],
  [
    "${site.contact.mail}",
    '1:21 bad-binding «mail» | "contact" has no field "mail". | Did you mean "email"? | email',
  ],
  [
    "${site.offices.city}",
    '1:13 bad-binding «offices» | "offices" is a list, so "city" of it is not clear. | Use the list as the source of a block.',
  ],
  ["${site.brand.first.second}", '1:19 bad-binding «first» | "brand" is a text and has no field "first".'],
  [
    "${item.titel}",
    '1:13 bad-binding «titel» | A row of jobs has no field "titel". | Did you mean "title"? | title',
  ],
  [
    "${item.colour}",
    '1:13 bad-binding «colour» | A row of jobs has no field "colour". | Fields: slug, title, department, skills, year, summary, apply, lead, contacts, skillCount, related.',
  ],
  [
    "${item.skills.first}",
    '1:13 bad-binding «skills» | "skills" is a list, so "first" of it is not clear. | Use the list as the source of a block.',
  ],
  [
    "${item.lead.nam}",
    '1:18 bad-binding «nam» | A row of team has no field "nam". | Did you mean "name"? | name',
  ],
  ["${item.lead.name}"],
  ["${item.lead}"],
  [
    "${item.contacts.name}",
    '1:13 bad-binding «contacts» | "contacts" is a list, so "name" of it is not clear. | Use the list as the source of a block.',
  ],
  ["${item.year.x}", '1:18 bad-binding «x» | "year" is a whole number and has no field "x".'],
  ["${item.department}"],
  [
    "${outer.nam}",
    '1:14 bad-binding «nam» | A row of team has no field "nam". | Did you mean "name"? | name',
  ],
  ["${outer.name}"],
  ["${page}", '1:8 bad-binding «page» | "page" alone is no value. | Write ${page.title} or ${page.route}.'],
  ["${page.title}"],
  ["${page.route}"],
  [
    "${page.titel}",
    '1:13 bad-binding «titel» | "page" has no field "titel". | Did you mean "title"? | title',
  ],
  ["${page.title.x}", '1:19 bad-binding «x» | "title" is a text and has no field "x".'],
  [
    "${count}",
    '1:8 bad-binding «count» | "count" needs the name of a collection. | Write ${count.jobs}, or ${count.jobs.skills} for all entries of a list field.',
  ],
  ["${count.jobs}"],
  [
    "${count.job}",
    '1:14 bad-binding «job» | There is no collection "job": data/job.yaml does not exist. | Did you mean "jobs"? | jobs',
  ],
  [
    "${count.houses}",
    '1:14 bad-binding «houses» | There is no collection "houses": data/houses.yaml does not exist. | Data files: jobs, team, events.',
  ],
  ["${count.jobs.skills}"],
  [
    "${count.jobs.skils}",
    '1:19 bad-binding «skils» | A row of jobs has no field "skils". | Did you mean "skills"? | skills',
  ],
  [
    "${count.jobs.colour}",
    '1:19 bad-binding «colour» | A row of jobs has no field "colour". | Fields: slug, title, department, skills, year, summary, apply, lead, contacts, skillCount, related.',
  ],
  [
    "${count.jobs.title}",
    '1:19 bad-binding «title» | "title" of jobs is not a list, so its entries cannot be counted.',
  ],
  [
    "${count.jobs.skills.x}",
    '1:26 bad-binding «x» | "count.jobs.skills" is a number and has no field "x". | Write ${count.jobs.skills}.',
  ],
  ["${count.events}"],
  ["${count.events.x}"],
  [
    "${itm.x}",
    '1:8 bad-binding «itm» | "itm" is nothing that a binding can start with. | Did you mean "item"? | item',
  ],
  [
    "${nothing}",
    '1:8 bad-binding «nothing» | "nothing" is nothing that a binding can start with. | Possible: site, item, outer, page, count.',
  ],
  [
    "a ${item.titel} b ${item.titel} ${item.yaer}",
    '1:15 bad-binding «titel» | A row of jobs has no field "titel". | Did you mean "title"? | title',
    '1:31 bad-binding «titel» | A row of jobs has no field "titel". | Did you mean "title"? | title',
    '1:45 bad-binding «yaer» | A row of jobs has no field "yaer". | Did you mean "year"? | year',
  ],
  [
    "x ${item.skills}",
    '1:10 binding-type «item.skills» | "item.skills" is a list and cannot stand inside a text. | Only texts and numbers can.',
  ],
  [
    "x ${site.contact}",
    '1:10 binding-type «site.contact» | "site.contact" is a group of options and cannot stand inside a text. | Only texts and numbers can.',
  ],
  ["x ${item.year} ${item.title}"],
];

const nowhere: [text: string, ...told: string[]][] = [
  [
    "${item.x}",
    '1:8 bad-binding «item» | There is no row here that "item" could mean. | It can be used inside item: of a block with source:, and on a page with each:.',
  ],
  [
    "${outer.x}",
    '1:8 bad-binding «outer» | There is no outer row here that "outer" could mean. | It can be used inside item: of a query that stands in another one\'s item:, or on a page with each:.',
  ],
  [
    "${item}",
    '1:8 bad-binding «item» | There is no row here that "item" could mean. | It can be used inside item: of a block with source:, and on a page with each:.',
  ],
];

describe("the path of a binding", () => {
  it.each(paths)("%s", (text, ...told) => expect(tellBindings(text, environment, rows)).toEqual(told));
  it.each(nowhere)("%s where no rows are", (text, ...told) =>
    expect(tellBindings(text, environment, {})).toEqual(told),
  );
});
