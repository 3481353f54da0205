import { did, wrote } from "../cases.ts";
import { drop, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { contact, hub } = PLACES;
const hidden =
  '      - { name: page, label: Where it was asked for, type: hidden, value: "${page.route}" }\n';

/** One more question in the form of the letter. */
const asked = (
  name: string,
  field: string,
  at: Parameters<typeof wrote>[4],
  more: Partial<Told> = {},
): Told => wrote(name, hub, hidden, `${hidden}      - ${field}\n`, at, more);

/** Somebody of marketing changes what visitors are asked. */
export const letterForm: readonly Told[] = [
  wrote(
    "a name of a field in words",
    contact,
    "- name: message",
    "- name: your message",
    "name: your message",
    {
      remedy: "offer",
    },
  ),
  wrote(
    "a field copied with its name",
    hub,
    "{ name: page,",
    "{ name: email,",
    ["{ name: email,", "- name: email"],
    {
      remedy: "offer",
    },
  ),
  wrote(
    "a field that is sent under its British name",
    contact,
    "email, organizationName, organizationZipCode]",
    "email, organisationName, organizationZipCode]",
    "organisationName",
    { meant: "organizationName", back: true },
  ),
  wrote(
    "so many seconds where thousandths are counted",
    contact,
    "timeoutMs: 10000",
    "timeoutMs: 10",
    "timeoutMs: 10",
    {
      meant: "10000",
      remedy: "offer",
    },
  ),
  wrote(
    "how a receiver takes answers, in its own words",
    hub,
    "takes: form",
    "takes: form-data",
    "takes: form-data",
    {
      meant: "form",
      back: true,
    },
  ),
  wrote(
    "a receiver without https",
    hub,
    "url: ${site.apiHost}/yogi/api/letter",
    "url: forms.2sd.example/letter",
    "url: forms.2sd.example",
    { meant: "https://forms.2sd.example/letter" },
  ),
  wrote("a field for a number to call", contact, "type: tel", "type: phone", "type: phone", {
    meant: "tel",
    back: true,
  }),
  wrote("a field of many lines", contact, "type: textarea", "type: multiline", "type: multiline", {
    meant: "textarea",
    remedy: "offer",
  }),
  wrote(
    "an answer that has to be given, in longer words",
    contact,
    "        type: tel\n",
    "        type: tel\n        mandatory: false\n",
    "mandatory:",
    { meant: "required", remedy: "offer" },
  ),
  wrote(
    "a grey word in the field",
    contact,
    "        hint: What you are",
    "        placeholder: What you are",
    "placeholder:",
    { meant: "hint", remedy: "offer" },
  ),
  wrote(
    "the height of a field",
    contact,
    "        type: textarea\n",
    "        type: textarea\n        rows: 6\n",
    "rows: 6",
    {
      remedy: "offer",
    },
  ),
  asked(
    "a number that may not be what it has to be",
    "{ name: team, label: Size of your team, type: number, min: 50, max: 5 }",
    "min: 50, max: 5",
    {
      remedy: "none",
    },
  ),
  asked(
    "a first day with strokes",
    "{ name: start, label: First letter, type: date, min: 01/12/2026 }",
    "min: 01/12/2026",
    {
      meant: "2026-",
      remedy: "offer",
    },
  ),
  asked(
    "kinds of files without points",
    "{ name: logo, label: Your logo, type: file, accept: [svg] }",
    "accept: [svg]",
    {
      meant: ".svg",
    },
  ),
  asked(
    "a file as large as the mail lets through, in kilobytes",
    "{ name: logo, label: Your logo, type: file, accept: [.svg], maxSize: 2048 }",
    "maxSize: 2048",
    { meant: "2", remedy: "offer" },
  ),
  asked(
    "a condition as one would say it",
    "{ name: firm, label: Your company, when: consent is given, required: false }",
    "when: consent is given",
    { remedy: "offer" },
  ),
  asked("a field without its words", "{ name: firm, autocomplete: organization }", "{ name: firm,", {
    meant: "label",
    remedy: "offer",
  }),
  did(
    "what is said afterwards, as one sentence",
    contact,
    [
      [
        "    success:\n      title: Message Sent Successfully!\n      text: Thank you for reaching out. Our team will get back to you within 24 hours.\n",
        "    success: Thank you for reaching out.\n",
      ],
    ],
    "success: Thank you",
    { meant: "title", remedy: "offer" },
  ),
  did(
    "one of the failures left out",
    hub,
    drop("network: There seems"),
    ["failure:", "title: You are not on the list yet"],
    {
      meant: "network",
      remedy: "offer",
    },
  ),
  wrote("how wide a field is", contact, "wide: true", "wide: full", "wide: full", {
    meant: "true",
    remedy: "offer",
  }),
];
