import { Button } from "react-aria-components";
import { Sheet } from "./sheet.tsx";
import { useShell } from "./shell-context.ts";
import { spokenKeys } from "./spoken-keys.ts";

/** Every key of the editor, by where it holds. */
const KEYS: readonly { where: string; keys: readonly [string, string][] }[] = [
  {
    where: "Everywhere",
    keys: [
      ["Mod K", "Find a page, a block or a command"],
      ["F6, Shift F6", "From the outline to the page, to its options, and back"],
      ["?", "This list"],
      ["Mod Z", "Undo"],
      ["Mod Shift Z", "Redo"],
      ["Mod P", "Print the page"],
      ["Escape", "Close what is open"],
    ],
  },
  {
    where: "On the page",
    keys: [
      ["Click", "Select a block; another click types in its text"],
      ["Arrow Down, Arrow Up", "Next block, block before"],
      ["Enter", "Type in the first text of the selected block"],
      ["Escape", "The block around it; at last the page"],
    ],
  },
  {
    where: "While you type",
    keys: [
      ["Enter", "Done"],
      ["Escape", "Take back what was typed"],
      ["Tab, Shift Tab", "Next text of the block, text before"],
      ["Mod B, Mod I", "Bold, slanted: what is selected, or no longer"],
    ],
  },
  {
    where: "On the site itself",
    keys: [["Alt E", "Edit the page that is open"]],
  },
];

/** All keys, and the way to the tour. */
export function Shortcuts() {
  const { dialog, open } = useShell();
  return (
    <Sheet title="Help and shortcuts" isOpen={dialog === "shortcuts"} onClose={() => open(undefined)}>
      <div className="shell-keys">
        {KEYS.map(({ where, keys }) => (
          <section key={where}>
            <h3>{where}</h3>
            <dl>
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{spokenKeys(key)}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Button className="editor-button" onPress={() => open("tour")}>
          Show the tour
        </Button>
      </div>
    </Sheet>
  );
}
