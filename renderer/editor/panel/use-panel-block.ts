import { useEffect, useState } from "react";
import type { EditPage } from "../edit-page.ts";
import type { PanelProps } from "../panel-props.ts";
import type { Path } from "../protocol.ts";
import { askPanel } from "./ask-panel.ts";
import type { PanelBlock, PanelPage } from "./panel-block.ts";

/** The selected block as its file has it now; asked for again whenever the page or its problems are others. */
export function usePanelBlock(
  page: EditPage,
  problems: PanelProps["problems"],
  selected: Path | undefined,
): { block?: PanelBlock; fault?: string } {
  const [known, setKnown] = useState<{ key: string; block?: PanelBlock; fault?: string }>({ key: "" });
  const { route } = page.page;
  const key = selected ? `${route} ${JSON.stringify(selected)}` : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or other problems, say that its file has changed
  useEffect(() => {
    if (!selected) return setKnown({ key });
    const control = new AbortController();
    askPanel("block", { route, path: JSON.stringify(selected) }, control.signal)
      .then((block) => {
        setKnown(block ? { key, block } : { key, fault: "This block has no options of its own." });
      })
      .catch(() => {
        if (!control.signal.aborted) setKnown({ key, fault: "The live server does not answer." });
      });
    return () => control.abort();
  }, [page, problems, key]);
  return known.key === key ? known : {};
}

/** The keys of the page as its file has them now; what was known last stays meanwhile. */
export function usePanelPage(page: EditPage, problems: PanelProps["problems"]): PanelPage | undefined {
  const { route } = page.page;
  const [known, setKnown] = useState<PanelPage>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or other problems, say that its file has changed
  useEffect(() => {
    const control = new AbortController();
    askPanel("page", { route }, control.signal).then(setKnown, () => {});
    return () => control.abort();
  }, [page, problems, route]);
  return known?.route === route ? known : undefined;
}
