import { splitLink } from "../schema/links.ts";
import type { CheckedSite, Found } from "./checked-site.ts";
import { languageTagOf, meantPage, pageNamed, withoutBase, withoutLanguage } from "./meant-address.ts";
import { isOfOtherName, pageBeside, sameNameNear } from "./near-pages.ts";
import { siteNames } from "./site-names.ts";

/** A link to no page, with the address that was meant when it can be guessed. */
export function brokenLink(value: string, site: CheckedSite): Found {
  const { path } = splitLink(value);
  const rest = value.slice(path.length);
  const bare =
    path.length > 1
      ? path
          .replace(/\/+$/, "")
          .replace(/\.html$/, "")
          .replace(/\/index$/, "") || "/"
      : path;
  if (bare !== path && site.routes.records.has(bare))
    return {
      code: "broken-link",
      params: { link: value, bare: `${bare}${rest}` },
      fix: `${bare}${rest}`,
    };
  const plain = withoutBase(path, site);
  const isPlainThere = plain !== undefined && (site.routes.records.has(plain) || site.publicFiles.has(plain));
  if (isPlainThere)
    return {
      code: "broken-link",
      params: { link: value, guess: `${plain}${rest}`, isBased: true },
      offer: `${plain}${rest}`,
    };
  const habit = meantPage(value, site);
  // Nobody is sent to the page of another language because its address is spelt nearly so.
  const untagged = habit === undefined ? withoutLanguage(path, site) : undefined;
  const near = untagged === undefined ? nearRoute(path, site) : undefined;
  const guess = habit ?? (near && `${near}${rest}`);
  // The name of a file is that of a page wherever it lies; an address may be one that has gone.
  const beside = untagged ?? (guess === undefined ? pageBeside(path, site) : undefined);
  const named =
    guess ??
    (beside && `${beside}${rest}`) ??
    (/\.(?:md|html?|ya?ml)$/i.test(path) ? pageNamed(value, site) : undefined);
  return {
    code: "broken-link",
    params: { link: value, ...(named && { guess: named }) },
    ...(guess && (habit || !isOfOtherName(path, guess)) ? { fix: guess } : named && { offer: named }),
  };
}

/** The page whose address is spelt nearly like this one, in the same language. */
function nearRoute(path: string, site: CheckedSite): string | undefined {
  const near = siteNames(site).routes.meant(path);
  // A page of the same name in a folder that is called nearly so is meant before another page.
  const isDoubtful = near === undefined || isOfOtherName(path, near);
  const meant = (isDoubtful && sameNameNear(path, site)) || near;
  const [from, to] = [path, meant ?? path].map((one) => languageTagOf(one, site));
  return from === to ? meant : undefined;
}
