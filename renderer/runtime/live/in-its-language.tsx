import type { ReactNode } from "react";
import type { PageDefinition } from "../../model.ts";
import { untranslatedMarks } from "../untranslated-marks.ts";

interface Props {
  page: Pick<PageDefinition, "untranslated" | "dir">;
  children: ReactNode;
}

/** The content of a page; of one that nobody has translated as the build frames it, below a word about that. */
export function InItsLanguage({ page, children }: Props) {
  const marks = untranslatedMarks(page);
  if (!marks) return children;
  return (
    <>
      <p className="untranslated" {...marks.note}>
        {page.untranslated?.note}
      </p>
      <div className="in-original" {...marks.content}>
        {children}
      </div>
    </>
  );
}
