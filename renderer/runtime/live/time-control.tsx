import { useLocation, useNavigate } from "react-router-dom";
import { AS_OF, type LiveAnswer } from "./protocol.ts";
import "./time-control.css";

/** Shows the site as of any day. Where nothing comes or goes there is nothing to choose. */
export function TimeControl({ time }: { time: LiveAnswer["time"] }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  if (!time || (time.changes.length === 0 && time.asOf === undefined)) return null;
  const show = (asOf: string): void => {
    const query = new URLSearchParams(search);
    if (asOf) query.set(AS_OF, asOf);
    else query.delete(AS_OF);
    const text = query.toString();
    void navigate(`${pathname}${text && `?${text}`}${hash}`, { preventScrollReset: true });
  };
  return (
    <details className="live-time" open={time.asOf !== undefined}>
      <summary>{time.asOf === undefined ? "As of now" : `As of ${time.asOf}`}</summary>
      <label>
        Day{" "}
        <input
          type="date"
          value={time.asOf?.slice(0, 10) ?? ""}
          onChange={({ target }) => show(target.value)}
        />
      </label>
      <label>
        Changes{" "}
        <select value={time.asOf ?? ""} onChange={({ target }) => show(target.value)}>
          <option value="">Choose</option>
          {time.changes.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </select>
      </label>
      {time.asOf !== undefined && (
        <button type="button" onClick={() => show("")}>
          Now
        </button>
      )}
    </details>
  );
}
