import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Bindings as other template languages write them. */
export function bindings(dir: string): AuthorMistake[] {
  const family = new Family("bindings of other languages", dir);
  const forms = [
    "$(site.brand)",
    "{{ site.brand }}",
    "{{site.brand}}",
    "{{{site.brand}}}",
    "<%= site.brand %>",
    "#{site.brand}",
    "%{site.brand}",
    "$site.brand",
    "{site.brand}",
    "${ site.brand }",
    "${site.Brand}",
    "$ {site.brand}",
    "${site.brand",
    "$[site.brand]",
    "[[site.brand]]",
    "${{ site.brand }}",
    "$$site.brand$$",
    "@{site.brand}",
    "${site.brand | upcase}",
    "${site.brand ?? '2SD'}",
    "${site[brand]}",
    "${brand}",
    "${site.data.brand}",
    "%site.brand%",
    "${site.brand}}",
  ];
  for (const [index, form] of forms.entries()) {
    const isOffer =
      /\||\?\?|\[brand|\$\{brand|data\.brand|%site|\[\[|\$\$|\}\}$/.test(form) && !/^\$?\{\{/.test(form);
    family.edit(`${form} in a text`, TRY, "one at ${site.brand},", `one at ${form},`, "bad-binding", {
      on: form,
      remedy: isOffer ? "offer" : "fix",
      mended: true,
    });
    if (index % 3 === 0)
      family.edit(
        `${form} in a description`,
        "pages/index.yaml",
        "description: ${site.brand} is",
        `description: At ${form} we`,
        "bad-binding",
        {
          remedy: isOffer ? "offer" : "fix",
          ...(!isOffer && { mended: "description: At ${site.brand} we" }),
        },
      );
    if (index % 3 === 1)
      family.edit(
        `${form} alone`,
        "pages/_layout.yaml",
        "brand: ${site.brand}\n",
        `brand: ${form}\n`,
        "bad-binding|bracket-start|wrong-type|text-cut-off|empty-value|reserved-character",
        { on: form, remedy: isOffer ? "offer" : "fix", mended: true },
      );
  }
  // Options that take no words say nothing of their own beside it.
  const job = "pages/jobs/[slug].yaml";
  for (const field of ["type", "datePosted", "remote", "skills"])
    family.edit(
      `$(item.${field}) where no text is wanted`,
      job,
      `: \${item.${field}}`,
      `: $(item.${field})`,
      "bad-binding",
      { remedy: "fix", mended: true },
    );
  for (const [page, form] of [
    [job, "$($1)"],
    [job, "$$$1"],
    ["pages/insights/[slug].yaml", "$($1)"],
    ["pages/insights/[slug].yaml", "<%= $1 %>"],
  ] as const) {
    const text = family.textOf(page).replace(/\$\{(item\.[\w.]+)\}/g, form);
    family.files(`${page}: every ${form}`, { [page]: text }, page, "bad-binding", {
      lines: [text.split("\n").findIndex((line) => line.startsWith("title:")) + 1],
      remedy: "fix",
    });
  }
  const alone = [
    "{{ item.title }}",
    "{item.title}",
    "$item.title",
    "item.title",
    "${items.title}",
    "${row.title}",
    "${title}",
    "${this.title}",
    "${jobs.title}",
    "<%= item.title %>",
  ];
  for (const form of alone)
    family.edit(
      `title: ${form}`,
      TRY,
      "title: ${item.title}",
      `title: ${form}`,
      form === "item.title"
        ? "+bare-binding|bad-binding"
        : "bad-binding|wrong-type|bracket-start|html-in-text",
      { remedy: /^(\{|\$item|<%|\$\{items)/.test(form) ? "fix" : "offer", mended: true },
    );
  family.edit(
    "a binding in data",
    "data/jobs.yaml",
    "title: Data Engineer",
    "title: Data Engineer at ${site.brand}",
    "binding-in-data",
    { remedy: "none" },
  );
  family.edit(
    "braces in data",
    "data/jobs.yaml",
    "title: Data Engineer",
    "title: Data Engineer at {{ site.brand }}",
    "binding-in-data|bad-binding",
    { remedy: "none" },
  );
  family.edit(
    "a condition",
    TRY,
    "heading: Roles",
    "heading: {% if site.brand %}Roles{% endif %}",
    "+template-tag|bracket-start",
    { remedy: "none", misleads: /quotation marks/ },
  );
  family.edit(
    "an include",
    TRY,
    "  - type: figure",
    "  {% include banner.html %}\n  - type: figure",
    "+template-tag",
    { remedy: "none", on: "{% include" },
  );
  family.edit(
    "a shortcode",
    TRY,
    "with a [link](/about)",
    "with {{< figure src='a.png' >}}",
    "+template-tag|bad-binding",
    { remedy: "none", on: "{{<" },
  );
  family.edit("a loop", TRY, "    item:\n", "    {% for item in items %}\n    item:\n", "+template-tag", {
    remedy: "none",
    on: "{% for",
  });
  return family.mistakes;
}
