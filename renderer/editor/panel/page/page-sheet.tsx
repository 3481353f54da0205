import type { EditPage } from "../../edit-page.ts";
import type { PanelProps } from "../../panel-props.ts";
import type { Path } from "../../protocol.ts";
import { usePanelPage } from "../use-panel-block.ts";
import { AxeCheck } from "./axe-check.tsx";
import { PageForm } from "./page-form.tsx";
import { PageOutline } from "./page-outline.tsx";
import { PageTexts } from "./page-texts.tsx";

interface PageSheetProps {
  page: EditPage;
  problems: PanelProps["problems"];
  /** The key to bring into view and focus. */
  focused: Path | undefined;
}

/** The page itself: how it is found and shared, its other settings, and the outline of its headings. */
export function PageSheet({ page, problems, focused }: PageSheetProps) {
  const form = usePanelPage(page, problems);
  return (
    <div className="panel-page">
      <PageTexts page={page} focused={focused} />
      {form && <PageForm form={form} focused={focused} />}
      <PageOutline page={page} />
      <AxeCheck page={page} />
    </div>
  );
}
