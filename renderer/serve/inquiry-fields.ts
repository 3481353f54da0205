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

/** Checks a request's body: JSON, exactly the six fields, each a text that is not empty. */
export function checkInquiry(contentType = "", text: string): { inquiry?: Inquiry; problems: string[] } {
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
  const record = data as Record<string, unknown>;
  const problems: string[] = [];
  for (const name of INQUIRY_FIELDS) {
    const value = Object.hasOwn(record, name) ? record[name] : undefined;
    if (typeof value !== "string") problems.push(`"${name}" is missing.`);
    else if (value === "") problems.push(`"${name}" is empty.`);
  }
  const known: readonly string[] = INQUIRY_FIELDS;
  for (const name of Object.keys(record)) {
    if (!known.includes(name)) problems.push(`"${name}" is no field of an inquiry.`);
  }
  return problems.length > 0 ? { problems } : { inquiry: record as Inquiry, problems };
}
