import { useEffect, useRef, useState } from "react";
import { LiveBlock } from "../../../runtime/live/live-block.tsx";
import type { GalleryExample } from "../../../runtime/live/protocol.ts";

/** Most that an example is drawn wide, in pixels: as on a laptop. A narrower window draws it as it would a page. */
const DRAWN = 1200;

/** An example as visitors would see it, small; nothing in it can be pressed. It is drawn when it comes into view. */
export function BlockPreview({ example }: { example: GalleryExample }) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "300px" },
    );
    watcher.observe(frame.current!);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear || !frame.current || !sheet.current) return;
    const [outer, inner] = [frame.current, sheet.current];
    const fit = (): void => {
      const width = Math.min(DRAWN, window.innerWidth);
      const scale = outer.clientWidth / width;
      inner.style.inlineSize = `${width}px`;
      inner.style.transform = `scale(${scale})`;
      outer.style.blockSize = `${Math.ceil(inner.offsetHeight * scale)}px`;
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(outer);
    watcher.observe(inner);
    return () => watcher.disconnect();
  }, [isNear]);
  return (
    <div ref={frame} className="inserter-preview">
      <div ref={sheet} className="inserter-sheet" inert>
        {isNear &&
          example.blocks.map((definition) => <LiveBlock key={definition.type} definition={definition} />)}
        {example.problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </div>
  );
}
