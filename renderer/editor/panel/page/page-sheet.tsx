import type { EditPage } from "../../edit-page.ts";
import { AxeCheck } from "./axe-check.tsx";
import { PageOutline } from "./page-outline.tsx";
import { PageTexts } from "./page-texts.tsx";

/** The page itself: how it is found and shared, and the outline of its headings. */
export function PageSheet({ page }: { page: EditPage }) {
  return (
    <div className="panel-page">
      <PageTexts page={page} />
      <PageOutline page={page} />
      <AxeCheck page={page} />
    </div>
  );
}
