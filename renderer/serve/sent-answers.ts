/** A file that came with answers; the file itself is not kept. */
export interface SentFile {
  file: string;
  type: string;
  bytes: number;
}

export interface SentAnswers {
  answers: Record<string, unknown>;
  /** What a robot has left in the field that no person meets, or that nobody had touched the page. */
  robot?: string;
  /** Where the sender wants to be shown afterwards. */
  next?: string;
}

/** Names under which receivers are told of robots: that of this engine, and those of known providers. */
const TRAPS: ReadonlySet<string> = new Set(["homepage", "_gotcha", "_honey", "botcheck", "bot-field"]);

/** Reads answers as JSON, as `application/x-www-form-urlencoded` or as `multipart/form-data`. */
export async function readAnswers(
  contentType: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<SentAnswers | { problem: string }> {
  if (/^application\/json\b/i.test(contentType)) return readJson(new TextDecoder().decode(bytes));
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType))
    return { problem: `Content-Type has to be that of JSON or of a form, not "${contentType}".` };
  try {
    const data = await new Response(bytes, { headers: { "Content-Type": contentType } }).formData();
    return sortOut(Object.fromEntries([...new Set(data.keys())].map((name) => [name, oneOrAll(data, name)])));
  } catch {
    return { problem: "The body cannot be read as its Content-Type says." };
  }
}

/** Parts what was answered from what is said besides. */
export function sortOut(all: Readonly<Record<string, unknown>>): SentAnswers {
  const { _next: next, ...rest } = all;
  const trapped = Object.entries(rest).find(([name, value]) => TRAPS.has(name) && value !== "");
  return {
    answers: Object.fromEntries(Object.entries(rest).filter(([name]) => !TRAPS.has(name))),
    ...(trapped && { robot: String(trapped[1]) }),
    ...(typeof next === "string" && { next }),
  };
}

function readJson(text: string): SentAnswers | { problem: string } {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === "object" && data !== null && !Array.isArray(data))
      return sortOut(data as Record<string, unknown>);
    return { problem: "The body is not a JSON object." };
  } catch {
    return { problem: "The body is not JSON." };
  }
}

function oneOrAll(data: FormData, name: string): unknown {
  const values = data.getAll(name).map(plain);
  return values.length > 1 ? values : values[0];
}

function plain(value: string | File): string | SentFile {
  return typeof value === "string" ? value : { file: value.name, type: value.type, bytes: value.size };
}
