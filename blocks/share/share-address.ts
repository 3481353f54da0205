import { encodePart } from "../../renderer/formats/escape.ts";
import type { Props } from "./props.ts";

export type Way = Props["to"][number];

/** What each way is called. */
export const WAY_NAMES: Readonly<Record<Way, string>> = {
  email: "E-mail",
  linkedin: "LinkedIn",
  facebook: "Facebook",
  x: "X",
  bluesky: "Bluesky",
  reddit: "Reddit",
  whatsapp: "WhatsApp",
  telegram: "Telegram",
};

/** The address that opens a message with the page in it. */
export function shareAddress(way: Way, page: { url: string; title: string }): string {
  const url = encodePart(page.url);
  const title = encodePart(page.title);
  const both = encodePart(`${page.title} ${page.url}`);
  switch (way) {
    case "email":
      return `mailto:?subject=${title}&body=${url}`;
    case "linkedin":
      return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`;
    case "facebook":
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case "x":
      return `https://x.com/intent/post?url=${url}&text=${title}`;
    case "bluesky":
      return `https://bsky.app/intent/compose?text=${both}`;
    case "reddit":
      return `https://www.reddit.com/submit?url=${url}&title=${title}`;
    case "whatsapp":
      return `https://wa.me/?text=${both}`;
    case "telegram":
      return `https://t.me/share/url?url=${url}&text=${title}`;
  }
}
