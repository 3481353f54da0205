import DOMPurify, { type Config } from "dompurify";
import { isAllowedAddress, sanitizePolicy } from "../sanitize-policy.ts";
import { trustedHtml } from "./trusted-html.ts";

/** Attributes that hold an address. */
const addresses = new Set(Object.keys(sanitizePolicy.protocols));

const attributesOf = new Map(
  Object.entries(sanitizePolicy.attributes).map(([tag, names]) => [tag, new Set(names)]),
);

const purifier = DOMPurify(window);

// The same decisions as in the build (renderer/texts/rich-text.ts), made from the same policy.
purifier.addHook("uponSanitizeAttribute", (element, data) => {
  const name = data.attrName;
  const allowed = attributesOf.get("*")?.has(name) || attributesOf.get(element.localName)?.has(name);
  if (!allowed || (addresses.has(name) && !isAllowedAddress(name, data.attrValue))) {
    data.keepAttr = false;
  } else if (name === "id" && data.attrValue) {
    data.attrValue = sanitizePolicy.idPrefix + data.attrValue;
  } else if (sanitizePolicy.idLists.includes(name)) {
    data.attrValue = data.attrValue.replace(/[^\s]+/g, `${sanitizePolicy.idPrefix}$&`);
  } else if (name === "href" && /^#./.test(data.attrValue)) {
    data.attrValue = `#${sanitizePolicy.idPrefix}${data.attrValue.slice(1)}`;
  }
});

/**
 * Makes nodes of HTML that was fetched: what the site's policy does not allow is left out.
 *
 * @throws Error when the browser refuses to parse the text.
 */
export function sanitizeToFragment(html: string): DocumentFragment {
  // Read as a part of a page, as in the build: a text that is read as a whole document could name another body.
  const template = document.createElement("template");
  template.innerHTML = trustedHtml(html);
  const fragment = purifier.sanitize(template.content, {
    ALLOWED_TAGS: [...sanitizePolicy.tags],
    ALLOWED_ATTR: [...new Set(Object.values(sanitizePolicy.attributes).flat())],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: [...sanitizePolicy.dropWithContent],
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: {
      createHTML: (text: string) => trustedHtml(text),
      createScriptURL: (address: string) => address,
    } as unknown as Config["TRUSTED_TYPES_POLICY"],
  });
  // Under some security policies DOMPurify gives null instead of an error.
  if (!fragment) throw new Error("The text could not be parsed.");
  return fragment;
}
