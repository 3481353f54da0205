import { type ReactNode, useEffect } from "react";
import { Link } from "react-router-dom";
import { UnreadFile } from "./unread-file.tsx";
import type { Overview } from "./use-overview.ts";

interface SitePlaceProps {
  title: string;
  /** One sentence on what this is. */
  about?: string;
  /** What lies above this view: where it leads and what it is called. */
  trail: readonly { to: string; title: string }[];
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What stands around each view of the site: where one is, the title, what can be done there. */
export function SitePlace({ title, about, trail, actions, children }: SitePlaceProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className="overview">
      {trail.length > 0 && (
        <nav aria-label="Where this is" className="overview-trail">
          {trail.map((step) => (
            <Link key={step.to} to={step.to}>
              {step.title}
            </Link>
          ))}
        </nav>
      )}
      <div className="overview-head">
        <div>
          <h1>{title}</h1>
          {about && <p>{about}</p>}
        </div>
        {actions && <div className="overview-actions">{actions}</div>}
      </div>
      {children}
    </main>
  );
}

/** Stands where an answer is not there yet, or will not come. @param missing  Said of what the site does not have. */
export function NotThere({ overview, missing }: { overview: Overview<unknown>; missing: string }) {
  const { fault, unread } = overview;
  if (unread) return <UnreadFile {...unread} />;
  if (fault === "missing") return <p className="overview-empty">{missing}</p>;
  if (fault === "away")
    return (
      <p className="overview-empty" role="alert">
        The server does not answer. Is npm start still running? As soon as it does, load this page again.
      </p>
    );
  return (
    <p className="overview-empty" role="status">
      Reading the site …
    </p>
  );
}

/** Problems of a file or row as a count. */
export function ProblemCount({ errors, warnings }: { errors: number; warnings: number }) {
  if (errors + warnings === 0) return null;
  const words = [
    ...(errors > 0 ? [errors === 1 ? "1 problem" : `${errors} problems`] : []),
    ...(warnings > 0 ? [warnings === 1 ? "1 warning" : `${warnings} warnings`] : []),
  ];
  return (
    <span className="overview-badge" data-tone={errors > 0 ? "wrong" : "careful"}>
      {words.join(", ")}
    </span>
  );
}
