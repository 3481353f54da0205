import { variantsOf } from "../cases.ts";
import { TRY } from "../mistake.ts";
import type { Told } from "../told.ts";

/** A page for a campaign, with everything that such a page has. */
const campaign = `title: A morning about invoices in London
description: Half a day with two of our engineers on the way of an invoice, from a scan to a posting. Forty seats, free of charge.
layout: bare
index: false
blocks:
  - type: hero
    size: compact
    heading: A morning about invoices
    text: Bring ten of yours, and see what a machine makes of them.
    actions:
      - label: Reserve a seat
        href: "#seat"
        look: primary
  - type: countdown
    heading: The morning begins
    label: Doors open
    date: "2027-06-10"
    time: "09:00"
    timeZone: Europe/London
    over: The doors are open. [Come in](/contact).
  - type: form
    id: seat
    heading: Reserve a seat
    fields:
      - { name: email, label: E-mail, type: email, autocomplete: email }
      - name: topic
        label: What brings you here?
        type: radio
        options: [Invoices, Orders, Something else]
      - name: other
        label: What else?
        when: { field: topic, is: Something else }
      - name: people
        label: People who come with you
        type: number
        min: 1
        max: 4
      - name: day
        label: A day on which we may call
        type: date
        min: today+14
        required: false
      - name: sample
        label: An invoice to look at
        type: file
        accept: [.pdf]
        required: false
      - name: consent
        label: Consent to be written to
        type: consent
        text: You may use these answers to reply, as the [privacy policy](/privacy) says.
    submit: Reserve a seat
    sending: Reserving...
    endpoint:
      url: https://forms.example.com/morning
      takes: form
      next: \${site.url}/insights/letter
    success:
      title: Your seat is kept
      text: We have sent you a mail with the way there.
    failure:
      title: Not reserved yet
      timeout: No answer came in time. Please try again.
      network: There is no connection.
      other: Please try again later.
`;

const planned = variantsOf(TRY, campaign);

/** Declan, who makes pages for campaigns out of what older ones had, and has an hour for each. */
export const declan: readonly Told[] = [
  planned("an hour as it is spoken", 'time: "09:00"', "time: 9 am", "time: 9 am", { meant: "09:00" }),
  planned("a time zone by its city", "timeZone: Europe/London", "timeZone: London", "timeZone: London", {
    meant: "Europe/London",
  }),
  planned(
    "choices as a sentence",
    "options: [Invoices, Orders, Something else]",
    "options: Invoices, Orders or something else",
    "options: Invoices",
  ),
  planned("the choices left out", "        options: [Invoices, Orders, Something else]\n", "", [
    "type: radio",
    "- name: topic",
  ]),
  planned(
    "a question that depends on another, misspelt",
    "{ field: topic, is",
    "{ field: topics, is",
    "field: topics",
    {
      meant: "topic",
    },
  ),
  planned("an answer that is not among the choices", "is: Something else }", "is: Other }", "is: Other"),
  planned("the same name for two questions", "- name: other", "- name: email", ["name: email"]),
  planned("the least above the most", "min: 1\n        max: 4", "min: 10\n        max: 4", [
    "min: 10",
    "max: 4",
  ]),
  planned(
    "an address for mail as the receiver",
    "url: https://forms.example.com/morning",
    "url: mailto:events@2sd.example",
    ["url: mailto:"],
  ),
  planned("blanks in a reckoning", "min: today+14", "min: today + 14", "min: today + 14", {
    meant: "today+14",
  }),
  planned("an ending without its point", "accept: [.pdf]", "accept: [pdf]", "accept: [pdf]", {
    meant: ".pdf",
  }),
  planned("a name with a blank", "- name: sample", "- name: sample invoice", "- name: sample invoice"),
  planned(
    "optional where yes or no is asked for",
    "required: false",
    "required: optional",
    "required: optional",
  ),
  planned(
    "one button without its dash",
    '      - label: Reserve a seat\n        href: "#seat"\n        look: primary\n',
    '      label: Reserve a seat\n      href: "#seat"\n      look: primary\n',
    ["actions:", "      label: Reserve a seat"],
  ),
  planned("a sentence of the failure lost", "      network: There is no connection.\n", "", [
    "    failure:",
    "title: Not reserved yet",
  ]),
  planned(
    "what follows the end, without its slash",
    "index: false\n",
    "index: false\nuntil: 2027-06-10\nthen: services\n",
    ["then: services"],
    { meant: "/services" },
  ),
  planned(
    "a first day in the order of another country",
    "  - type: countdown\n",
    "  - type: countdown\n    from: 2027-31-03\n",
    ["from: 2027-31-03"],
  ),
  planned(
    "an hour in the afternoon",
    "  - type: countdown\n",
    "  - type: countdown\n    until: 2027-06-10 3pm\n",
    ["until: 2027-06-10 3pm"],
  ),
];
