import { type AnswerFault, type AnswerType, findAnswerFault, limitOf } from "../formats/answers.ts";
import { sortOut } from "./sent-answers.ts";

/** What an inquiry consists of, in the order in which the site sends it. */
export const INQUIRY_FIELDS = [
  "firstName",
  "lastName",
  "phone",
  "email",
  "organizationName",
  "organizationZipCode",
] as const;

export type Inquiry = Record<(typeof INQUIRY_FIELDS)[number], string>;

/** Fields that are more than a line of text; as the form asks for them. */
const TYPES: Readonly<Partial<Record<string, AnswerType>>> = { email: "email", phone: "tel" };

function sentence(fault: AnswerFault, type: AnswerType): string {
  switch (fault) {
    case "missing":
      return "is empty";
    case "too long":
      return `has more than ${limitOf(type)} characters`;
    case "unseen":
      return "has characters that nobody can see";
    case "lines":
      return "has more than one line";
    case "email":
      return "is no e-mail address";
  }
}

/** Checks a request's body: JSON, exactly the six fields, each within the limits that the form holds. */
export function checkInquiry(
  contentType = "",
  text: string,
): { inquiry?: Inquiry; robot?: string | undefined; problems: string[] } {
  if (!/^application\/json\b/i.test(contentType)) {
    return { problems: [`Content-Type has to be application/json, not "${contentType}".`] };
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problems: ["The body is not JSON."] };
  }
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    return { problems: ["The body is not a JSON object."] };
  }
  const { answers: record, robot } = sortOut(data as Record<string, unknown>);
  const problems: string[] = [];
  for (const name of INQUIRY_FIELDS) {
    const value = Object.hasOwn(record, name) ? record[name] : undefined;
    if (typeof value !== "string") problems.push(`"${name}" is missing.`);
    else {
      const type = TYPES[name] ?? "text";
      const fault = findAnswerFault(value, { type });
      if (fault) problems.push(`"${name}" ${sentence(fault, type)}.`);
    }
  }
  const known: readonly string[] = INQUIRY_FIELDS;
  for (const name of Object.keys(record)) {
    if (!known.includes(name)) problems.push(`"${name}" is no field of an inquiry.`);
  }
  return problems.length > 0 ? { problems } : { inquiry: record as Inquiry, robot, problems };
}
