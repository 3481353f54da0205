import { useEffect, useRef, useState } from "react";
import type { EditPage } from "../edit-page.ts";
import { isSamePage, nameAt } from "../follow-block.ts";
import type { PanelProps } from "../panel-props.ts";
import type { Path } from "../protocol.ts";
import { askedBlock, askPanel } from "./ask-panel.ts";
import type { PanelBlock, PanelPage } from "./panel-block.ts";

const AWAY = "The live server does not answer. The form comes back with it.";

/** Milliseconds until a server that did not answer is asked again. */
const AGAIN = 2000;

/**
 * The selected block as its file has it now; asked for again whenever the page or its problems are others.
 *
 * @returns with its name, which stays with it wherever others move it: its form is the same one.
 */
export function usePanelBlock(
  page: EditPage,
  problems: PanelProps["problems"],
  selected: Path | undefined,
): { block?: PanelBlock; fault?: string; name: string } {
  const [known, setKnown] = useState<{ key: string; block?: PanelBlock; fault?: string }>({ key: "" });
  const key = selected ? nameAt(page, selected) : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or other problems, say that its file has changed
  useEffect(() => {
    if (!selected) return setKnown({ key });
    const control = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      const asked = performance.now();
      askPanel("block", askedBlock(page, selected), control.signal).then(
        (block) =>
          setKnown(
            block
              ? { key, block: { ...block, asked } }
              : { key, fault: "This block has no options of its own." },
          ),
        () => {
          if (control.signal.aborted) return;
          // What somebody types in stays where it is.
          setKnown((last) => (last.key === key && last.block ? last : { key, fault: AWAY }));
          timer = setTimeout(ask, AGAIN);
        },
      );
    };
    ask();
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [page, problems, key]);
  return { ...(known.key === key && known), name: key };
}

/**
 * The keys of the page as its file has them now; what was known last stays meanwhile, also where others give the page
 * another address.
 */
export function usePanelPage(page: EditPage, problems: PanelProps["problems"]): PanelPage | undefined {
  const {
    told,
    page: { route },
  } = page;
  const [known, setKnown] = useState<PanelPage>();
  const of = useRef(page);
  const isOther = !isSamePage(of.current, page);
  of.current = page;
  if (isOther && known) setKnown(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or other problems, say that its file has changed
  useEffect(() => {
    const control = new AbortController();
    const asked = performance.now();
    askPanel("page", { route, ...(told !== undefined && { told }) }, control.signal).then(
      (found) => setKnown(found && { ...found, asked }),
      () => {},
    );
    return () => control.abort();
  }, [page, problems, route]);
  return isOther ? undefined : known;
}
