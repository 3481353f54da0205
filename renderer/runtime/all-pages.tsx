import { type ReactNode, useEffect, useRef } from "react";
import { LIST_MARKS, LIVE_LIST } from "./list-marks.ts";
import { trustedHtml } from "./trusted-html.ts";

// Elements as the list has them: a page carries only the styles of what is in its HTML.
const LIKE_THE_LIST = "<h3></h3><ul><li><a></a></li></ul>";

const empty = { __html: trustedHtml(LIST_MARKS.join(LIKE_THE_LIST)) };

/** Links to all pages of the site. The view that shows it knows none of them: they come when all are made. */
export function AllPages(): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  // Runs under `npm start` alone: a static block has no code in the browser.
  useEffect(() => {
    fetch(`${LIVE_LIST}/${document.documentElement.lang}`)
      .then((answer) => (answer.ok ? answer.text() : ""))
      .then((html) => {
        if (element.current) element.current.innerHTML = trustedHtml(html);
      })
      .catch(() => undefined);
  }, []);
  return <div ref={element} data-unsearched="" dangerouslySetInnerHTML={empty} />;
}
