import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Redirects and aliases that lead nowhere or cannot be addresses. */
export function redirects(dir: string): AuthorMistake[] {
  const family = new Family("redirects and aliases", dir);
  const file = "pages/capabilities.yaml";
  const to = (value: string, code: string, mended?: string) =>
    family.edit(
      `redirect: ${value}`,
      file,
      "redirect: /technologies/products",
      `redirect: ${value}`,
      code,
      mended ? { mended: `redirect: ${mended}` } : {},
    );
  to("/technologies/prodcts", "broken-redirect", "/technologies/products");
  to("technologies/products", "bad-link", "/technologies/products");
  to("/technologies", "redirect-chain", "/technologies/other");
  to("/capabilities", "redirect-loop");
  to("/technologies/products/", "broken-redirect", "/technologies/products");
  to("https://www.2sd.example/nothing", "broken-redirect|broken-link");
  to("/technologies/products.yaml", "broken-redirect", "/technologies/products");
  to("/technologies/products 301", "bad-link|broken-redirect");
  to("", "empty-value");
  const alias = (value: string, code: string, remedy: "fix" | "offer" | "none" = "none") =>
    family.edit(`aliases: ${value}`, TRY, "index: false\n", `index: false\naliases: ${value}\n`, code, {
      on: "aliases:",
      remedy,
    });
  alias("[/index]", "bad-route");
  alias("[/about/index]", "bad-route");
  alias("[/contact]", "duplicate-route");
  alias("[news]", "bad-route", "fix");
  alias("/news", "wrong-type", "fix");
  alias("[/news/]", "bad-route", "fix");
  alias("[/News]", "bad-route", "offer");
  alias("[/news.html]", "bad-route", "offer");
  alias('["#news"]', "bad-route");
  alias("[https://www.2sd.example/news]", "bad-route", "offer");
  alias("[/try]", "duplicate-route");
  alias("[/com2]", "bad-route");
  alias("[]", "wrong-count");
  const each = "pages/insights/[slug].yaml";
  const old = "  - /insights/article/${item.slug}\n";
  family.edit("the same alias for each row", each, old, "  - /insights/article\n", "duplicate-route", {
    on: "  - /insights/article",
  });
  family.edit("an alias that is the page", each, old, "  - /insights/${item.slug}\n", "duplicate-route", {
    on: "  - /insights/${item.slug}",
  });
  family.edit(
    "an alias with a wrong field",
    each,
    old,
    "  - /insights/article/${item.slag}\n",
    "bad-binding",
    { on: "  - /insights/article", mended: old, meant: "slug" },
  );
  family.edit(
    "an alias with a field of capitals",
    each,
    old,
    "  - /insights/article/${item.title}\n",
    "bad-route",
    { on: "  - /insights/article" },
  );
  family.edit("an alias of another page for each row", each, old, "  - /contact\n", "duplicate-route", {
    on: "  - /contact",
  });
  return family.mistakes;
}
