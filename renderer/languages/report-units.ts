import type { Draft, Span } from "../problems/draft.ts";
import { namesOf, shorten } from "../problems/things.ts";
import type { LaidOver } from "./lay-over.ts";
import { findToolTag, placeholdersOf } from "./translatable.ts";
import type { Misfit, Path, Stray, Unit } from "./unit.ts";

/** What a version is reported with. */
export interface ReportContext {
  lang: string;
  severity: "error" | "warning";
  /** Where the version as a whole is spoken of. */
  anchor: Span;
  /** Place of a name of the version that is there; undefined for one that is not. */
  spanAt(path: Path): Span | undefined;
  /** Texts stand by keys of rows. */
  isRows: boolean;
  /** The file is there and says nothing: all that it lacks is one thing. */
  isBlank?: boolean;
}

/** What is to be said of the texts of a version: one problem for one mistake. */
export function reportUnits(
  { units, strays, misfits }: Pick<LaidOver, "units" | "strays" | "misfits">,
  context: ReportContext,
): Draft[] {
  const { severity } = context;
  const drafts: Draft[] = misfits.map(misfitDraft);
  const told = new Set<Stray>();
  const tell = (stray: Stray): void => {
    if (told.has(stray)) return;
    told.add(stray);
    drafts.push(strayDraft(stray, severity));
  };
  for (const stray of strays) tell(stray);
  /** Texts whose translation stands at the wrong place, or in the wrong form: that is said there. */
  const elsewhere = new Set<string>();
  const untold = new Set(units.flatMap((unit) => (unit.state === "missing" ? (unit.original ?? []) : [])));
  for (const unit of units) {
    const { state, of, text, stray } = unit;
    if (state === "obsolete") {
      elsewhere.add(of!);
      if (text !== undefined && text !== of && stray?.kind === "entry" && untold.has(text)) {
        // What nobody has translated stands here as the translation.
        elsewhere.add(text);
        told.add(stray);
        drafts.push(turned(unit, severity));
      } else if (stray) tell(stray);
    }
  }
  // An entry that calls its translation by the text itself is that one's.
  const isIn = ({ names, path }: Stray, { at, original }: Unit): boolean =>
    names?.includes(original!) === true && path.slice(0, -1).every((step, index) => at[index] === step);
  /** Blocks and rows whose texts stand by another name. */
  const all = [...strays, ...units.flatMap(({ stray }) => stray ?? [])];
  const unkeyed = new Set(all.flatMap(({ number }) => number ?? []));
  const meant = new Set(
    all.flatMap(({ kind, guess, path }) =>
      guess !== undefined && (kind === "block" || kind === "row")
        ? JSON.stringify([...path.slice(0, -1), guess])
        : [],
    ),
  );
  const isTold = (unit: Unit): boolean =>
    elsewhere.has(unit.original!) ||
    misfits.some(({ path }) => path.every((step, index) => unit.at[index] === step)) ||
    strays.some((stray) => isIn(stray, unit)) ||
    meant.has(JSON.stringify(ownerPath(unit, context))) ||
    (unit.needsId !== undefined && unkeyed.has(numberOf(unit.needsId)));
  drafts.push(
    ...missingDrafts(
      units.filter((unit) => unit.state === "missing" && !unit.isUnseen && !isTold(unit)),
      context,
    ),
  );
  for (const unit of units) {
    const { state, spans, of, text } = unit;
    const path = unit.at as Path;
    if (state === "stale" && text === unit.original) drafts.push(turned(unit, severity));
    else if (state === "stale")
      drafts.push({
        code: "stale-translation",
        params: { now: shorten(unit.original!, 200) },
        severity,
        ...spans!.of!,
        path,
      });
    else if (state === "unmarked")
      drafts.push({
        code: "unmarked-translation",
        params: isHalf(unit) ? { original: shorten(unit.original!, 200) } : {},
        severity,
        ...spans!.text!,
        path,
        ...(!isHalf(unit) && markFix(unit)),
      });
    else if (state === "translated") {
      const lost = placeholdersOf(of!).filter((name) => !text!.includes(name));
      if (lost[0] !== undefined) {
        const seen = findToolTag(text!, of!);
        drafts.push({
          code: "lost-placeholder",
          params: {
            placeholder: lost[0],
            ...(seen !== undefined && { seen }),
            ...(seen !== undefined && lost.length > 1 && { all: namesOf(lost) }),
          },
          severity,
          ...spans!.text!,
          path,
        });
      }
    }
  }
  return drafts;
}

