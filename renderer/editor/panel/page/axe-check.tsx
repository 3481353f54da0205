import type { AxeResults } from "axe-core";
import { useState } from "react";
import { EDITOR_FRAME } from "../../../runtime/live/protocol.ts";
import type { EditPage } from "../../edit-page.ts";
import type { Path } from "../../protocol.ts";
import { usePanelActions } from "../panel-context.ts";
import type { Finding } from "./finding.ts";

/** Looks at the page in the frame with axe, when somebody asks: what a program can find, each at its element and line. */
export function AxeCheck({ page }: { page: EditPage }) {
  const { select, showFindings, blockAt } = usePanelActions();
  const [state, setState] = useState<{ of: EditPage; findings: Finding[] } | "busy" | "failed">();
  const look = async (): Promise<void> => {
    setState("busy");
    try {
      const findings = await lookAtFrame(blockAt);
      setState({ of: page, findings });
      showFindings(findings);
    } catch {
      setState("failed");
    }
  };
  const show = ({ element, block }: Finding): void => {
    if (block) select(block);
    element?.scrollIntoView({ block: "center" });
  };
  return (
    <section aria-label="Accessibility">
      <h2>Accessibility</h2>
      <p className="panel-about">
        A program finds about half of what stands in people’s way. Whether texts and pictures say what they
        should is for you to judge.
      </p>
      <div>
        <button
          type="button"
          className="panel-button"
          disabled={state === "busy"}
          onClick={() => void look()}
        >
          {state === "busy" ? "Looking …" : "Look at this page"}
        </button>
      </div>
      <div role="status">
        {state === "failed" && <p className="panel-fault">The page could not be looked at. Is it shown?</p>}
        {typeof state === "object" && state.findings.length === 0 && <p>Nothing was found.</p>}
        {typeof state === "object" && state.of !== page && <p>The page has changed since.</p>}
      </div>
      {typeof state === "object" && state.findings.length > 0 && (
        <ol className="panel-findings">
          {state.findings.map((finding) => (
            <li key={finding.key} className="panel-problem" data-severity="warning">
              <p>
                <span className="panel-severity">{finding.impact}</span>
                {finding.says}
              </p>
              <code>{finding.html}</code>
              <p className="panel-where">{finding.at}</p>
              <div className="panel-fixes">
                <button type="button" className="panel-button" onClick={() => show(finding)}>
                  Show it
                </button>
                <a href={finding.help} target="_blank" rel="noreferrer">
                  About this rule
                </a>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Longest beginning of an element that is shown. */
const MOST = 120;

async function lookAtFrame(blockAt: (element: Element) => Path | undefined): Promise<Finding[]> {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${EDITOR_FRAME}"]`);
  const inside = frame?.contentDocument;
  const window = frame?.contentWindow as (Window & { axe?: typeof import("axe-core") }) | null | undefined;
  if (!inside || !window) throw new Error("There is no page in a frame.");
  if (!window.axe) {
    const { default: axe } = await import("axe-core");
    // It looks at the document that it runs in.
    const script = inside.createElement("script");
    script.textContent = axe.source;
    inside.head.append(script);
    script.remove();
  }
  const results = (await window.axe!.run(inside, { resultTypes: ["violations"] })) as AxeResults;
  return results.violations.flatMap(({ id, help, helpUrl, impact, nodes }) =>
    nodes.map(({ html, target }, index) => {
      const element = inside.querySelector(String(target[0])) ?? undefined;
      return {
        key: `${id} ${index}`,
        says: help,
        impact: impact ?? "minor",
        help: helpUrl,
        html: html.slice(0, MOST),
        element,
        at: element?.closest("[data-at]")?.getAttribute("data-at") ?? undefined,
        block: element && blockAt(element),
      };
    }),
  );
}
