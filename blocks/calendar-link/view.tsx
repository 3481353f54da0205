import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { FileLink } from "../../renderer/ui/file-link.tsx";
import type { Props } from "./props.ts";

/** A link to the calendar that `files.ts` writes. */
export default function CalendarLink({ label, text, path }: Props): ReactNode {
  return <FileLink icon={CalendarPlus} label={label} text={text} href={path} type="text/calendar" />;
}
