import type { Path } from "../../protocol.ts";
import { FormFields } from "../controls/form-fields.tsx";
import type { PanelField, PanelValue } from "../panel-block.ts";
import { usePanelActions } from "../panel-context.ts";
import { valueAt } from "../values.ts";

interface PictureGroupProps {
  fields: readonly PanelField[];
  value: PanelValue | undefined;
  path: Path;
}

/** A picture with what it shows: its words are asked for as soon as it is chosen, or that it shows nothing. */
export function PictureGroup({ fields, value, path }: PictureGroupProps) {
  const { change, flush } = usePanelActions();
  const src = valueAt(value, ["src"]);
  const alt = valueAt(value, ["alt"]);
  const isAsked = typeof src === "string" && src !== "" && (alt === undefined || alt === null);
  return (
    <>
      {typeof src === "string" && src.startsWith("/") && !src.includes("${") && (
        <img className="panel-picture" src={src} alt="" loading="lazy" />
      )}
      {isAsked && (
        <p className="panel-asked" role="status">
          What does this picture show? Write it below for people who cannot see it.
        </p>
      )}
      {typeof src === "string" && (
        <label className="panel-tick">
          <input
            type="checkbox"
            checked={alt === ""}
            onChange={(event) => {
              const isDecoration = event.target.checked;
              void flush().then(() =>
                change((changes) =>
                  isDecoration ? changes.set([...path, "alt"], "") : changes.unset([...path, "alt"]),
                ),
              );
            }}
          />
          It is a decoration and says nothing
        </label>
      )}
      <FormFields fields={fields} values={value} path={path} />
    </>
  );
}
