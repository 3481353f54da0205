import { did, lineOf, variantsOf, wrote } from "../cases.ts";
import { TRY } from "../mistake.ts";
import { shift, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { layout, contact, hub, support } = PLACES;
const lost = "pages/404.yaml";
const review = "pages/cloud-cost-review.yaml";
const visitors = lineOf(layout, "label: Cookie Settings");
const phone = lineOf(contact, "name: phone");
const subject = lineOf(contact, "name: subject");
const consent = lineOf(hub, "name: consent");

/** A page with an application form, a film and pictures. */
const page = `title: Apply for a place in the workshop
description: Six questions for those who would like to take part in our next workshop, with a film of the last one and three pictures.
layout: bare
index: false
blocks:
  - type: hero
    size: compact
    heading: Apply for a place
    text: Six questions, and an answer within a week.
  - type: video
    heading: The last workshop
    title: A house is drawn, line by line
    file: /videos/first-line.webm
    image: { src: /images/stills/first-line.jpg, alt: White outline of a house on blueprint paper. }
    captions:
      - { file: /videos/first-line.en.vtt, language: en, label: English }
  - type: gallery
    heading: Pictures of it
    columns: { base: 1, md: 2 }
    items:
      - { image: { src: /images/stills/red-pencil.jpg, alt: A red pencil across two drawn circles. }, caption: The pencil }
      - { image: { src: /images/stills/paper-stack.jpg, alt: "A stack of boards, one blue and one red." }, caption: The votes }
  - type: form
    id: apply
    heading: Your application
    fields:
      - { name: fullName, label: Name, autocomplete: name }
      - { name: email, label: E-mail, type: email, autocomplete: email }
      - name: days
        label: On which days could you come?
        type: checkboxes
        options: [Tuesday, Wednesday, Thursday]
      - name: access
        label: Do you need something from us to take part?
        type: radio
        options: [Nothing, A lift, Captions, Something else]
      - name: accessOther
        label: What would that be?
        when: { field: access, is: Something else }
      - name: letter
        label: A letter about what you do
        type: file
        accept: [.pdf, .txt]
        maxSize: 5
        required: false
    submit: Send the application
    sending: Sending...
    endpoint:
      url: https://forms.example.com/apply
      takes: form
      next: \${site.url}/insights/letter
    success:
      title: We have your application
      text: You hear from us within a week.
    failure:
      title: Not sent yet
      timeout: No answer came in time. Please try again.
      network: There is no connection.
      other: Please try again later.
`;
const apply = variantsOf(TRY, page);

/** Graham, who writes by ear with a screen reader, and looks after forms, menus and what pictures say. */
export const graham: readonly Told[] = [
  did(
    "one blank too few in front of an entry",
    layout,
    shift("          - label: Cookie Settings", 1, -1),
    [visitors, visitors + 1],
    { back: true },
  ),
  did(
    "one blank too many in front of an option",
    contact,
    shift("        label: Phone", 1, 1),
    [phone, phone + 1],
    {
      back: true,
      misleads: /quotation marks/i,
    },
  ),
  wrote(
    "a quotation mark that was not closed",
    layout,
    'href: "#cookie-settings"',
    'href: "#cookie-settings',
    "#cookie-settings",
    { back: true },
  ),
  wrote("the name of a field lost", contact, "      - name: subject\n        label:", "      - label:", [
    subject,
  ]),
  wrote(
    "a filling of a field that there is not",
    contact,
    "param: subject, field: subject",
    "param: subject, field: topic",
    ["field: topic"],
    { meant: "subject", back: true },
  ),
  wrote(
    "a kind of field by its HTML",
    hub,
    "        type: email\n",
    "        type: e-mail\n",
    "type: e-mail",
    {
      meant: "email",
      back: true,
    },
  ),
  wrote(
    "a sentence beside a box lost",
    hub,
    "        text: Send me the letter. I know from the [privacy policy](/privacy) what happens to my address.\n",
    "",
    [consent, "type: consent", "missing: Tick the box"],
  ),
  wrote(
    "a message for a network under another name",
    contact,
    "      network: Network",
    "      offline: Network",
    ["offline: Network"],
    { meant: "network", back: true },
  ),
  wrote("where to go lost from the link home", lost, "      href: /\n", "", [
    "action:",
    "label: Return to Home",
    "suggestionsLabel:",
  ]),
  wrote(
    "a beginning of addresses without a slash",
    support,
    "href: /help#support",
    "href: help#support",
    "help#support",
    {
      meant: "/help#support",
      back: true,
    },
  ),
  wrote(
    "a description under the name of HTML's option",
    review,
    "alt: White outline of a house",
    "aria-label: White outline of a house",
    ["aria-label"],
    { meant: "alt", back: true },
  ),
  apply("captions without their language", "language: en, label: English", "label: English", [
    "first-line.en.vtt",
    "captions:",
  ]),
  apply(
    "captions in a file of another kind",
    "/videos/first-line.en.vtt",
    "/videos/first-line.en.srt",
    "first-line.en.srt",
  ),
  apply(
    "a caption of a picture within the picture",
    "drawn circles. }, caption: The pencil }",
    "drawn circles., caption: The pencil } }",
    "caption: The pencil",
  ),
  apply(
    "a comma lost between two options",
    "label: Name, autocomplete: name",
    "label: Name autocomplete: name",
    "label: Name autocomplete",
    { misleads: /quotation marks/i },
  ),
  apply(
    "choices without their brackets",
    "options: [Tuesday, Wednesday, Thursday]",
    "options: Tuesday, Wednesday, Thursday",
    "options: Tuesday",
  ),
  apply(
    "a choice that the other question does not have",
    "is: Something else }",
    "is: Another thing }",
    "is: Another thing",
    {
      meant: "Something else",
    },
  ),
  apply("an ending without its dot", "accept: [.pdf, .txt]", "accept: [pdf, .txt]", "accept: [pdf", {
    meant: ".pdf",
  }),
  apply("a size with its unit", "maxSize: 5", "maxSize: 5 MB", "maxSize: 5 MB", { meant: "5" }),
  apply("two fields of one name", "name: accessOther", "name: access", "name: access"),
  apply("boxes to tick by their HTML", "type: checkboxes", "type: checkbox-group", "checkbox-group", {
    meant: "checkboxes",
  }),
];
