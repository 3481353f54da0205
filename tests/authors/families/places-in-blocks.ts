import { type AuthorMistake, Family } from "./mistake.ts";

/** Mistakes deep in a block or in a long text: the place is the line that is wrong, not the option around it. */
export function placesInBlocks(dir: string): AuthorMistake[] {
  const family = new Family("places in blocks", dir);
  const form = "pages/contact.yaml";
  family.edit(
    "a field that is not sent",
    form,
    "send: [firstName, lastName,",
    "send: [fristName, lastName,",
    "block-rule",
    {
      mended: true,
      meant: "firstName",
    },
  );
  family.edit(
    "a field that the form does not have",
    form,
    "lastName, phone, email,",
    "lastName, fax, email,",
    "block-rule",
  );
  family.edit("a prefilled field", form, "field: subject }", "field: topic }", "block-rule");
  family.edit("two fields of one name", form, "- name: lastName", "- name: firstName", "block-rule");
  family.edit(
    "a choice without choices",
    form,
    "        type: tel\n",
    "        type: select\n",
    "block-rule",
    {
      on: ["      - name: phone", "        type: select"],
    },
  );
  family.edit(
    "choices of a line of text",
    form,
    "        type: tel\n",
    "        type: tel\n        options: [a, b]\n",
    "block-rule",
    {
      on: "        options:",
    },
  );
  const terms = "pages/terms.yaml";
  family.edit(
    "a link in the second paragraph",
    terms,
    "[Privacy Policy](/privacy)",
    "[Privacy Policy](/privcy)",
    "broken-link",
    {
      mended: true,
      meant: "/privacy",
    },
  );
  family.edit(
    "a link in the last section",
    terms,
    "[contact page](/contact)",
    "[contact page](/contacts)",
    "broken-link",
    {
      mended: true,
      meant: "/contact",
    },
  );
  family.edit(
    "a setting in a paragraph",
    terms,
    "${site.brand} and its suppliers",
    "${site.brnad} and its suppliers",
    "bad-binding",
    {
      mended: true,
      meant: "brand",
    },
  );
  family.edit(
    "HTML in a paragraph",
    terms,
    "          - sell the material,",
    "          - <b>sell</b> the material,",
    "html-in-text",
  );
  family.edit(
    "a heading of the wrong level in a text",
    terms,
    "          If you use the site on behalf",
    "          ##### Companies\n\n          If you use the site on behalf",
    "skipped-heading",
    { on: "          ##### Companies" },
  );
  family.edit(
    "a place in a table of a text",
    "pages/cookies.yaml",
    "open [Cookie Settings](#cookie-settings)",
    "open [Cookie Settings](#cookie-setings)",
    "broken-anchor",
    {
      mended: true,
      meant: "#cookie-settings",
    },
  );
  family.edit(
    "a link in a folded text",
    "data/blueprints.yaml",
    "Most of the time goes into",
    "Most of the [time](/tmie) goes into",
    "broken-link",
  );
  return family.mistakes;
}
