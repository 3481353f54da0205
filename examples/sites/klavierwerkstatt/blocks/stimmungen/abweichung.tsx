import type { ReactNode } from "react";
import { useLanguage } from "../../../../../renderer/runtime/language.ts";
import type { Interval } from "./dreiklang.ts";

/** Cents at the ends of the scale. */
const MOST = 45;

/** How far an interval is from pure: a mark on a scale, and the same in words. */
export function Deviation({ interval }: { interval: Interval }): ReactNode {
  const lang = useLanguage();
  const { name, keys, cents, beats } = interval;
  const at = Math.max(-MOST, Math.min(MOST, cents));
  const written = (value: number) =>
    new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  const isPure = Math.abs(cents) < 0.5;
  const x = 150 + (at / MOST) * 140;
  return (
    <li>
      <p className="interval">
        <strong>
          {name} {keys}
        </strong>
        <span>
          {isPure
            ? "rein"
            : `${written(Math.abs(cents))} Cent zu ${cents > 0 ? "weit" : "eng"}, ${written(beats)} Schwebungen in der Sekunde`}
        </span>
      </p>
      <svg viewBox="0 0 300 26" aria-hidden="true" focusable="false">
        <path className="scale" d="M10 13H290M150 4V22" />
        <path className="way" d={`M150 13H${x}`} />
        <circle className={isPure ? "pure" : "off"} cx={x} cy="13" r="6" />
      </svg>
    </li>
  );
}
