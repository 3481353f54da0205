import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import type { PanelProps } from "../panel-props.ts";
import { BlockForm } from "./block-form.tsx";
import { BlockHead } from "./block-head.tsx";
import { createActions, type PanelHost } from "./create-actions.ts";
import { PageSheet } from "./page/page-sheet.tsx";
import type { PanelBlock } from "./panel-block.ts";
import { PanelActionsContext } from "./panel-context.ts";
import { ProblemList } from "./problems/problem-list.tsx";
import { UseHead } from "./use-head.tsx";
import { usePanelBlock } from "./use-panel-block.ts";
import "./panel.css";
import "./controls/controls.css";
import "./controls/folds.css";
import "./pickers/pickers.css";

/** The form of the selected block, the page's own settings, and the problems of the site. */
export function Panel(props: PanelProps) {
  const { page, problems, selected, focused } = props;
  const { block, fault, name } = usePanelBlock(page, problems, selected);
  const [tab, setTab] = useState(selected ? "block" : "page");
  const [isGone, setGone] = useState(false);
  const last = useRef({ selected, page, name });
  useEffect(() => {
    const before = last.current;
    last.current = { selected, page, name };
    // Its form goes under the hands of whoever is in it: another one in its place would say nothing of that.
    const hasGone = before.selected !== undefined && selected === undefined && before.page !== page;
    if (hasGone) return setGone(true);
    if (before.selected !== selected) setGone(false);
    // The page came anew, and with it the place of the block: whoever looks at another sheet stays there.
    const isFollowed = before.page !== page && before.name === name;
    if (before.selected !== selected && !isFollowed) setTab(selected ? "block" : "page");
  }, [selected, page, name]);
  // What is asked for on the page itself is shown there, also where no block was selected before.
  useEffect(() => {
    if (focused && !last.current.selected) setTab("page");
  }, [focused]);
  const count = problems.length;
  return (
    <Tabs className="panel" selectedKey={tab} onSelectionChange={(key) => setTab(String(key))}>
      <TabList aria-label="Panel" className="panel-tabs">
        <Tab id="block">Block</Tab>
        <Tab id="page">Page</Tab>
        <Tab id="problems">Problems{count > 0 && <span className="panel-count">{count}</span>}</Tab>
      </TabList>
      <TabPanel id="block" className="panel-body">
        {block ? (
          <WithActions key={`${name} ${block.type}`} props={props} block={block}>
            <BlockHead page={page} block={block} />
            {block.use && <UseHead block={block} use={block.use} />}
            <BlockForm block={block} focused={focused?.option} />
          </WithActions>
        ) : (
          <p className="panel-empty" role={isGone ? "status" : undefined}>
            {isGone && "The block that was selected is no longer on the page. "}
            {fault ?? (selected ? "Looking …" : "Select a block on the page, and its options stand here.")}
          </p>
        )}
      </TabPanel>
      <TabPanel id="page" className="panel-body">
        <WithActions props={props}>
          <PageSheet page={page} problems={problems} focused={selected ? undefined : focused?.option} />
        </WithActions>
      </TabPanel>
      <TabPanel id="problems" className="panel-body">
        <WithActions props={props}>
          <ProblemList problems={problems} file={page.page.file} page={page} />
        </WithActions>
      </TabPanel>
    </Tabs>
  );
}

/** Gives actions to a part of the panel. Those of a block stay with it, also for what is sent when another is selected. */
function WithActions({
  props,
  block,
  children,
}: {
  props: PanelProps;
  block?: PanelBlock;
  children: ReactNode;
}) {
  const [host] = useState<PanelHost>(() => ({ props, block }));
  host.props = props;
  host.block = block;
  const actions = useMemo(() => createActions(host), [host]);
  return <PanelActionsContext value={actions}>{children}</PanelActionsContext>;
}
