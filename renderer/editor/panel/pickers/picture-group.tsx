import { useState } from "react";
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

/**
 * A picture with what it shows: its words are asked for as soon as it is chosen, or that it shows nothing; and once
 * more when another one is chosen, since they are about the one before.
 */
export function PictureGroup({ fields, value, path }: PictureGroupProps) {
  const { change, flush } = usePanelActions();
  const src = valueAt(value, ["src"]);
  const alt = valueAt(value, ["alt"]);
  const isAsked = typeof src === "string" && src !== "" && (alt === undefined || alt === null);
  const isAskedAgain = useIsAskedAgain(src, alt);
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
      {isAskedAgain && !isAsked && (
        <p className="panel-asked" role="status">
          {alt === ""
            ? "This is another picture. Is it a decoration as well?"
            : "This is another picture. Do the words below still say what it shows?"}
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

/** Whether the picture has become another one, and its words are those of the one that was there before. */
function useIsAskedAgain(src: PanelValue | undefined, alt: PanelValue | undefined): boolean {
  const [worded, setWorded] = useState({ src, alt });
  // Words that are written now are about the picture that is there now.
  if (worded.alt !== alt) setWorded({ src, alt });
  return typeof src === "string" && typeof worded.src === "string" && worded.src !== src;
}
