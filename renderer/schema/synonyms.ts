/** Names that authors use for the same thing, from other tools. */
const synonyms: Record<string, readonly string[]> = {
  src: ["url", "path", "file", "href", "source"],
  heading: ["title", "headline", "header", "name", "h1", "h2"],
  title: ["heading", "headline", "name", "label"],
  label: ["text", "title", "name", "caption"],
  text: [
    "body",
    "content",
    "description",
    "copy",
    "paragraph",
    "paragraphs",
    "markdown",
    "subtitle",
    "subheading",
    "subheadline",
    "subline",
    "intro",
    "lead",
  ],
  description: ["text", "body", "summary"],
  items: ["cards", "list", "entries", "rows", "children", "submenu"],
  columns: ["headers", "heads", "cols", "columnHeaders"],
  address: ["url", "src", "link", "href"],
  linkLabel: ["linkText", "linkTitle", "linkName", "buttonText", "buttonLabel"],
  includes: ["features", "contains", "benefits", "bullets", "points"],
  highlighted: ["featured", "highlight", "popular", "recommended"],
  action: ["button", "cta", "link"],
  eyebrow: ["kicker", "overline", "pretitle"],
  badge: ["ribbon", "flag"],
  tags: ["labels", "categories", "keywords"],
  role: ["position", "job", "jobTitle"],
  value: ["number", "figure"],
  hint: ["help", "helpText"],
  phone: ["tel", "telephone", "mobile"],
  email: ["mail"],
  alt: ["title", "description", "caption"],
  quote: ["text", "body"],
  name: ["title", "label"],
  id: ["anchor", "key", "slug"],
  slug: ["id", "key", "path", "permalink"],
  summary: ["description", "excerpt", "intro", "teaser", "abstract", "blurb"],
  excerpt: ["summary", "description", "intro", "teaser"],
  photo: ["image", "picture", "portrait", "avatar"],
  date: ["day", "when"],
  price: ["cost", "fee", "amount"],
  options: ["choices", "values", "answers"],
  question: ["q", "title", "heading"],
  answer: ["a", "reply", "response", "text", "content", "body"],
  term: ["key", "label", "name", "title"],
  submit: ["button", "send", "buttonText", "buttonLabel", "submitLabel", "submitText"],
  endpoint: ["action", "url"],
  image: ["picture", "photo", "img", "cover", "thumbnail"],
  icon: ["symbol", "emoji"],
  paper: ["background", "bg", "base"],
  ink: ["text", "foreground", "body"],
  inkSoft: ["muted", "textMuted", "textSoft"],
  accent: ["primary"],
  onAccent: ["onPrimary", "primaryText"],
  positive: ["success", "ok"],
  caution: ["warning", "warn"],
  negative: ["error", "danger"],
  line: ["border", "divider"],
  each: ["foreach", "forEach", "for", "loop"],
  lang: ["language", "locale"],
  brand: ["name", "title", "siteName", "logo"],
  href: ["url", "link", "to", "target", "address"],
  actions: ["buttons", "button", "ctas", "cta", "links"],
  where: ["filter", "filters", "condition", "conditions", "query"],
  limit: ["max", "first", "count", "amount", "take"],
  sort: ["order", "orderBy", "order_by", "orderby", "sortBy", "sort_by", "sortby", "orderings"],
};

/** Words for one of a few values, from other tools and other spellings. */
const valueSynonyms: Record<string, readonly string[]> = {
  start: ["left", "links", "lewo", "lewa", "lewy", "gauche", "izquierda", "sinistra"],
  end: ["right", "rechts", "prawo", "prawa", "prawy", "droite", "derecha", "destra"],
  center: ["centre", "centered", "centred", "middle", "mitte", "środek", "centrum", "centro"],
  small: ["s", "sm", "little", "klein", "mały", "mała", "małe", "petit", "pequeño", "piccolo"],
  large: ["l", "lg", "big", "groß", "gross", "duży", "duża", "duże", "grand", "grande"],
  tall: ["hoch", "wysoki", "wysoka", "haut", "alto", "big", "large", "xl", "full", "groß", "gross"],
  compact: ["small", "short", "low", "s", "sm", "klein", "petit", "mały"],
  regular: ["normal", "medium", "default", "standard", "m", "md", "mittel"],
  wide: ["full", "full-width", "breit", "szeroki", "szeroka", "large", "ancho"],
  none: ["no", "off", "kein", "keine", "brak", "aucun", "aucune", "ninguno", "nessuno"],
  off: ["no", "none", "false", "disabled", "ignore"],
  warning: ["warn"],
  email: ["mail", "e-mail"],
  tel: ["phone", "telephone", "mobile", "telefon"],
  textarea: ["multiline", "message", "longtext", "long-text", "text-area"],
  select: ["dropdown", "drop-down", "choice", "combobox"],
  checkboxes: ["multiselect", "multi-select", "checkbox-group", "multiple"],
  number: ["integer", "numeric", "int"],
  file: ["upload", "attachment"],
  text: ["string", "input", "textfield", "text-field", "line"],
  light: ["white", "bright", "hell", "jasny", "jasna", "clair", "claro", "chiaro"],
  dark: ["black", "night", "dunkel", "ciemny", "ciemna", "sombre", "oscuro", "scuro"],
};

/** The one value of a choice that an author may have meant by another word. */
export function valueSynonymOf(wrong: string, allowed: readonly string[]): string | undefined {
  const word = wrong.toLowerCase();
  const found = allowed.filter(
    (value) => Object.hasOwn(valueSynonyms, value) && valueSynonyms[value]!.includes(word),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The one of some names that an author may have meant by another word; undefined when none or several fit. */
export function synonymOf(wrong: string, names: readonly string[]): string | undefined {
  const found = names.filter((name) => Object.hasOwn(synonyms, name) && synonyms[name]!.includes(wrong));
  return found.length === 1 ? found[0] : undefined;
}
