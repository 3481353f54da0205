import DOMPurify, { type Config } from "dompurify";
import { isAllowedAddress, isTablePart, placeOf, sanitizePolicy } from "../sanitize-policy.ts";
import { tameHtml } from "./tame-html.ts";
import { trustedHtml } from "./trusted-html.ts";

/** Attributes that hold an address. */
const addresses = new Set(Object.keys(sanitizePolicy.protocols));

const attributesOf = new Map(
  Object.entries(sanitizePolicy.attributes).map(([tag, names]) => [tag, new Set(names)]),
);

const purifier = DOMPurify(window);

// The same decisions as in the build (renderer/texts/sanitize-html.ts), made from the same policy.
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

/** Elements that stand in each other at most, as in the build (renderer/texts/text-limits.ts). */
const MAX_DEPTH = 64;

/**
 * Makes nodes of HTML that was fetched: what the site's policy does not allow is left out.
 *
 * @throws Error when the text comes to too much, or when the browser refuses to parse it.
 */
export function sanitizeToFragment(html: string): DocumentFragment {
  // Read as a part of a page, as in the build: a text that is read as a whole document could name another body.
  const template = document.createElement("template");
  template.innerHTML = trustedHtml(tameHtml(html));
  if (depthOf(template.content) > MAX_DEPTH) throw new Error("The text is nested too deeply.");
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
  place(fragment, []);
  return fragment;
}

/** Leaves only those elements that may stand where they do, as in the build. */
function place(parent: ParentNode & Node, around: readonly string[]): void {
  for (let node = parent.firstChild; node; ) {
    let next: ChildNode | null = node.nextSibling;
    if (!(node instanceof Element)) {
      if (isTablePart(around.at(-1)) && node.textContent?.trim()) node.remove();
    } else {
      const decision = placeOf(node.localName, around);
      if (decision === "keep") place(node, [...around, node.localName]);
      else if (decision === "drop") node.remove();
      else {
        next = node.firstChild ?? next;
        node.replaceWith(...node.childNodes);
      }
    }
    node = next;
  }
}

/** Browsers put nothing deeper than 512 elements. */
function depthOf(parent: ParentNode): number {
  let depth = 0;
  for (const child of parent.children) depth = Math.max(depth, 1 + depthOf(child));
  return depth;
}
