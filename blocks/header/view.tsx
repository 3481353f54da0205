import { Menu as MenuIcon, Moon, Pause, Play, Sun, X } from "lucide-react";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import { markOf } from "./mark-of.ts";
import type { Props } from "./props.ts";
import { Bar, Mark, Menu } from "./styles.ts";

/*
 * Plain HTML: behavior.ts marks the page that is open after a navigation, keeps the theme, opens the menu and pauses motion.
 * An icon with class "off" shows while its switch is off, "on" while it is on.
 */
export default function Header({ brand, items, current, ...names }: Props) {
  const { navLabel = "Main", themeLabel = "Dark theme", motionLabel = "Pause motion" } = names;
  const { menuLabel = "Open menu", closeLabel = "Close menu" } = names;
  const themeSwitch = (
    <button type="button" className="tool" data-act="theme" aria-pressed="false" aria-label={themeLabel}>
      <Moon className="off" size={20} strokeWidth={1.5} aria-hidden="true" />
      <Sun className="on" size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
  return (
    <Bar>
      <header className="bar">
        <Sheet>
          <Mark>
            <a href={brand.href ?? "/"}>
              <span className="visually-hidden">{brand.label}</span>
              <span className="window" aria-hidden="true">
                <span className="number">{brand.number}</span>
                <span className="word">{brand.word}</span>
              </span>
              <span aria-hidden="true">{brand.suffix}</span>
            </a>
            {brand.tooltip && <span role="tooltip">{brand.tooltip}</span>}
          </Mark>
          <nav aria-label={navLabel}>
            <ul>
              {items.map((item) => (
                <li key={item.href}>
                  <a href={item.href} aria-current={markOf(item.href, current)}>
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="tools">
            <button
              type="button"
              className="tool"
              data-act="motion"
              aria-pressed="false"
              aria-label={motionLabel}
            >
              <Pause className="off" size={20} strokeWidth={1.5} aria-hidden="true" />
              <Play className="on" size={20} strokeWidth={1.5} aria-hidden="true" />
            </button>
            {themeSwitch}
            <button
              type="button"
              className="tool open"
              data-act="open"
              aria-haspopup="dialog"
              aria-label={menuLabel}
            >
              <MenuIcon size={24} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </div>
        </Sheet>
      </header>
      <Menu aria-label={navLabel}>
        <Sheet>
          <div className="head">
            <p>{brand.tooltip}</p>
            <div className="tools">
              {themeSwitch}
              <button type="button" className="tool" data-act="close" aria-label={closeLabel}>
                <X size={24} strokeWidth={1.5} aria-hidden="true" />
              </button>
            </div>
          </div>
          <nav aria-label={navLabel}>
            <ol>
              {items.map((item) => (
                <li key={item.href}>
                  <a href={item.href} aria-current={markOf(item.href, current)}>
                    {item.menuLabel ?? item.label}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </Sheet>
      </Menu>
    </Bar>
  );
}
