import { readMoment } from "../clock/moments.ts";
import { isBasePath } from "../formats/base-path.ts";
import { UsageError } from "./usage.ts";

/** What was typed behind two dashes, as `parseArgs` gives it. */
export type Values = Record<string, string | boolean | undefined>;

/** A page of the site may be named without its first slash. */
export function addressOf(text: string): string {
  return /^(?:\/|[a-z]+:)/i.test(text) ? text : `/${text}`;
}

/** An option that is a text. */
export function textOf<Name extends string>(values: Values, name: Name): { [name in Name]?: string } {
  const value = values[name];
  return (typeof value === "string" ? { [name]: value } : {}) as { [name in Name]?: string };
}

/** The path below which a build is to stand, without a slash at its end: none for the root of a host. */
export function baseOf({ base }: Values): { base?: string } {
  if (typeof base !== "string") return {};
  // Git Bash makes a path of Windows out of what begins with a slash, unless it begins with two.
  const path = base.replace(/^\/\//, "/").replace(/\/$/, "");
  if (!base.startsWith("/") || (path !== "" && !isBasePath(path)))
    throw new UsageError(
      "--base is the path below which the build is to stand: /pr-12/, or / for the root of a host.",
    );
  return { base: path };
}

/** The moment that the site is to be made for, and whether drafts are to be seen. */
export function timeOf(values: Values): { asOf?: string; drafts?: boolean } {
  const asOf = values["as-of"];
  if (typeof asOf === "string" && typeof readMoment(asOf, "UTC") === "string")
    throw new UsageError(`--as-of must be a day such as 2027-03-10, or a moment such as "2027-03-10 09:00".`);
  return {
    ...(typeof asOf === "string" && { asOf }),
    ...(values.drafts === true && { drafts: true }),
  };
}

/** Where the editor answers: what was typed, else what the surroundings say. */
export function editorOf({ editor = process.env.SITE_EDITOR }: Values): { editor?: string } {
  if (editor === undefined || editor === "") return {};
  if (!URL.canParse(String(editor)) || !/^https?:/.test(String(editor)))
    throw new UsageError("--editor is the address at which npm start answers: http://127.0.0.1:5173.");
  return { editor: String(editor).replace(/\/+$/, "") };
}

/** An option that is the number of a port. */
export function numberOf<Name extends string>(values: Values, name: Name): { [name in Name]?: number } {
  const value = values[name];
  if (value === undefined) return {};
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new UsageError(`--${name} must be a number from 0 to 65535.`);
  return { [name]: number } as { [name in Name]?: number };
}
