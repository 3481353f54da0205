import { CalendarPlus, Rss } from "lucide-react";
import type { ReactNode } from "react";
import { FileLink } from "../../renderer/ui/file-link.tsx";
import { formatOf, MEDIA_TYPES } from "./format.ts";
import type { Props } from "./props.ts";

const ICONS = { feed: Rss, calendar: CalendarPlus };

/** A link to the feed or calendar that `files.ts` writes. */
export default function Subscription({ label, text, path }: Props): ReactNode {
  const format = formatOf(path);
  return <FileLink icon={ICONS[format]} label={label} text={text} href={path} type={MEDIA_TYPES[format]} />;
}
