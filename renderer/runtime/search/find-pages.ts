import { excerptOf, markWords, type TextPart } from "./excerpt.ts";
import type { LoadedIndex } from "./load-index.ts";
import { matchWord } from "./match-words.ts";
import { rankPages } from "./rank.ts";
import { queryWords } from "./words.ts";

/** A page as an answer. */
export interface Hit {
  /** Address of the place: the section's anchor included. */
  href: string;
  title: TextPart[];
  /** Heading of the section, unless it is the page's first. */
  heading?: TextPart[];
  excerpt: TextPart[];
  /** Tag of its language, where the page that was searched from has another one. */
  lang?: string;
}

export interface Answer {
  /** How many pages were found. */
  count: number;
  /** The query has words to look for. */
  hasWords: boolean;
  /** Pages by rank, from 0; `to` is not included. */
  hits(from: number, to: number): Promise<Hit[]>;
}

/** Answers a query, such as `cloud migration`. @throws Error when a part of the index cannot be had. */
export async function findPages(index: LoadedIndex, query: string): Promise<Answer> {
  const words = queryWords(query);
  if (words.length === 0) return { count: 0, hasWords: false, hits: async () => [] };
  const isOpen = !/\s$/.test(query);
  const matches = await Promise.all(
    words.map((word, at) => matchWord(index, word, isOpen && at === words.length - 1)),
  );
  const ranked = await rankPages(index, matches);
  const found = new Set(matches.flatMap((list) => list.map(({ word }) => word)));
  return {
    count: ranked.length,
    hasWords: true,
    hits: (from, to) =>
      Promise.all(
        ranked.slice(from, to).map(async ({ page, section }) => {
          const [route, title, sections, lang] = await index.page(page);
          const own = section - (index.firstSection[page] ?? 0);
          const [anchor = "", heading = "", text = ""] = sections[own] ?? [];
          return {
            href: anchor ? `${route}#${anchor}` : route,
            title: markWords(title, found),
            ...(own > 0 && heading && { heading: markWords(heading, found) }),
            excerpt: excerptOf(text, found),
            ...(!import.meta.env.ONE_LANGUAGE && lang && { lang }),
          };
        }),
      ),
  };
}
