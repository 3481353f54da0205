import { afterAll, describe, expect, it } from "vitest";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

// The schema of events cannot be read: what its rows hold is not known.
const environment = await mockEnvironment(["jobs", "team", "events"], { "data/events.schema.json": "{" });
const grid = (lines: string): string =>
  `title: Home\nblocks:\n  - type: card-grid\n    heading: Cards\n${lines}`;

const sources: Record<string, [text: string, ...told: string[]]> = {
  "that is empty": [
    "    source:\n    item: { title: A }\n",
    '5:12 wrong-type «» | "source" must be the name of a collection, or a list field such as item.experts.',
  ],
  "that is a list": [
    "    source: [jobs]\n    item: { title: A }\n",
    '5:13 wrong-type «[jobs]» | "source" must be the name of a collection, or a list field such as item.experts.',
  ],
  "that is a binding": [
    "    source: ${item.skills}\n    item: { title: A }\n",
    '5:13 bad-source «${item.skills}» | "source" takes a name without ${ }. | Write source: item.skills',
  ],
  "that is the path of a file": [
    "    source: data/jobs.yaml\n    item: { title: A }\n",
    '5:13 unknown-collection «data/jobs.yaml» | "source" takes the name of a data file without its folder and ending. | Write "jobs". | jobs',
  ],
  "that is misspelt": [
    "    source: job\n    item: { title: A }\n",
    '5:13 unknown-collection «job» | "source" names data/job.yaml, which does not exist. | Did you mean "jobs"? | jobs',
  ],
  "that is unknown": [
    "    source: houses\n    item: { title: A }\n",
    '5:13 unknown-collection «houses» | "source" names data/houses.yaml, which does not exist. | Data files: jobs, team, events.',
  ],
  "whose name starts as the row's": [
    "    source: items\n    item: { title: A }\n",
    '5:13 unknown-collection «items» | "source" names data/items.yaml, which does not exist. | Data files: jobs, team, events.',
  ],
  "of a row that is not there": [
    "    source: item.skills\n    item: { title: A }\n",
    '5:13 bad-source «item» | There is no row here that "item" could mean. | It can be used inside item: of a block with source:, and on a page with each:.',
  ],
  "that is a list of the settings": [
    '    source: site.offices\n    item: { title: "${item.city}", text: "${item.town}" }\n',
    '6:50 bad-binding «town» | An entry of site.offices has no field "town". | Fields: city.',
  ],
  "that is no list": [
    "    source: site.brand\n    item: { title: A }\n",
    '5:13 bad-source «site.brand» | "site.brand" is not a list, so it cannot be a source.',
  ],
  "with a misspelt field": [
    "    source: site.ofices\n    item: { title: A }\n",
    '5:18 bad-source «ofices» | data/site.yaml has no field "ofices". | Did you mean "offices"? | offices',
  ],
  "with a misspelt field further in": [
    '    source: "site.contact.mail"\n    item: { title: A }\n',
    '5:27 bad-source «mail» | "contact" has no field "mail". | Fields: email.',
  ],
  "with an unknown field": [
    "    source: site.nothing\n    item: { title: A }\n",
    '5:18 bad-source «nothing» | data/site.yaml has no field "nothing". | Fields: brand, url, offices, contact.',
  ],
  "whose rows are not known": [
    '    source: events\n    where: { x: y }\n    sort: z\n    item: { title: "${item.any}" }\n',
  ],
  "beside entries": [
    "    source: jobs\n    item: { title: A }\n    items: []\n",
    '7:5 source-and-items «items» | This block has "source" and "items", which both say what it shows. | Keep one of the two.',
  ],
  "without item": [
    "    source: jobs\n",
    '5:5 missing-option «source» | A block with "source" needs "item": what one entry of "items" shows of a row. | For example item: { title: "${item.title}" }.',
  ],
  "without item, but with entries": [
    "    source: jobs\n    items: [{ title: A }]\n",
    '6:5 source-and-items «items» | This block has "source" and "items", which both say what it shows. | Keep one of the two.',
  ],
  "with item misspelt": [
    "    source: jobs\n    itme: { title: A }\n",
    '6:5 unknown-option «itme» | The card-grid block has no option "itme". | Did you mean "item"? | item',
  ],
  "with a text as item": [
    "    source: jobs\n    item: A\n",
    '6:5 wrong-type «item» | An entry of "items" must be a group of options, not the text "A". | Write { title: A }',
  ],
  "with an empty item": [
    "    source: jobs\n    item:\n",
    '6:5 empty-value «item» | An entry of "items" has no value. | Write it after the colon, or remove the line.',
  ],
  "with an item that lacks an option": [
    "    source: jobs\n    item: { text: A }\n",
    '6:5 missing-option «item» | An entry of "items" needs "title": Name of the card.',
  ],
  "with an item that has others": [
    "    source: jobs\n    item: { title: A, txt: B, colour: c }\n",
    '6:23 unknown-option «txt» | An entry of "items" has no option "txt". | Did you mean "text"? | text',
    '6:31 unknown-option «colour» | An entry of "items" has no option "colour". | Options: title, text, href, icon, tags, image, isNew.',
  ],
  "with a fault of YAML": [
    "    source: *x\n    where: *y\n    sort: *z\n    item: *a\n",
    "5:13 yaml-alias «*x» | A value that starts with * is not read as text: in YAML, * means a part that was named elsewhere, which pages do not use. | If you mean the text, put all of it in quotation marks. If not, remove the word with the sign.",
    '6:12 yaml-alias «*y» | A value that starts with * is not read as text: in YAML, * means a part that was named elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "*y"',
    '7:11 yaml-alias «*z» | A value that starts with * is not read as text: in YAML, * means a part that was named elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "*z"',
    '8:11 yaml-alias «*a» | A value that starts with * is not read as text: in YAML, * means a part that was named elsewhere, which pages do not use. | If you mean the text, put it in quotation marks: "*a"',
  ],
};
const choices: Record<string, [text: string, ...told: string[]]> = {
  "by a text": [
    "    where: department\n",
    '7:12 wrong-type «department» | "where" must name a field and the value it must have. | For example where: { department: Data }.',
  ],
  "by an empty group": [
    "    where: {}\n",
    '7:12 wrong-type «{}» | "where" must name a field and the value it must have. | For example where: { department: Data }.',
  ],
  "by nothing": [
    "    where:\n",
    '7:11 wrong-type «» | "where" must name a field and the value it must have. | For example where: { department: Data }.',
  ],
  "by unknown fields": [
    "    where: { departmnt: Data, colour: red, year: 2024 }\n",
    '7:14 unknown-field «departmnt» | A row of jobs has no field "departmnt". | Did you mean "department"? | department',
    '7:31 unknown-field «colour» | A row of jobs has no field "colour". | Fields: slug, title, department, skills, year, summary, apply, lead, contacts, skillCount, related.',
  ],
  "by values that never occur": [
    "    where: { department: [Data, Dta, Sales] }\n",
    '7:33 not-allowed-value «Dta» | "department" is never "Dta" in a row of jobs; it is "Data", "Engineering" or "Marketing". | Did you mean "Data"? | Data',
    '7:38 not-allowed-value «Sales» | "department" is never "Sales" in a row of jobs; it is "Data", "Engineering" or "Marketing".',
  ],
  "by a list without its brackets": [
    "    where: { year: 2024, department: Data, Marketing, Sales }\n",
    '7:38 text-cut-off «Data, Marketing, Sales» | Between braces a comma begins the next entry, so "department" has only the value "Data". | A list of values stands in square brackets: [Data, Marketing, Sales]',
  ],
  "by a list or a text without its brackets": [
    "    where: { title: Baker, Cook, year: 2024 }\n",
    '7:21 text-cut-off «Baker, Cook» | Between braces a comma begins the next entry, so "title" has only the value "Baker". | A list of values stands in square brackets, [Baker, Cook], one text with a comma in it in quotation marks, "Baker, Cook"',
  ],
  "by a list without its brackets of a field that there is not": [
    "    where: { year: 2024, colour: red, green }\n",
    '7:26 unknown-field «colour» | A row of jobs has no field "colour". | Fields: slug, title, department, skills, year, summary, apply, lead, contacts, skillCount, related.',
  ],
  "and a misspelt field without a value": [
    "    where: { department: Data, yer }\n",
    '7:32 unknown-field «yer» | A row of jobs has no field "yer". | Fields: slug, title, department, skills, year, summary, apply, lead, contacts, skillCount, related.',
  ],
  "by a text where numbers are": [
    "    where: { year: soon }\n",
    '7:20 wrong-type «soon» | "year" of a row of jobs is never the text "soon".',
  ],
  "by a number in quotation marks, and one with its unit": [
    '    where: { year: ["2024", 2025 AD] }\n',
    '7:21 wrong-type «"2024"» | "year" of a row of jobs is never the text "2024". | Write 2024',
    '7:29 wrong-type «2025 AD» | "year" of a row of jobs is never the text "2025 AD". | Write 2025',
  ],
  "by a truth value where numbers are": [
    "    where: { year: [2024, true] }\n",
    '7:27 wrong-type «true» | "year" of a row of jobs is never true.',
  ],
  "by a number where texts are": ["    where: { slug: 2024, skills: 7 }\n"],
  "by a group": [
    "    where: { title: { a: b } }\n",
    '7:21 wrong-type «{ a: b }» | "title" must be a text, a number, true or false or a list; a value that starts with { is read as a group.',
  ],
  "by an empty list": [
    "    where: { title: [] }\n",
    '7:14 wrong-count «title» | "title" must have at least 1 entry; this page has none.',
  ],
  "by an empty value": [
    "    where: { title: }\n",
    '7:14 empty-value «title» | "title" has no value. | Write it after the colon, or remove the line.',
  ],
  "by bindings": [
    '    where: { title: "${site.brand}", slug: "${sit.x}", year: "${site.brand}", department: "${site.brand}" }\n',
    '7:47 bad-binding «sit» | "sit" is nothing that a binding can start with. | Did you mean "site"?',
    '7:65 binding-type «site.brand» | "site.brand" is a text, but this option takes a whole number.',
  ],
  "by a fault of YAML": [
    "    where: *x\n",
    "7:12 yaml-alias «*x» | A value that starts with * is not read as text: in YAML, * means a part that was named elsewhere, which pages do not use. | If you mean the text, put all of it in quotation marks. If not, remove the word with the sign.",
  ],
  "sorted by a field in another language": [
    "    sort: -titel\n",
    '7:12 unknown-field «titel» | A row of jobs has no field "titel". | Did you mean "title"? | title',
  ],
  "filtered by a field in another language": [
    "    where: { zusammenfassung: A }\n",
    '7:14 unknown-field «zusammenfassung» | A row of jobs has no field "zusammenfassung". | Did you mean "summary"?',
  ],
  "sorted by nothing": [
    "    sort:\n",
    '7:10 wrong-type «» | "sort" must be the name of a field, with a minus in front for descending order. | For example sort: -date.',
  ],
  "sorted by a minus": [
    '    sort: "-"\n',
    '7:11 wrong-type «"-"» | "sort" must be the name of a field, with a minus in front for descending order. | For example sort: -date.',
  ],
  "sorted by a group": [
    "    sort: { year: desc }\n",
    '7:11 sort-direction «{ year: desc }» | "sort" takes a field, with a minus in front for descending. | Write -year | -year',
  ],
  "sorted by unknown fields": [
    "    sort: [-year, titel, --slug, title]\n",
    '7:19 unknown-field «titel» | A row of jobs has no field "titel". | Did you mean "title"? | title',
    '7:27 unknown-field «-slug» | A row of jobs has no field "-slug". | Did you mean "slug"? | slug',
  ],
  "by a comparison": [
    '    where: { year: "> 2024" }\n',
    '7:20 wrong-type «"> 2024"» | "year" of a row of jobs is never the text "> 2024". | A condition names the value itself, or a list of values: nothing is compared with more or less.',
  ],
  "sorted by a value of the row": [
    "    sort: [item.title, '${item.year}']\n",
    '7:12 unknown-field «item.title» | A row of jobs has no field "item.title". | Did you mean "title"? | title',
    '7:25 unknown-field «${item.year}» | A row of jobs has no field "${item.year}". | Did you mean "year"? | year',
  ],
  "sorted by an unknown field in quotation marks": [
    '    sort: "-colour"\n',
    '7:13 unknown-field «colour» | A row of jobs has no field "colour". | Fields: slug, title, department, skills, year, summary, apply, lead, contacts, skillCount, related.',
  ],
  "sorted by an empty list": [
    "    sort: []\n",
    '7:5 wrong-count «sort» | "sort" must have at least 1 entry; this page has none.',
  ],
  "sorted by a fault of YAML": [
    "    sort: *x\n",
    "7:11 yaml-alias «*x» | A value that starts with * is not read as text: in YAML, * means a part that was named elsewhere, which pages do not use. | If you mean the text, put all of it in quotation marks. If not, remove the word with the sign.",
  ],
  "none at all": [
    "    limit: 0\n",
    '7:12 out-of-range «0» | "limit" must be from 1 to 10000; this page has 0. | How many rows at most.',
  ],
  "up to 10,000": ["    limit: 10000\n"],
  "up to 10,001": [
    "    limit: 10001\n",
    '7:12 out-of-range «10001» | "limit" must be from 1 to 10000; this page has 10001. | How many rows at most.',
  ],
  "up to nothing": [
    "    limit:\n",
    '7:5 empty-value «limit» | "limit" has no value. | Write it after the colon, or remove the line. How many rows at most.',
  ],
  "up to a number that is bound": ['    limit: "${count.jobs}"\n'],
};
const without: Record<string, [text: string, ...told: string[]]> = {
  "is told at the first option of a query": [
    "    where: { a: b }\n    sort: x\n    limit: 1\n    item: { title: A }\n",
    '5:5 missing-option «where» | "where" belongs to a query, but this block has no "source". | Add source: with the name of a collection, or write "items" out.',
  ],
  "is told beside entries": [
    "    limit: 1\n    items: [{ title: A }]\n",
    '5:5 missing-option «limit» | "limit" belongs to a query, but this block has no "source". | Add source: with the name of a collection, or write "items" out.',
  ],
  "is told once when it is misspelt": [
    "    sorce: jobs\n    limit: 1\n    item: { title: A }\n",
    '5:5 unknown-option «sorce» | The card-grid block has no option "sorce". | Did you mean "source"? | source',
  ],
  "is told once when the entries are misspelt": [
    "    itms: [{ title: A }]\n",
    '5:5 unknown-option «itms» | The card-grid block has no option "itms". | Did you mean "items"? | items',
  ],
  "needs entries": [
    "    columns: 2\n",
    '3:11 missing-option «card-grid» | The card-grid block needs "items": The cards. | Write the entries out, or fill them from a collection with "source" and "item".',
  ],
};

describe("a source", () => {
  it.each(Object.entries(sources))("%s", (_, [text, ...told]) => {
    expect(readMockPage(grid(text), environment).told).toEqual(told);
  });
});

describe("rows of a query", () => {
  const query = "    source: jobs\n    item: { title: A }\n";
  it.each(Object.entries(choices))("%s", (_, [text, ...told]) => {
    expect(readMockPage(grid(`${query}${text}`), environment).told).toEqual(told);
  });
});

it("a list without its brackets is offered with them", async () => {
  const rows = "    source: jobs\n    item: { title: A }\n    where: { skills: SQL, Python }\n";
  const { problems } = await mockSite({ "pages/about.yaml": grid(rows) });
  expect(problems.map(({ offer }) => offer?.text)).toContain("[SQL, Python]");
});

describe("no source", () => {
  it.each(Object.entries(without))("%s", (_, [text, ...told]) => {
    expect(readMockPage(grid(text), environment).told).toEqual(told);
  });
});
