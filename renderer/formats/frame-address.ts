import type { FrameReference } from "../model.ts";
import { canParse } from "./can-parse.ts";

/** How the address of a video becomes that of its player, without cookies where there is such a player. */
const players: readonly { provider: string; hosts: RegExp; toPlayer(page: URL): string | undefined }[] = [
  {
    provider: "YouTube",
    hosts: /^((www|m|music)\.)?(youtube(-nocookie)?\.com|youtu\.be)$/,
    toPlayer(page) {
      const [, id] = /^\/(?:(?:embed|shorts|live)\/)?([\w-]{11})\/?$/.exec(page.pathname) ?? [];
      const video = id ?? page.searchParams.get("v");
      if (!video || !/^[\w-]{11}$/.test(video)) return undefined;
      const start = secondsOf(page.searchParams.get("t") ?? page.searchParams.get("start"));
      return `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0${start ? `&start=${start}` : ""}`;
    },
  },
  {
    provider: "Vimeo",
    hosts: /^((www|player)\.)?vimeo\.com$/,
    toPlayer(page) {
      const [, id, secret] = /^\/(?:video\/)?(\d{5,12})(?:\/(\w+))?\/?$/.exec(page.pathname) ?? [];
      const hash = secret ?? page.searchParams.get("h");
      return (
        id &&
        `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${encodeURIComponent(hash)}` : ""}`
      );
    },
  },
];

/**
 * What an address of a page elsewhere stands for in a frame.
 *
 * @param address Absolute, with https. @returns The same address twice when it names nothing that is known better.
 */
export function frameOf(address: string): FrameReference {
  if (!canParse(address)) return { src: address, href: address, origin: "", host: "" };
  const page = new URL(address);
  const player = players.find(({ hosts }) => hosts.test(page.hostname));
  const src = player?.toPlayer(page) ?? page.href;
  return {
    src,
    href: page.href,
    origin: new URL(src).origin,
    host: page.hostname.replace(/^www\./, ""),
    ...(player && { provider: player.provider }),
  };
}

/** Whether an address is that of one video which can be played in a page. */
export function isVideoAddress(address: string): boolean {
  if (!canParse(address)) return false;
  const page = new URL(address);
  return players.some(({ hosts, toPlayer }) => hosts.test(page.hostname) && toPlayer(page) !== undefined);
}

/** `90`, `90s` and `1m30s` are ninety seconds; undefined for anything else. */
function secondsOf(text: string | null): number | undefined {
  const [whole, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? "") ?? [];
  if (!whole) return undefined;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
