import type { SeededRandom } from "./seeded-random.ts";

/*
 * Running text as people write it in Markdown: common words often and rare ones seldom, sentences and paragraphs
 * of uneven length, and now and then everything that Markdown has. Nothing here needs quoting in a YAML block.
 */

const COMMON =
  words(`the of and to a in that it is was for on are with as at be this have from or had by but what
  some we can out other were all there when up use your how each which their will about many then them would so
  these her like him into has more two see could no make than first been its who now people my made over down only
  way find may little long very after words just where most know through back much before also around another came
  come work three must because does part even place well such here take why help put years away again off went old
  number great tell men say small every found still between name should`);

const SUBJECT =
  words(`platform pipeline invoice contract ledger schedule migration backlog release interface server
  customer supplier warehouse forecast budget audit policy incident recovery index query schema cluster deployment
  gateway token session workflow approval document archive signature report dashboard metric threshold alert team
  engineer analyst manager reviewer operator client partner office meeting interview prototype sketch drawing
  measurement sample survey experiment hypothesis result conclusion assumption risk decision dependency module
  library function parameter variable constant exception warning failure timeout latency throughput capacity
  storage network firewall certificate password permission role account tenant region zone container image
  volume snapshot backup replica shard partition message event stream topic consumer producer scheduler worker
  temperature pressure voltage sensor valve conveyor pallet truck harbour railway bridge turbine crane
  façade naïveté café résumé Zürich Łódź Málaga São-Paulo`);

const VERB =
  words(`measures reviews replaces rebuilds explains documents splits merges renames removes adds moves
  copies tests breaks repairs delays approves rejects signs counts compares estimates predicts confirms doubts
  simplifies complicates stores loads parses renders validates encrypts compresses balances routes retries`);

const TERM =
  words(`retry_limit max-age SELECT kubectl getUser() --dry-run 0x7f 200 config.yaml x-request-id npm
  Promise<void> a[i] TLS1.3 p99 UTF-8`);

/** Markdown of an article with about so many words, in lines without indentation. Links lead to `links`. */
export function proseText(random: SeededRandom, length: number, links: readonly string[]): string {
  const parts: string[] = [];
  const notes: string[] = [];
  let count = 0;
  let sinceHeading = 0;
  const context: Context = { random, links, notes };
  while (count < length) {
    const part = nextPart(context, sinceHeading, length - count);
    sinceHeading = part.startsWith("#") ? 0 : sinceHeading + 1;
    parts.push(part);
    count += part.split(/\s+/).length;
  }
  if (parts.at(-1)?.startsWith("#")) parts.push(paragraph(context));
  return [...parts, ...notes].join("\n\n");
}

interface Context {
  random: SeededRandom;
  links: readonly string[];
  /** Footnotes so far. */
  notes: string[];
}

/** So many of a hundred parts are of each kind; the rest are paragraphs. */
function nextPart(context: Context, sinceHeading: number, left: number): string {
  const { random } = context;
  const roll = random.integer(100);
  if (sinceHeading >= 2 && left > 80 && roll < 30) return `### ${capital(phrase(random, 2, 6))}`;
  if (sinceHeading === 0) return paragraph(context);
  if (roll < 42) return list(context, roll % 3 === 0);
  if (roll < 48) return quotation(context);
  if (roll < 51) return table(random);
  if (roll < 55) return code(random);
  return paragraph(context);
}

function paragraph(context: Context): string {
  const { random } = context;
  const count = 1 + random.integer(6);
  return Array.from({ length: count }, () => sentence(context)).join(" ");
}

function list(context: Context, isNumbered: boolean): string {
  const { random } = context;
  const count = 2 + random.integer(6);
  return Array.from({ length: count }, (_, index) => {
    const mark = isNumbered ? `${index + 1}.` : "-";
    const text = random.integer(3) === 0 ? sentence(context) : marked(context, phrase(random, 2, 9));
    const nested = !isNumbered && random.integer(12) === 0 ? `\n  - ${phrase(random, 2, 6)}` : "";
    return `${mark} ${text}${nested}`;
  }).join("\n");
}

function quotation(context: Context): string {
  return `> ${sentence(context)}\n> ${sentence(context)}`;
}

function table(random: SeededRandom): string {
  const columns = 2 + random.integer(3);
  const row = (cell: () => string) => `| ${Array.from({ length: columns }, cell).join(" | ")} |`;
  const lines = Array.from({ length: 2 + random.integer(5) }, () =>
    row(() => (random.integer(3) === 0 ? String(random.integer(9000)) : phrase(random, 1, 3))),
  );
  return [row(() => capital(random.pick(SUBJECT))), row(() => "---"), ...lines].join("\n");
}

function code(random: SeededRandom): string {
  const lines = Array.from({ length: 2 + random.integer(6) }, (_, index) => {
    const name = random.pick(SUBJECT).replaceAll(/[^a-z]/gi, "");
    return `${index % 2 ? "  " : ""}${name}.${random.pick(VERB)}("${random.pick(SUBJECT)}", ${random.integer(500)});`;
  });
  return `\`\`\`${random.pick(["", "js", "sh", "yaml"])}\n${lines.join("\n")}\n\`\`\``;
}

function sentence(context: Context): string {
  const { random, notes } = context;
  const start = `${capital(phrase(random, 2, 5))} ${random.pick(VERB)}`;
  const rest = marked(context, phrase(random, 3, 16));
  const aside = random.integer(5) === 0 ? `, ${phrase(random, 2, 8)},` : "";
  let note = "";
  // A footnote in one of 150 sentences: most articles have none.
  if (random.integer(150) === 0) {
    note = `[^${notes.length + 1}]`;
    notes.push(`${note}: ${capital(phrase(random, 5, 12))}.`);
  }
  return `${start}${aside} ${rest}${note}${random.pick([".", ".", ".", ".", "?", "!"])}`;
}

/** A phrase of which a few words are a link, emphasised or code, in every third sentence or so. */
function marked({ random, links }: Context, text: string): string {
  const roll = random.integer(100);
  if (roll >= 34) return text;
  const all = text.split(" ");
  const at = random.integer(all.length);
  const end = Math.min(all.length, at + 1 + random.integer(3));
  const inner = all.slice(at, end).join(" ");
  const mark = () => {
    if (roll < 10) return `[${inner}](${random.pick(links)})`;
    if (roll < 12)
      return `[${inner}](https://example.org/${random.pick(SUBJECT).toLowerCase()})`.normalize("NFC");
    if (roll < 20) return `**${inner}**`;
    if (roll < 27) return `*${inner}*`;
    return `\`${random.pick(TERM)}\``;
  };
  return [...all.slice(0, at), mark(), ...all.slice(end)].join(" ");
}

/** Between `least` and `most` words, half of them common ones, in no sensible order. */
export function phrase(random: SeededRandom, least: number, most: number): string {
  const count = least + random.integer(most - least + 1);
  return Array.from({ length: count }, (_, index) =>
    index % 2 === 0 && index < count - 1 ? common(random) : random.pick(SUBJECT),
  ).join(" ");
}

/** The first words of the list much more often than the last ones, as in any language. */
function common(random: SeededRandom): string {
  const share = random.integer(1000) / 1000;
  return COMMON[Math.floor(share ** 2.5 * COMMON.length)] ?? "the";
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
