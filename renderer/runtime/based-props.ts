import { basedCss } from "../formats/base-path.ts";
import { basedAttribute, basedContent, basedHtml } from "../formats/based-html.ts";
import { trustedHtml } from "./trusted-html.ts";

type Props = Readonly<Record<string, unknown>>;

const base = String(import.meta.env.BASE ?? "");

/**
 * What an element is made with, the base path of the site before its addresses. Stands between all views and React
 * where a site stands below a path (`bundle/based-elements.ts`): the one place where values become elements, whoever
 * has written them, where pages are rendered and in the browser.
 */
export function basedProps<T extends Props | null | undefined>(type: unknown, props: T): T {
  if (typeof type !== "string" || !props) return props;
  let own: Record<string, unknown> | undefined;
  for (const name in props) {
    const value = props[name];
    const based = basedValue(type, name, value, props);
    if (based === value) continue;
    own ??= { ...props };
    own[name] = based;
  }
  return (own ?? props) as T;
}

function basedValue(element: string, name: string, value: unknown, { type }: Props): unknown {
  if (name === "dangerouslySetInnerHTML") return basedInner(element, value, type);
  if (name === "style") return basedStyle(value);
  if (typeof value !== "string") return value;
  if (name === "children") return basedContent(element, type, value, base);
  return name.toLowerCase() === "srcdoc"
    ? basedHtml(value, base)
    : basedAttribute(element, name, value, base);
}

/** The same object where nothing changes: by it React knows that what it has put there may stay. */
function basedInner(element: string, value: unknown, type: unknown): unknown {
  const { __html } = (value ?? {}) as { __html?: unknown };
  if (!__html) return value;
  const html = String(__html);
  const isText = element === "script" || element === "style";
  const based = isText ? basedContent(element, type, html, base) : basedHtml(html, base);
  return based === html ? value : { __html: trustedHtml(based) };
}

function basedStyle(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const based = Object.entries(value).map(([name, one]) => {
    return [name, typeof one === "string" ? basedCss(one, base) : one] as const;
  });
  return based.every(([name, one]) => one === (value as Props)[name]) ? value : Object.fromEntries(based);
}
