import { Menu as MenuIcon, Moon, Pause, Play, Search as SearchIcon, Sun, X } from "lucide-react";
import type { ReactNode } from "react";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import { markOf } from "./mark-of.ts";
import type { Props } from "./props.ts";
import { Bar, Mark, Menu } from "./styles.ts";

/*
 * Plain HTML: behavior.ts marks the page that is open after a navigation, keeps the theme, opens the menu and pauses motion.
 * An icon with class "off" shows while its switch is off, "on" while it is on.
 */
export default function Header({ brand, items, search, current, ...names }: Props) {
  const { navLabel = "Main", themeLabel = "Dark theme", motionLabel = "Pause motion" } = names;
  const { menuLabel = "Open menu", closeLabel = "Close menu" } = names;
  return (
    <Bar>
      <header className="bar">
        <Sheet>
          <BrandMark {...brand} />
          <nav aria-label={navLabel}>
            <ul>
              {items.map(({ href, label }) => (
                <Entry key={href} href={href} label={label} current={current} />
              ))}
            </ul>
          </nav>
          <div className="tools">
            {search && <SearchLink {...search} />}
            <MotionSwitch label={motionLabel} />
            <ThemeSwitch label={themeLabel} />
            <MenuButton label={menuLabel} />
          </div>
        </Sheet>
      </header>
      <Menu aria-label={navLabel}>
        <Sheet>
          <div className="head">
            <p>{brand.tooltip}</p>
            <div className="tools">
              <ThemeSwitch label={themeLabel} />
              <CloseButton label={closeLabel} />
            </div>
          </div>
          <nav aria-label={navLabel}>
            <ol>
              {items.map(({ href, label, menuLabel = label }) => (
                <Entry key={href} href={href} label={menuLabel} current={current} />
              ))}
            </ol>
          </nav>
        </Sheet>
      </Menu>
    </Bar>
  );
}

function BrandMark({ label, number, word, suffix, tooltip, href }: Props["brand"]): ReactNode {
  return (
    <Mark>
      <a href={href ?? "/"}>
        <span className="visually-hidden">{label}</span>
        <span className="window" aria-hidden="true">
          <span className="number">{number}</span>
          <span className="word">{word}</span>
        </span>
        <span aria-hidden="true">{suffix}</span>
      </a>
      {tooltip && <span role="tooltip">{tooltip}</span>}
    </Mark>
  );
}

interface EntryProps {
  href: string;
  label: string;
  current: string | undefined;
}

function Entry({ href, label, current }: EntryProps): ReactNode {
  return (
    <li>
      <a href={href} aria-current={markOf(href, current)}>
        {label}
      </a>
    </li>
  );
}

interface ToolProps {
  /** Name for screen readers. */
  label: string;
}

function SearchLink({ label, href }: NonNullable<Props["search"]>): ReactNode {
  return (
    <a className="tool" href={href ?? "/search"} aria-label={label}>
      <SearchIcon size={20} strokeWidth={1.5} aria-hidden="true" />
    </a>
  );
}

function MotionSwitch({ label }: ToolProps): ReactNode {
  return (
    <button type="button" className="tool" data-act="motion" aria-pressed="false" aria-label={label}>
      <Pause className="off" size={20} strokeWidth={1.5} aria-hidden="true" />
      <Play className="on" size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}

function ThemeSwitch({ label }: ToolProps): ReactNode {
  return (
    <button type="button" className="tool" data-act="theme" aria-pressed="false" aria-label={label}>
      <Moon className="off" size={20} strokeWidth={1.5} aria-hidden="true" />
      <Sun className="on" size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}

function MenuButton({ label }: ToolProps): ReactNode {
  return (
    <button type="button" className="tool open" data-act="open" aria-haspopup="dialog" aria-label={label}>
      <MenuIcon size={24} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}

function CloseButton({ label }: ToolProps): ReactNode {
  return (
    <button type="button" className="tool" data-act="close" aria-label={label}>
      <X size={24} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
