import type { Columns } from "../../renderer/ui/grid.tsx";
import type { Props } from "./props.ts";

/** A person, and the columns of the grid in which they stand. */
export type PersonProps = Props["items"][number] & { columns: Columns };
