import { type AuthorMistake, Family } from "./mistake.ts";

/** Mistakes in forms: where the answers go, what is asked, and after which answer. */
export function forms(dir: string): AuthorMistake[] {
  const family = new Family("forms", dir);
  receivers(family);
  fields(family);
  conditions(family);
  return family.mistakes;
}

const CONTACT = "pages/contact.yaml";
const LETTER = "pages/insights/index.yaml";

function receivers(family: Family): void {
  const to = (name: string, url: string, code: string, remedy: "none" | "offer" = "none") =>
    family.edit(`a receiver that is ${name}`, CONTACT, "${site.apiHost}/yogi/api/demo", url, code, {
      remedy,
    });
  to("reached without https", "http://api.example.com/inquiries", "dead-receiver", "offer");
  to("half a host", "https://api/inquiries", "dead-receiver");
  to("on the writer's machine", "http://localhost:3000/inquiries", "dead-receiver");
  to("a page of the site", "/about", "dead-receiver");
  to("a mail address", "mailto:hello@example.com", "wrong-format");
  to("a host without a scheme", "api.example.com/inquiries", "wrong-format");
  family.edit(
    "a next page that a receiver elsewhere cannot know",
    LETTER,
    "${site.apiHost}/yogi/api/letter\n      takes: form\n      next: ${site.url}/insights/letter",
    "https://forms.example.com/take\n      takes: form\n      next: /insights/letter",
    "block-rule",
    { on: "next: /insights/letter" },
  );
  family.edit(
    "a next page that does not exist",
    LETTER,
    "next: ${site.url}/insights/letter",
    "next: /insights/leter",
    "broken-link",
    { mended: "next: /insights/letter", meant: "/insights/letter" },
  );
  family.edit(
    "a form for JSON alone that says nothing to those without scripts",
    LETTER,
    "      takes: form\n      next: ${site.url}/insights/letter\n",
    "",
    "block-rule",
    { on: "  - type: form" },
  );
}

function fields(family: Family): void {
  const kind = (name: string, to: string, on: string | readonly string[]) =>
    family.edit(name, CONTACT, "        type: tel\n", to, "block-rule", { on });
  const field = "      - name: phone";
  kind("a consent without words", "        type: consent\n", [field, "type: consent"]);
  kind("a consent without a link", "        type: consent\n        text: I agree.\n", "text: I agree.");
  kind("a hidden field without a value", "        type: hidden\n", [field, "type: hidden"]);
  kind(
    "a hidden field that is required",
    "        type: hidden\n        value: a\n        required: true\n",
    "required: true",
  );
  kind("files of every kind", "        type: file\n", [field, "type: file"]);
  kind("files for a receiver of JSON", "        type: file\n        accept: [.pdf]\n", "type: file");
  kind(
    "a least number above the greatest",
    "        type: number\n        min: 10\n        max: 5\n",
    "min: 10",
  );
  kind("a day that is a number", "        type: date\n        min: 5\n", "min: 5");
  kind("limits of a line of text", "        type: tel\n        max: 40\n", "max: 40");
  kind("rings without choices", "        type: radio\n", [field, "type: radio"]);
  family.edit(
    "a kind of field that there is not",
    CONTACT,
    "        type: tel\n",
    "        type: chekbox\n",
    "not-allowed",
    {
      on: "type: chekbox",
      meant: "checkbox",
      remedy: "fix",
    },
  );
}

function conditions(family: Family): void {
  const when = (name: string, field: string, is = "") =>
    family.edit(
      name,
      LETTER,
      "        missing: Enter your e-mail address.\n",
      `        missing: Enter your e-mail address.\n        when: { field: ${field}${is && `, is: ${is}`} }\n`,
      "block-rule",
      { on: "when:" },
    );
  when("a condition on a field that there is not", "consnt");
  when("a condition on itself", "email");
  when("a condition on a hidden field", "page");
  when("a condition on the words of a box", "consent", "ticked");
}
