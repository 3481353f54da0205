const MARK =
  /\{(?:\+\+[^{}\n]{1,300}\+\+|--[^{}\n]{1,300}--|==[^{}\n]{1,300}==|>>[^{}\n]{1,300}<<|~~[^{}\n]{0,200}~>[^{}\n]{0,200}~~)\}/;

/**
 * What a reviewer has proposed and nobody has decided, in the signs of CriticMarkup: `{++put in++}`, `{--taken out--}`,
 * `{~~old~>new~~}`, `{==marked==}` and `{>>said of it<<}`. The first in a text; undefined without one.
 */
export function findEditMark(text: string): { mark: string; index: number } | undefined {
  const match = MARK.exec(text);
  return match ? { mark: match[0], index: match.index } : undefined;
}

/** The same for rules that look with patterns. */
export const EDIT_MARK = MARK;
