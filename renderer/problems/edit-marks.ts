/**
 * What a reviewer has proposed and nobody has decided, in the signs of CriticMarkup: `{++put in++}`, `{--taken out--}`,
 * `{~~old~>new~~}`, `{==marked==}` and `{>>said of it<<}`.
 */
export const EDIT_MARK =
  /\{(?:\+\+[^{}\n]{1,300}\+\+|--[^{}\n]{1,300}--|==[^{}\n]{1,300}==|>>[^{}\n]{1,300}<<|~~[^{}\n]{0,200}~>[^{}\n]{0,200}~~)\}/;

/** The first of them in a text; undefined without one. */
export const findEditMark = (text: string): string | undefined => EDIT_MARK.exec(text)?.[0];
