import { useRouteError } from "react-router-dom";
import "./problem-overlay.css";

/** What browsers say of code that they did not get. */
const NOT_LOADED = /import|module/i;

/** Stands where a page or a view of the editor could not be drawn, in words for whoever edits. */
export function LiveFault() {
  const error = useRouteError();
  const says = error instanceof Error ? error.message : String(error);
  const isAway = error instanceof TypeError && NOT_LOADED.test(says);
  return (
    <main className="live-fault" role="alert">
      <h1>{isAway ? "The server does not answer" : "Something here has failed"}</h1>
      <p>
        {isAway
          ? "Is npm start still running? Load the page again once it is."
          : "That is a mistake of the program, not yours. Load the page again to go on."}{" "}
        What was saved is in the files, and what you typed is kept in this browser.
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        Load it again
      </button>
      {!isAway && <p>{says}</p>}
    </main>
  );
}
