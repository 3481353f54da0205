import { isOver } from "../clock/moments.ts";
import { isBasePath } from "../formats/base-path.ts";
import { shownValue } from "../problems/things.ts";
import { meantForm } from "../schema/meant-form.ts";
import { hasForm } from "../schema/text-formats.ts";
import { reportSetting } from "./check-services.ts";
import type { CheckedSite, Report } from "./checked-site.ts";

/** What was right when `data/site.yaml` was written and is over now. */
export function checkSettings(site: CheckedSite, report: Report): void {
  const { security } = site.settings.data as { security?: { expires?: unknown } };
  const last = security?.expires;
  if (typeof last !== "string" || site.settings.isBroken) return;
  if (isOver(last, site.clock.moment, site.zone))
    reportSetting(site.dir, ["security", "expires"], report, { code: "past-day", params: { day: last } });
}

/** Forms send to this address: without its beginning it would be a path of the page that a form is on. */
export function checkHost({ settings, dir }: CheckedSite, report: Report): void {
  const { apiHost } = settings.data as { apiHost?: unknown };
  if (
    settings.isBroken ||
    typeof apiHost !== "string" ||
    apiHost === "" ||
    /^(?:https?:\/\/.|\/)/.test(apiHost)
  )
    return;
  const guess = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\/?$/.test(apiHost) ? `https://${apiHost}` : undefined;
  const params = {
    name: { kind: "option" as const, name: "apiHost" },
    found: shownValue(apiHost),
    format: "uri",
  };
  const fault = {
    code: "wrong-format" as const,
    params: { ...params, ...(guess !== undefined && { guess }) },
  };
  reportSetting(dir, ["apiHost"], report, fault, guess);
}

/** Addresses of pages and files are put together of it and of their own: no file and no query can stand between. */
export function checkAddress({ settings, dir }: CheckedSite, report: Report): void {
  const { url } = settings.data as { url?: unknown };
  if (settings.isBroken || typeof url !== "string") return;
  const [, host = "", path = ""] = /^(https?:\/\/[^/?#]+)([/?#].*)$/i.exec(url) ?? [];
  if (path !== "" && !isBasePath(path))
    reportSetting(dir, ["url"], report, { code: "site-below-path", params: { path, host } });
}

const EMAIL = { format: "email" } as const;

/** An option that takes an address has the value filled in. */
function isTaken(value: string, { pages }: CheckedSite): boolean {
  return [...pages.values()].some(({ placed = [] }) =>
    placed.some(({ drafts }) =>
      drafts.some((one) => one.code === "wrong-format" && one.isBound && one.value === value),
    ),
  );
}

/**
 * E-mail addresses of the settings that cannot be ones, where pages lead to them or where they have the sign of one: a
 * site without a schema of its settings may have anything else by such a name.
 *
 * @returns Kind and value of what pages have of them: it is said of the settings, and not of each page again.
 */
export function checkMailSettings(site: CheckedSite, report: Report): string[] {
  if (site.settings.isBroken) return [];
  return Object.entries(site.settings.data as Record<string, unknown>).flatMap(([name, value]): string[] => {
    if (typeof value !== "string" || !/mail/i.test(name) || hasForm(value, EMAIL)) return [];
    const address = `mailto:${value}`;
    const told = new Set<string>();
    for (const { summary } of site.pages.values())
      for (const { mentions } of summary.addresses)
        for (const [kind, all] of Object.entries<readonly string[]>(mentions))
          for (const one of all)
            if (one === address || one.startsWith(`${address}?`)) told.add(`${kind}:${one}`);
    if (told.size === 0 && !isTaken(value, site) && !/@|[([](?:at|ät)[)\]]/i.test(value)) return [];
    // Options that take an address have it without its beginning.
    told.add(`setting:${value}`);
    const guess = meantForm(value, EMAIL);
    const params = { name: { kind: "option" as const, name }, found: shownValue(value), ...EMAIL };
    reportSetting(
      site.dir,
      [name],
      report,
      { code: "wrong-format", params: { ...params, ...(guess !== undefined && { guess }) } },
      guess,
    );
    return [...told];
  });
}
