import { Button, Link, ToggleButton, ToggleButtonGroup, Toolbar } from "react-aria-components";

/** How wide the page is shown. */
export type Width = "phone" | "tablet" | "desktop";

const WIDTHS: readonly [Width, string, string][] = [
  ["phone", "Phone", "390 pixels"],
  ["tablet", "Tablet", "768 pixels"],
  ["desktop", "Desktop", "as wide as there is room"],
];

export interface Look {
  width: Width;
  isDark: boolean;
  isStill: boolean;
  /** The page is used as visitors use it. */
  isUsed: boolean;
}

interface EditorToolbarProps {
  title: string;
  route: string;
  look: Look;
  onLook(look: Look): void;
  /** Opens the drawers where there is no room for both sides. */
  onOutline(): void;
  onPanel(): void;
}

export function EditorToolbar(props: EditorToolbarProps) {
  const { title, route, look, onLook, onOutline, onPanel } = props;
  return (
    <section className="editor-bar" aria-label="This page">
      <div className="editor-page">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <span>{route}</span>
      </div>
      <Toolbar aria-label="Editor" className="editor-tools">
        <Button className="editor-button editor-drawer-button" onPress={onOutline}>
          Outline
        </Button>
        <ToggleButtonGroup
          aria-label="Width"
          className="editor-group"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[look.width]}
          onSelectionChange={(keys) => onLook({ ...look, width: ([...keys][0] ?? "desktop") as Width })}
        >
          {WIDTHS.map(([width, label, about]) => (
            <ToggleButton key={width} id={width} className="editor-button" aria-label={`${label}, ${about}`}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <div className="editor-group">
          <Switch label="Dark" is={look.isDark} onChange={(isDark) => onLook({ ...look, isDark })} />
          <Switch
            label="Still"
            about="Without motion"
            is={look.isStill}
            onChange={(isStill) => onLook({ ...look, isStill })}
          />
          <Switch
            label="Use"
            about="Use the page as visitors do"
            is={look.isUsed}
            onChange={(isUsed) => onLook({ ...look, isUsed })}
          />
        </div>
        <Button className="editor-button editor-drawer-button" onPress={onPanel}>
          Options
        </Button>
      </Toolbar>
      <Link className="editor-button editor-way-out" href={route} data-full="">
        To the page
      </Link>
    </section>
  );
}

interface SwitchProps {
  label: string;
  about?: string;
  is: boolean;
  onChange(is: boolean): void;
}

function Switch({ label, about, is, onChange }: SwitchProps) {
  return (
    <ToggleButton
      className="editor-button"
      isSelected={is}
      onChange={onChange}
      {...(about && { "aria-label": `${label}: ${about}` })}
    >
      {label}
    </ToggleButton>
  );
}
