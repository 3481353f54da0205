import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Days and times that do not exist, and ends before their starts. */
export function dates(dir: string): AuthorMistake[] {
  const family = new Family("dates and times", dir);
  const put = (
    file: string,
    from: string,
    to: string,
    code = "wrong-format",
    remedy: "offer" | "none" = "none",
  ) => family.edit(to, file, from, to, code, { remedy });
  const events = "data/events.yaml";
  const jobs = "data/jobs.yaml";
  const articles = "data/articles.yaml";
  for (const day of [
    "2027-06-31",
    "2027-02-29",
    "2027-02-30",
    "2027-04-31",
    "2027-11-31",
    "2027-13-01",
    "2027-00-10",
    "2027-01-00",
    "2027-3-18",
    "18.03.2027",
    "03/18/2027",
    "18 March 2027",
    "2027-03-18T10:00",
    "20270318",
    "2027/03/18",
    "0027-03-18",
  ])
    put(
      events,
      'date: "2027-03-18"',
      `date: "${day}"`,
      "wrong-format",
      /^\d{4}-\d\d-\d\d$/.test(day) ? "none" : "offer",
    );
  for (const day of ["2025-02-29", "2025-06-31", "2025-09-31"]) {
    put(articles, "date: 2025-07-01", `date: ${day}`);
    put(jobs, 'datePosted: "2025-05-12"', `datePosted: "${day}"`);
  }
  put(jobs, 'validThrough: "2025-08-31"', 'validThrough: "2025-06-31"');
  put("data/site.yaml", 'expires: "2027-09-30"', 'expires: "2027-09-31"');
  put("data/site.yaml", 'expires: "2027-09-30"', 'expires: "30.09.2027"', "wrong-format", "offer");
  put("data/events.yaml", 'updated: "2026-11-02"', 'updated: "2026-11-31"');
  for (const time of [
    "25:00",
    "14:60",
    "24:00",
    "2pm",
    "14.00",
    "9:00",
    "14:00:00",
    "1400",
    "14:00 Uhr",
    "14h00",
  ])
    put(events, 'startTime: "15:00"', `startTime: "${time}"`, "wrong-format", "offer");
  put(events, 'endTime: "16:30"', 'endTime: "14:30"', "+end-before-start");
  put(events, 'endTime: "16:30"', 'endTime: "15:00"', "+end-before-start");
  put(events, 'startTime: "15:00"', 'startTime: "17:00"', "+end-before-start");
  put(jobs, 'validThrough: "2025-08-31"', 'validThrough: "2024-08-31"', "+end-before-start");
  put(jobs, 'validThrough: "2025-07-15"', 'validThrough: "2025-04-02"', "+end-before-start");
  for (const zone of [
    "Europe/Lndon",
    "GMT+1",
    "CET",
    "London",
    "Europe/london",
    "europe/London",
    "Europe / London",
  ])
    put(events, "timeZone: Europe/London", `timeZone: ${zone}`, "wrong-format|+unknown-time-zone", "offer");
  put("pages/insights/index.yaml", 'date: "2025-07-25"', 'date: "2025-07-32"');
  put("pages/insights/index.yaml", 'date: "2025-07-25"', 'date: "2025-06-31"');
  put("pages/insights/index.yaml", 'date: "2025-07-25"', "date: 25 July 2025", "wrong-format", "offer");
  return family.mistakes;
}

/** Texts in which nothing can be seen. */
export function blanks(dir: string): AuthorMistake[] {
  const family = new Family("blank texts", dir);
  const places: [file: string, from: string, key: string][] = [
    ["pages/contact.yaml", "title: Contact ${site.brand}", "title"],
    ["pages/contact.yaml", "heading: Contact Us", "heading"],
    ["pages/contact.yaml", "label: First name", "label"],
    [TRY, "label: About us", "label"],
    [TRY, "caption: What it looks like.", "caption"],
    [
      TRY,
      "description: A page to try mistakes on, with the usual keys and a few blocks of text.",
      "description",
    ],
    ["pages/_layout.yaml", "label: Platform", "label"],
    ["data/jobs.yaml", "title: Data Engineer", "title"],
    ["data/leaders.yaml", "name: Priya Raman", "name"],
    ["data/offices.yaml", "address: Zeichnerhof 7, 10179 Berlin", "address"],
    ["data/site.yaml", "brand: 2SD", "brand"],
    [
      "data/events.yaml",
      "imageAlt: Line drawing of a caliper that measures a grid of answers, a few of them marked as wrong.",
      "imageAlt",
    ],
  ];
  const blank = ['" "', '""', '"\u00a0"', "'   '", '"\\n"', "", "~", "null", '"&nbsp;"', "|", ">-"];
  for (const [index, [file, from, key]] of places.entries())
    for (const text of new Set(['" "', blank[index % blank.length]!, blank[(index + 4) % blank.length]!]))
      family.edit(
        `${key}: ${text}`,
        file,
        from,
        `${key}: ${text}`.trimEnd(),
        "empty-value|+blank-text|too-short|+html-entity",
        { on: `${key}:${text ? " " : ""}${text}` },
      );
  family.edit(
    "an empty entry",
    "pages/technologies/other.yaml",
    "          - Transformation\n",
    "          -\n",
    "empty-value|+blank-text",
    { on: "          -\n" },
  );
  family.edit(
    "a blank entry",
    "data/jobs.yaml",
    "skills: [SQL, Python,",
    'skills: [SQL, " ", Python,',
    "empty-value|+blank-text",
  );
  family.edit(
    "an entry of nothing between commas",
    "data/jobs.yaml",
    "skills: [SQL, Python,",
    "skills: [SQL, , Python,",
    "empty-value|+blank-text|unreadable|+double-comma",
  );
  family.edit(
    "a text of blank lines",
    TRY,
    "      A paragraph with a [link](/about) in it.\n\n      Another one at ${site.brand}, which is longer.\n",
    "\n\n",
    "empty-value|+blank-text",
    { on: "    text: |" },
  );
  family.edit("a dash without a block", TRY, "  - type: figure\n", "  -\n  - type: figure\n", "not-a-block", {
    on: "  -\n  - type: figure",
  });
  family.edit(
    "an empty row",
    "data/offices.yaml",
    "- id: europe\n",
    "-\n- id: europe\n",
    "wrong-type|empty-value|not-a-block",
    { on: "-\n- id: europe" },
  );
  return family.mistakes;
}
