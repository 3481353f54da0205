import { Fragment } from "react";

/** An address or the path of a file: where it is too long for its column, it goes on behind a slash. */
export function PathWords({ path }: { path: string }) {
  const parts = path.split(/(?<=[^/]\/)/);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text stand in its order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
