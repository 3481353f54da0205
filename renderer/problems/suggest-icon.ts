import { suggest } from "./suggest.ts";

/** What people write for an icon, and what it is called. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  archive: ["box-archive"],
  banknote: ["money", "cash"],
  bed: ["sleep", "room"],
  calendar: ["date", "day"],
  "chart-column": ["bar-chart", "chart", "graph", "statistics"],
  "chart-line": ["line-chart"],
  check: ["tick", "ok", "done"],
  "circle-alert": ["alert-circle", "error", "alert"],
  "circle-check": ["check-circle", "success"],
  "circle-question-mark": ["help", "question", "help-circle", "faq", "circle-help"],
  clock: ["time", "hour", "hours"],
  "code-host": ["github", "gitlab"],
  "file-text": ["document", "file", "pdf", "doc"],
  gauge: ["speed", "performance"],
  globe: ["world", "web", "website", "earth", "international"],
  "graduation-cap": ["education", "learn", "learning", "course"],
  handshake: ["partner", "partners", "deal"],
  "heart-pulse": ["health", "medicine"],
  house: ["home"],
  image: ["photo", "picture"],
  lightbulb: ["idea", "light"],
  lock: ["safe", "secure", "private"],
  mail: ["email", "e-mail", "envelope", "letter", "post"],
  "map-pin": ["location", "pin", "place", "address", "marker"],
  "message-square": ["chat", "comment", "message", "speech"],
  microblog: ["mastodon", "twitter", "bluesky"],
  pencil: ["edit", "write", "pen"],
  phone: ["call", "telephone", "tel"],
  plane: ["flight", "airplane", "travel"],
  "professional-network": ["linkedin", "xing"],
  search: ["find", "magnifier", "loupe"],
  settings: ["gear", "cog", "options", "configuration"],
  shield: ["security", "protection"],
  "shopping-cart": ["cart", "basket", "buy"],
  stethoscope: ["doctor"],
  store: ["shop"],
  "train-front": ["train"],
  "tree-pine": ["tree", "nature"],
  "triangle-alert": ["warning", "caution", "alert-triangle"],
  truck: ["delivery", "shipping", "transport"],
  user: ["person", "profile", "account"],
  users: ["people", "team", "group"],
  utensils: ["food", "restaurant", "lunch"],
  video: ["film", "movie", "camcorder"],
  x: ["close", "cross", "cancel"],
  zap: ["fast", "energy", "lightning", "bolt", "flash"],
};

const byWord = new Map(Object.entries(WORDS).flatMap(([name, words]) => words.map((word) => [word, name])));

/** What other sets of icons write in front of a name: `fa-solid fa-users`, `mdi:account`. */
const FOREIGN =
  /^(?:fa[srlbd]?[ -](?:(?:solid|regular|light|brands)[ -])?(?:fa-)?|(?:bi|mdi|ri|ti|lucide|tabler|icon|heroicons?|material-symbols|material-icons)[-: _]+)/i;

/** The icon that was meant: another word for it, or one that is spelt like it. */
export function suggestIcon(
  value: string,
  icons: readonly string[],
): { icon: string; isSpelling: boolean } | undefined {
  const meant = byWord.get(value.toLowerCase().replaceAll(/[\s_]+/g, "-"));
  if (meant !== undefined && icons.includes(meant)) return { icon: meant, isSpelling: false };
  const near = suggest(value, icons);
  if (near !== undefined) return { icon: near, isSpelling: true };
  const bare = value.replace(FOREIGN, "");
  if (bare === value) return undefined;
  if (icons.includes(bare)) return { icon: bare, isSpelling: false };
  const other = byWord.get(bare.toLowerCase());
  return other !== undefined && icons.includes(other) ? { icon: other, isSpelling: false } : undefined;
}
