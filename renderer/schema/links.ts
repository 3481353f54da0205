/** What is wrong with an address, in an author's words; undefined for one that is written well. */
export function findLinkFault(value: string): { message: string; hint: string; fix?: string } | undefined {
  const shown = value.length > 60 ? `${value.slice(0, 57)}…` : value;
  if (value === "") return { message: "The address is empty.", hint: "Write where the link leads." };
  if (/^\s|\s$/.test(value))
    return {
      message: `The address "${shown}" starts or ends with a space.`,
      hint: "Remove the space.",
      fix: value.trim(),
    };
  if (/^tel:/.test(value))
    return /^tel:[+0-9(). -]+$/.test(value)
      ? undefined
      : {
          message: `"${shown}" is not a telephone number.`,
          hint: "Write it in international form: tel:+441234567890.",
        };
  if (/\s/.test(value))
    return {
      message: `The address "${shown}" has a space in it.`,
      hint: "Write %20 for a space in an address.",
    };
  if (value.includes("\\"))
    return { message: `The address "${shown}" has a backslash in it.`, hint: "Use / in addresses." };
  if (value.startsWith("//"))
    return {
      message: `"${shown}" leads to another site without saying how.`,
      hint: `Write https:${value} for another site, or one slash for a page of this one.`,
    };
  if (value.startsWith("/") || value.startsWith("#") || /^mailto:[^@?]+@[^@?]+(\?|$)/i.test(value))
    return undefined;
  if (/^mailto:/i.test(value))
    return { message: `"${shown}" is not an e-mail address.`, hint: "Write mailto:name@example.com." };
  if (/^https?:\/\//i.test(value)) {
    try {
      new URL(value);
      return undefined;
    } catch {
      return {
        message: `"${shown}" is not a full address.`,
        hint: "Write it as in the browser: https://example.com/page.",
      };
    }
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(value) && !/^[\w.-]+\.[a-z]{2,}:\d/i.test(value)) {
    return {
      message: `Links cannot start with "${value.slice(0, value.indexOf(":") + 1)}".`,
      hint: "They start with / for a page of this site, # for a place on the page, https://, mailto: or tel:.",
    };
  }
  if (/^(www\.|[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|eu|uk|de|in)(\/|$))/i.test(value))
    return {
      message: `"${shown}" is not a full address.`,
      hint: `Write https://${value}`,
      fix: `https://${value}`,
    };
  return {
    message: `"${shown}" is not an address.`,
    hint: `A page of this site starts with a slash: /${value.replace(/^\.*\//, "")}`,
  };
}

/** What is wrong with the path of a picture; undefined for one that is written well. */
export function findImageFault(value: string): { message: string; hint: string; fix?: string } | undefined {
  if (/^https?:|^\/\//i.test(value))
    return {
      message: "Pictures come from this site, not from another address.",
      hint: "Put the file into public/images/ and write /images/name.svg.",
    };
  if (!value.startsWith("/")) {
    const path = value.replace(/^\.*\/+/, "").replace(/^public\//, "");
    return {
      message: `The path of a picture starts with a slash, not "${value.slice(0, 40)}".`,
      hint: `It is the path under public/: /${path}`,
    };
  }
  if (value.startsWith("/public/"))
    return {
      message: `"${value}" begins with the folder's own name.`,
      hint: `Write it as visitors get it: ${value.slice("/public".length)}`,
      fix: value.slice("/public".length),
    };
  if (/[\s\\]/.test(value))
    return {
      message: `The path "${value.slice(0, 60)}" has a space or a backslash in it.`,
      hint: "Name the file with small letters, digits and hyphens.",
    };
  return undefined;
}

/** Address without query and anchor, and the anchor: `/about?x=1#team` → `/about`, `team`. */
export function splitLink(href: string): { path: string; anchor?: string } {
  const hash = href.indexOf("#");
  const anchor = hash === -1 ? undefined : href.slice(hash + 1);
  const rest = hash === -1 ? href : href.slice(0, hash);
  const query = rest.indexOf("?");
  return { path: query === -1 ? rest : rest.slice(0, query), ...(anchor !== undefined && { anchor }) };
}
