import type { AxeResults } from "axe-core";
import { useState } from "react";
import { EDITOR_FRAME } from "../../../runtime/live/protocol.ts";
import type { EditPage } from "../../edit-page.ts";
import type { Path } from "../../protocol.ts";
import { usePanelActions } from "../panel-context.ts";

/** Something that stands in the way of people, at one element of the page. */
interface Finding {
  key: string;
  /** In a sentence. */
  says: string;
  impact: string;
  /** Where the rule is explained. */
  help: string;
  html: string;
  element: Element | undefined;
  /** File and line of its block. */
  at: string | undefined;
  block: Path | undefined;
}

/** Looks at the page in the frame with axe, when somebody asks: what a program can find, each at its element and line. */
export function AxeCheck({ page }: { page: EditPage }) {
  const { select } = usePanelActions();
  const [state, setState] = useState<{ of: EditPage; findings: Finding[] } | "busy" | "failed">();
  const look = async (): Promise<void> => {
    setState("busy");
    try {
      setState({ of: page, findings: await lookAtFrame() });
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

async function lookAtFrame(): Promise<Finding[]> {
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
        ...placeOf(element),
      };
    }),
  );
}

/** The block that an element stands in: only the outermost has an element of its own for sure. */
function placeOf(element: Element | undefined): { at: string | undefined; block: Path | undefined } {
  const at = element?.closest("[data-at]")?.getAttribute("data-at") ?? undefined;
  const main = element?.closest("main");
  const index = main
    ? [...main.querySelectorAll(":scope > [data-block]")].findIndex((one) => one.contains(element!))
    : -1;
  return { at, block: index === -1 ? undefined : ["blocks", index] };
}
