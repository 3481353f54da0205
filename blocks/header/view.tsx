import { ButtonLink } from "../../renderer/ui/button.tsx";
import { Sheet } from "../../renderer/ui/sheet.tsx";
import { Bar } from "./bar-styles.ts";
import { Brand } from "./brand.tsx";
import { BarEntry, MenuEntry } from "./entries.tsx";
import type { Fit } from "./fit.ts";
import { Menu } from "./menu-styles.ts";
import type { Props } from "./props.ts";
import { CloseButton, MENU, MenuButton, MotionSwitch, SearchLink, ThemeSwitch } from "./tools.tsx";

type Words = Pick<Props, "themeLabel" | "motionLabel" | "menuLabel" | "closeLabel">;

interface HeaderProps extends Omit<Props, keyof Words | "switches" | "narrowActions">, Partial<Words> {
  narrowActions?: Props["narrowActions"];
  switches?: Props["switches"];
  /** What has room in the bar, from `fit.ts`. */
  fit?: Fit;
}

/** The widths of the window from which on the entries stand in the bar, as the styles call them. */
const FROM: Record<number, string> = { 64: "lg", 72: "xl", 82: "sheet" };

/** What fits when nobody has measured: the header of a live page that is being written. */
const USUAL: Fit = { from: 64, isRoomy: true, isTight: false };

/*
 * Plain HTML: behavior.ts marks the page that is open after a navigation, keeps the theme, opens the menu and pauses
 * motion; the second level opens without it. An icon with class "off" shows while its switch is off, "on" while it is on.
 */
export default function Header({ brand, items, search, current, actions = [], ...rest }: HeaderProps) {
  const { navLabel, moreLabel, narrowActions = "menu", fit = USUAL } = rest;
  const { switches = ["motion", "theme"] } = rest;
  const words = { current: [current, brand.href] as const, moreLabel };
  return (
    <Bar
      data-from={FROM[fit.from]}
      data-dense={fit.isRoomy ? undefined : ""}
      data-tight={fit.isTight ? "" : undefined}
      data-actions={actions.length > 0 ? narrowActions : undefined}
    >
      <header className="bar">
        <Sheet>
          <Brand {...brand} />
          <nav aria-label={navLabel}>
            <ul>
              {items.map((entry) => (
                <BarEntry key={`${entry.label} ${entry.href}`} {...words} entry={entry} />
              ))}
              {actions.map(({ href, label, event }) => (
                <li key={href} className="scriptless">
                  <a href={href} data-count={event}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="tools">
            {search && <SearchLink {...search} />}
            {switches.includes("motion") && <MotionSwitch label={rest.motionLabel} />}
            {switches.includes("theme") && <ThemeSwitch label={rest.themeLabel} />}
            {actions.map((action, index) => (
              <ActionLink key={action.href} {...action} isFirst={index === 0} arrow={false} />
            ))}
            <MenuButton label={rest.menuLabel} />
          </div>
        </Sheet>
      </header>
      <Menu id={MENU} aria-label={navLabel}>
        <Sheet>
          <div className="head">
            <p>{brand.tooltip ?? brand.text}</p>
            <div className="tools">
              {fit.isTight && switches.includes("motion") && <MotionSwitch label={rest.motionLabel} />}
              {switches.includes("theme") && <ThemeSwitch label={rest.themeLabel} />}
              <CloseButton label={rest.closeLabel} />
            </div>
          </div>
          <nav aria-label={navLabel}>
            <ol>
              {items.map((entry) => (
                <MenuEntry key={`${entry.label} ${entry.href}`} {...words} entry={entry} />
              ))}
            </ol>
          </nav>
          {actions.length > 0 && (
            <div className="actions">
              {actions.map((action, index) => (
                <ActionLink key={action.href} {...action} isFirst={index === 0} wide />
              ))}
            </div>
          )}
        </Sheet>
      </Menu>
    </Bar>
  );
}

interface ActionProps extends Omit<NonNullable<Props["actions"]>[number], "look"> {
  look?: NonNullable<Props["actions"]>[number]["look"];
  isFirst: boolean;
  arrow?: boolean;
  wide?: boolean;
}

function ActionLink({ label, href, look, event, isFirst, arrow, wide }: ActionProps) {
  return (
    <ButtonLink
      href={href}
      look={look ?? (isFirst ? "primary" : "secondary")}
      event={event}
      arrow={arrow ?? true}
      wide={wide ?? false}
    >
      {label}
    </ButtonLink>
  );
}
