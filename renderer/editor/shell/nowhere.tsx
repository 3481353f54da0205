import { Link } from "react-aria-components";
import { EDITOR_PATH, SITE_PATH } from "../../runtime/live/protocol.ts";
import { languageName } from "../overview/language-name.ts";
import { otherLanguageAt } from "../overview/other-language.ts";
import { useOverview } from "../overview/use-overview.ts";

/** Stands above what visitors of an address get that has no page. */
export function Nowhere({ route }: { route: string }) {
  const { answer } = useOverview("pages");
  const meant = answer && otherLanguageAt(route, answer);
  return (
    <p className="editor-nowhere" role="status">
      {`There is no page at ${route}. Below is what its visitors see; what you change there holds for every address without a page. `}
      {meant?.version && (
        <>
          {`In ${languageName(meant.lang)}, ${meant.original.title} is at another address. `}
          <Link href={`${EDITOR_PATH}${meant.version.route}`}>{`Open ${meant.version.route}`}</Link>
        </>
      )}
      {meant && !meant.version && (
        <>
          {`Nobody has translated ${meant.original.title} yet. `}
          <Link
            href={`${SITE_PATH}?${new URLSearchParams({ translate: meant.lang, page: meant.original.route })}`}
          >
            {`Translate it into ${languageName(meant.lang)}`}
          </Link>
        </>
      )}
      {answer && !meant && <Link href={`${SITE_PATH}?new`}>Make a new page</Link>}
    </p>
  );
}
