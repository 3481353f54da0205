import { Pause, Play } from "lucide-react";
import type { ReactNode } from "react";
import type { Props } from "./props.ts";

const types: Readonly<Record<string, string>> = { WEBM: "video/webm", MP4: "video/mp4", M4V: "video/mp4" };

/** A film of this site: nothing of it is fetched before it plays. */
export function Film({
  file,
  image,
  title,
  shape,
  look,
  silent,
  captions = [],
  pauseLabel,
}: Props): ReactNode {
  if (!file) return null;
  const isLoop = look === "loop";
  return (
    <div className="film" data-shape={shape} data-look={look}>
      <video
        aria-label={title}
        controls={!isLoop}
        loop={isLoop}
        muted={isLoop || silent}
        playsInline
        preload="none"
        poster={image?.src}
      >
        <source src={file.href} type={types[file.type]} />
        {captions.map(({ file: track, language, label }, index) => (
          <track
            key={language}
            kind="captions"
            src={track.href}
            srcLang={language}
            label={label}
            default={index === 0}
          />
        ))}
        <a href={file.href}>{title}</a>
      </video>
      {isLoop && (
        <button type="button" disabled aria-pressed="false" aria-label={pauseLabel}>
          <Pause className="running" size={18} strokeWidth={1.75} aria-hidden="true" />
          <Play className="resting" size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