function misfitDraft(misfit: Misfit): Draft {
  const { path, span } = misfit;
  const draft = { code: "bad-translation", ...span, path } as const;
  if (misfit.wanted === "name") {
    const { name, meant, isSure } = misfit;
    const correction = { ...span, text: meant };
    return {
      ...draft,
      params: { case: "name", name, guess: meant },
      ...(isSure ? { fix: correction } : { offer: correction }),
    };
  }
  if (misfit.wanted === "whole") {
    const { seen, quoted, offer } = misfit;
    return { code: "text-cut-off", params: { seen, quoted, sign: "," }, ...span, path, offer };
  }
  if (misfit.wanted === "nothing") return { ...draft, params: { case: "surplus-name", name: misfit.name } };
  if (misfit.wanted === "original") {
    const { owner, name, value } = misfit;
    return { ...draft, params: { case: "repeated", owner, name, value } };
  }
  const { wanted, name, isEach, offer } = misfit;
  const isListed = (wanted === "blocks" || wanted === "rows") && name !== undefined;
  return {
    ...draft,
    params: isListed ? { case: wanted, name, ...(isEach && { isEach }) } : { case: wanted },
    ...(offer && { offer }),
  };
}

/** A translation behind `of`, and its original behind `text`. */
function turned({ spans, at }: Unit, severity: ReportContext["severity"]): Draft {
  return { code: "turned-translation", severity, ...spans!.of!, path: at as Path };
}

function strayDraft(stray: Stray, severity: Draft["severity"]): Draft {
  const { kind, name, guess, because, number, span, path } = stray;
  const correction = guess === undefined ? undefined : { ...span, text: guess };
  return {
    code: "obsolete-translation",
    params: {
      kind,
      name,
      ...(guess && { guess }),
      ...(because && { because }),
      ...(number !== undefined && { number }),
    },
    ...(severity && { severity }),
    ...span,
    path,
    ...(correction && (because ? { offer: correction } : { fix: correction })),
  };
}

/** `{ text }`: the name of the translation is there already. */
const isHalf = ({ spans }: Unit): boolean => spans!.whole.start < spans!.text!.start;

/** A short text in quotation marks is as good as one in any other form. */
function markFix({ original, text, spans }: Unit): Pick<Draft, "offer"> {
  if (!original || !text || /\n/.test(original + text)) return {};
  return {
    offer: { ...spans!.text!, text: `{ of: ${JSON.stringify(original)}, text: ${JSON.stringify(text)} }` },
  };
}

/** What is missing, one problem for each block or row. */
function missingDrafts(units: readonly Unit[], context: ReportContext): Draft[] {
  const { severity, anchor, lang, isBlank } = context;
  if (isBlank && units.length > 0) {
    const texts = namesOf(units.map(({ path = [] }) => path.map(shownStep).join(".")));
    const params = { owner: { kind: "file" as const }, lang, texts };
    return [{ code: "missing-translation", params, severity, ...anchor, path: [] }];
  }
  const groups = new Map<string, Unit[]>();
  for (const unit of units) {
    const key = unit.needsId ? "" : JSON.stringify(ownerPath(unit, context));
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups.values()].map((group): Draft => {
    const first = group[0]!;
    if (first.needsId)
      return {
        code: "unkeyed-block",
        params: { blocks: [...new Set(group.map(({ needsId = [] }) => numberOf(needsId)))] },
        severity,
        ...anchor,
        path: [],
      };
    const path = ownerPath(first, context);
    const name = String(path.at(-1));
    return {
      code: "missing-translation",
      params: {
        owner: path.length === 0 ? { kind: "file" } : { kind: context.isRows ? "row" : "block", name },
        lang,
        texts: namesOf(group.map((unit) => nameOf(unit, path.length))),
      },
      severity,
      ...placeOf(group, path, context),
      path,
    };
  });
}

/** Blocks count from 1. */
const numberOf = (needsId: Path): number => Number(needsId.at(-1)) + 1;

/** What a text stands in: a block, a row, or the file itself. */
function ownerPath({ at }: Unit, { isRows }: ReportContext): Path {
  if (isRows) return at.slice(0, 1) as Path;
  return at[0] === "blocks" ? (at.slice(0, 2) as Path) : [];
}

/** A text as authors find it in the original: entries of lists count from 1. */
function nameOf({ path = [], at }: Unit, depth: number): string {
  const names = at.slice(depth).length === 0 ? path : path.slice(path.length - at.slice(depth).length);
  return names.map(shownStep).join(".");
}

const shownStep = (step: string | number): string | number => (typeof step === "number" ? step + 1 : step);

/** The innermost place of the version that all of them belong to. */
function placeOf(group: readonly Unit[], path: Path, { spanAt, anchor }: ReportContext): Span {
  const [only, ...more] = group;
  if (only && more.length === 0 && only.spans) return only.spans.blank ?? only.spans.whole;
  for (let length = path.length; length > 0; length -= 1) {
    const span = spanAt(path.slice(0, length));
    if (span) return span;
  }
  return anchor;
}
