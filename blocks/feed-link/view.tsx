import { Rss } from "lucide-react";
import type { ReactNode } from "react";
import { FileLink } from "../../renderer/ui/file-link.tsx";
import type { Props } from "./props.ts";

/** A link to the feed that `files.ts` writes. */
export default function FeedLink({ label, text, path }: Props): ReactNode {
  return <FileLink icon={Rss} label={label} text={text} href={path} type="application/atom+xml" />;
}
