import { type AuthorMistake, type Expectation, Family } from "./mistake.ts";

const LAYOUT = "pages/_layout.yaml";

/** Two entries of the site's header, and what stands in their place: an entry of each kind. */
const PLAIN = "      - label: Platform\n        href: /platform\n";
const MENUS = `      - label: Platform
        href: /platform
        items:
          - label: What we run it on
            href: /technologies
          - label: Blueprints
            href: /showcases
      - label: Company
        panel:
          groups:
            - heading: Who we are
              items:
                - label: People and values
                  href: /about
                  icon: users
            - heading: Working here
              items:
                - label: Open roles
                  href: /careers
          feature:
            heading: Two certificates
            action:
              label: Read how
              href: /insights
`;

/** The site with menus in its header. */
class SiteWithMenus extends Family {
  override textOf(file: string): string {
    const text = super.textOf(file);
    if (file !== LAYOUT) return text;
    if (!text.includes(PLAIN)) throw new Error(`${LAYOUT} has no entry "Platform".`);
    return text.replace(PLAIN, MENUS);
  }
}

/** Mistakes in menus: in the lists and panels of a header, in its logo and its buttons. */
export function menus(dir: string): AuthorMistake[] {
  const family = new SiteWithMenus("menus", dir);
  const edit = (name: string, from: string, to: string, code: string, expected: Expectation = {}) =>
    family.edit(name, LAYOUT, from, to, code, expected);

  edit(
    "a list and a panel",
    "        panel:\n",
    "        items:\n          - label: A\n            href: /about\n        panel:\n",
    "block-rule",
    { on: "          groups:" },
  );
  edit(
    "an entry that leads nowhere",
    "      - label: Careers\n        href: /careers\n      - label: Contact",
    "      - label: Careers\n      - label: Contact",
    "block-rule",
    { on: "      - label: Careers\n" },
  );
  edit(
    "a panel without groups",
    MENUS.slice(MENUS.indexOf("          groups:"), MENUS.indexOf("          feature:")),
    "",
    "missing-option",
    { on: "        panel:" },
  );
  edit(
    "a group without pages",
    "              items:\n                - label: Open roles\n                  href: /careers\n",
    "",
    "missing-option",
    { on: "            - heading: Working here" },
  );
  edit(
    "an empty list of pages",
    "              items:\n                - label: Open roles\n                  href: /careers\n",
    "              items:\n",
    "empty-value",
    { on: "              items:\n          feature" },
  );
  edit(
    "a page of a list that is not there",
    "            href: /technologies\n",
    "            href: /tecnologies\n",
    "broken-link",
    { meant: "/technologies", mended: true },
  );
  edit(
    "a page of a panel that is not there",
    "                  href: /careers\n",
    "                  href: /carers\n",
    "broken-link",
    { meant: "/careers", mended: true },
  );
  edit(
    "the button of a panel leads nowhere",
    "              href: /insights\n",
    "              href: /insihgts\n",
    "broken-link",
    { meant: "/insights", mended: true },
  );
  edit("an icon of a panel that is not there", "icon: users", "icon: poeple", "unknown-icon", {
    on: "                  icon: poeple",
  });
  edit(
    "a third level",
    "            href: /showcases\n",
    "            href: /showcases\n            items:\n              - label: A\n                href: /about\n",
    "unknown-option",
    { on: "            items:\n              - label: A" },
  );
  for (const name of ["children", "submenu", "dropdown"])
    edit(
      `${name} for items`,
      "        items:\n          - label: What",
      `        ${name}:\n          - label: What`,
      "unknown-option",
    );
  edit(
    "title for heading",
    "            - heading: Who we are",
    "            - title: Who we are",
    "unknown-option",
  );
  edit(
    "a logo without anything",
    '      number: "2"\n      word: Two\n      suffix: SD\n',
    "",
    "block-rule",
    { on: "      label: ${site.brand}, home" },
  );
  edit("half a mark", "      suffix: SD\n", "", "block-rule", { on: "      label: ${site.brand}, home" });
  edit("a word beside the mark", "      suffix: SD\n", "      suffix: SD\n      text: 2SD\n", "block-rule", {
    on: "      text: 2SD",
  });
  edit("a mark that is cut", "      word: Two\n", "      word: Two hundred and more\n", "long-text");
  edit(
    "a word that is cut",
    '      number: "2"\n      word: Two\n      suffix: SD\n',
    "      text: Consulting Engineers for Artificial Intelligence and Data\n",
    "long-text",
  );
  edit(
    "an entry wider than the bar",
    "      - label: About\n",
    "      - label: About the company and all of its people\n",
    "long-text",
  );
  edit(
    "a place for buttons that are not there",
    "    search:\n",
    "    narrowActions: bar\n    search:\n",
    "block-rule",
  );
  edit(
    "a place that there is not",
    "    search:\n",
    "    actions: [{ label: Write, href: /contact }]\n    narrowActions: top\n    search:\n",
    "not-allowed-value",
    { on: "    narrowActions: top" },
  );
  return family.mistakes;
}
