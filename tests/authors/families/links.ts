import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Addresses that lead nowhere or are written in another way. */
export function links(dir: string): AuthorMistake[] {
  const family = new Family("links", dir);
  const href = (
    value: string,
    code: string,
    remedy: "fix" | "offer" | "none" = "none",
    mended = "/contact",
    misleads?: RegExp,
  ) =>
    family.edit(`href: ${value}`, TRY, "href: /contact", `href: ${value}`, code, {
      remedy,
      ...(remedy !== "none" && { mended: `href: ${mended}` }),
      ...(misleads && { misleads }),
    });
  href("https://www.2sd.example/nothing", "broken-link");
  href("https://www.2sd.example/services/", "broken-link", "offer", "/services");
  href("http://www.2sd.example/contcat", "broken-link");
  href("https://2sd.example/nothing", "broken-link|+own-address");
  href("https://www.2sd.example/contact#inqiury", "broken-anchor");
  href("http://localhost:5173/contact", "+local-address|bad-link", "offer");
  href("localhost:5173/contact", "+local-address|bad-link", "offer");
  href("http://127.0.0.1:4173/contact", "+local-address|bad-link", "offer");
  href("/Contact", "broken-link", "fix");
  href("contact", "bad-link", "fix");
  href("/contact.yaml", "broken-link", "fix");
  href("/contact.html", "broken-link", "fix");
  href("contact.html", "bad-link", "fix");
  href("/pages/contact", "broken-link", "fix");
  href("pages/contact.yaml", "bad-link", "fix", "/contact", /\/pages/);
  href("/pages/contact.yaml", "broken-link", "fix");
  href("\\contact", "bad-link", "fix");
  href("/contact/", "broken-link", "fix");
  href("/contact/index.html", "broken-link", "fix");
  href("/index", "broken-link", "fix", "/");
  href("/home", "broken-link", "offer", "/");
  href("/contact us", "bad-link", "none", "", /%20/);
  href("/contact, /about", "bad-link|broken-link", "none", "", /%20/);
  href("Contact", "bad-link", "fix");
  href("Contact us", "bad-link", "none", "", /%20/);
  href("C:\\Users\\anna\\contact.html", "bad-link", "none");
  href("file:///C:/Users/anna/contact.html", "bad-link", "none");
  href("http:/www.example.com", "bad-link", "offer", "http://www.example.com");
  href("https//www.example.com", "bad-link", "fix", "https://www.example.com", /slash: \/https/);
  href("htps://www.example.com", "bad-link", "offer", "https://www.example.com");
  href("https:// www.example.com", "bad-link", "fix", "https://www.example.com", /%20/);
  href("https://", "bad-link");
  href("http://", "bad-link");
  href("https://exam ple.com", "bad-link", "none", "", /%20/);
  href("www.example.com", "bad-link", "fix", "https://www.example.com");
  href("linkedin.example/in/x", "bad-link", "offer", "https://linkedin.example/in/x", /slash: \//);
  href("linkedin.com/in/x", "bad-link", "fix", "https://linkedin.com/in/x");
  href("hello@2sd.example", "bad-link", "fix", "mailto:hello@2sd.example", /slash: \//);
  href("mailto hello@2sd.example", "bad-link", "fix", "mailto:hello@2sd.example", /%20/);
  href(
    "mailto: hello@2sd.example",
    "bad-link|colon-in-text",
    "fix",
    "mailto:hello@2sd.example",
    /%20|quotation marks/,
  );
  href("mailto://hello@2sd.example", "bad-link", "fix", "mailto:hello@2sd.example");
  href("mailto:hello", "bad-link");
  href("email:hello@2sd.example", "bad-link", "fix", "mailto:hello@2sd.example");
  href("mailto:hello@2sd.example, anna@2sd.example", "bad-link", "none", "", /%20/);
  href("+44 20 7946 0210", "bad-link", "fix", "tel:+442079460210", /%20|slash: \//);
  href("tel: +44 20 7946 0210", "bad-link|colon-in-text", "fix", "tel:+442079460210", /%20|quotation marks/);
  href("tel:+44 20 abc", "bad-link");
  href("phone:+442079460210", "bad-link", "fix", "tel:+442079460210");
  href("020 7946 0210", "bad-link", "offer", "tel:02079460210", /%20/);
  href('"#"', "broken-anchor|bad-link|+empty-anchor");
  href('"#mroe"', "broken-anchor", "fix", '"#more"');
  href('"#More"', "broken-anchor", "fix", '"#more"');
  href('"# more"', "bad-link|broken-anchor", "fix", '"#more"', /%20/);
  href("/contact#inqiury", "broken-anchor", "fix", "/contact#inquiry");
  href("/contact/#inquiry", "broken-link", "fix", "/contact#inquiry");
  href("/contact#inquiry#form", "broken-anchor|bad-link");
  href("/feed.json", "broken-link");
  href("/feed.xml", "broken-link");
  href("/sitemap", "broken-link");
  href("/insights/articles.rss", "broken-link");
  href("/jobs", "broken-link");
  href("/jobs/", "broken-link");
  href("/jobs/data-enginer", "broken-link", "fix", "/jobs/data-engineer");
  href("/jobs/[slug]", "broken-link");
  href("/jobs/${item.slug}", "bad-binding");
  href("//services", "bad-link", "offer", "/services");
  href("javascript:void(0)", "bad-link");
  href("/contact?subject=A B", "bad-link", "offer", "/contact?subject=A%20B");
  href("TODO", "bad-link", "none", "", /\/TODO/);
  href("-", "bad-link|wrong-type", "none", "", /\/-/);
  href("[/contact]", "wrong-type", "fix", "/contact", /quotation marks/);
  href("(/contact)", "bad-link", "fix", "/contact", /slash: \//);
  href("/contact.", "broken-link", "fix");
  href("/contact;", "broken-link", "fix");
  href("go to /contact", "bad-link", "none", "", /%20/);

  const mail: [file: string, from: string, to: string, code: string][] = [
    ["data/site.yaml", "email: support@2sd.example", "email: support at 2sd.example", "wrong-format"],
    [
      "data/site.yaml",
      "contact: mailto:security@2sd.example",
      "contact: security@2sd.example",
      "bad-link|wrong-format",
    ],
    ["data/site.yaml", "href: https://github.example/2sd", "href: github.example/2sd", "bad-link"],
    ["data/site.yaml", "url: https://www.2sd.example", "url: www.2sd.example", "wrong-format"],
    ["data/site.yaml", "url: https://www.2sd.example", "url: https://www.2sd.example/", "wrong-format"],
    [
      "data/leaders.yaml",
      "linkedin: https://linkedin.example/in/priya-raman",
      "linkedin: linkedin.example/in/priya-raman",
      "bad-link",
    ],
    [
      "data/leaders.yaml",
      "linkedin: https://linkedin.example/in/priya-raman",
      "linkedin: priya-raman",
      "bad-link",
    ],
    ["data/offices.yaml", "email: uk@2sd.example", "email: uk@2sd,example", "wrong-format"],
  ];
  for (const [file, from, to, code] of mail) family.edit(to, file, from, to, code, { remedy: "offer" });
  const row = (to: string, code: string, mended: string) =>
    family.edit(
      `registrationUrl: ${to}`,
      "data/events.yaml",
      "registrationUrl: /contact?subject=Webinar%20registration",
      `registrationUrl: ${to}`,
      code,
      { mended: `registrationUrl: ${mended}` },
    );
  row("/contct?subject=Webinar", "broken-link", "/contact?subject=Webinar");
  row("events@2sd.example", "bad-link", "mailto:events@2sd.example");
  return family.mistakes;
}
