import { useEffect, useMemo, useState } from "react";
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
  TextField,
} from "react-aria-components";
import { useNavigate } from "react-router-dom";
import { EDITOR_PATH, SITE_PATH } from "../../runtime/live/protocol.ts";
import { load } from "../overview/use-overview.ts";
import { OVERVIEW_PATH, type PagesAnswer, type TablesAnswer } from "../overview-answers.ts";
import { type Command, useShell } from "../shell/shell-context.ts";
import { spokenKeys } from "../shell/spoken-keys.ts";
import { findCommands } from "./find-commands.ts";

/** Finds pages, blocks of the open page, data and commands by their names. */
export function Palette() {
  const { dialog, open } = useShell();
  return (
    <ModalOverlay
      className="shell-scrim"
      isOpen={dialog === "palette"}
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) open(undefined);
      }}
    >
      <Modal className="shell-sheet palette">
        <Dialog className="shell-dialog" aria-label="Find pages, blocks and commands">
          <Choice onDone={() => open(undefined)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Choice({ onDone }: { onDone(): void }) {
  const { offered } = useShell();
  const [words, setWords] = useState("");
  const [own] = useState(() => offered.current());
  const shared = useSharedCommands();
  const site = useSiteCommands();
  const groups = useMemo(
    () => findCommands([...shared, ...own, ...(site ?? [])], words),
    [shared, own, site, words],
  );
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  const run = (id: string): void => {
    const command = groups.flatMap(({ commands }) => commands).find((one) => one.id === id);
    // First: what a command opens takes its place.
    onDone();
    command?.run();
  };
  return (
    <Autocomplete inputValue={words} onInputChange={setWords}>
      <TextField aria-label="Find" autoFocus className="palette-field">
        <Input
          className="panel-control"
          role="combobox"
          aria-expanded
          placeholder="A page, a block, undo, settings …"
        />
      </TextField>
      <ListBox
        aria-label="Found"
        className="palette-list"
        items={groups.map((part) => ({ ...part, id: part.group }))}
        selectionMode="none"
        onAction={(key) => run(String(key))}
        renderEmptyState={() => <p className="panel-empty">Nothing is called that.</p>}
      >
        {({ group, commands }) => (
          <ListBoxSection id={group}>
            <Header>{group}</Header>
            <Collection items={commands}>{(command) => <Entry command={command} />}</Collection>
          </ListBoxSection>
        )}
      </ListBox>
      <p className="palette-count" role="status">
        {count === 1 ? "1 entry" : `${count} entries`}
        {site ? "" : ", looking for pages …"}
      </p>
    </Autocomplete>
  );
}

function Entry({ command: { id, title, about, keys } }: { command: Command }) {
  return (
    <ListBoxItem id={id} textValue={title} className="palette-item">
      <span>{title}</span>
      {about && <span className="palette-about">{about}</span>}
      {keys && <kbd>{spokenKeys(keys)}</kbd>}
    </ListBoxItem>
  );
}

/** What can be done in every view. */
function useSharedCommands(): Command[] {
  const { client, theme, setTheme, open } = useShell();
  const navigate = useNavigate();
  return useMemo(() => {
    const { undo, redo } = client.state.history ?? {};
    const command = (title: string, run: () => void, more: Partial<Command> = {}): Command => ({
      id: `command ${title}`,
      group: "Commands",
      title,
      run,
      ...more,
    });
    const looks = (["system", "light", "dark"] as const).filter((look) => look !== theme);
    return [
      command("All pages", () => void navigate(SITE_PATH)),
      command("New page", () => void navigate(`${SITE_PATH}?new`)),
      command("Data", () => void navigate(`${SITE_PATH}/rows`)),
      command("Search and replace in all pages", () => void navigate(`${SITE_PATH}/words`)),
      command("Settings, menus and layouts", () => void navigate(`${SITE_PATH}/settings`)),
      command(undo ? `Undo: ${undo}` : "Undo", () => void client.undo(), { keys: "Mod Z" }),
      command(redo ? `Redo: ${redo}` : "Redo", () => void client.redo(), { keys: "Mod Shift Z" }),
      ...looks.map((look) =>
        command(look === "system" ? "Look of the editor as the system" : `Editor in the ${look} look`, () =>
          setTheme(look),
        ),
      ),
      command("Shortcuts", () => open("shortcuts"), { keys: "?" }),
      command("Tour", () => open("tour")),
    ];
  }, [client, theme, setTheme, open, navigate]);
}

/** Pages and collections; asked for as the palette opens. */
function useSiteCommands(): Command[] | undefined {
  const navigate = useNavigate();
  const [commands, setCommands] = useState<Command[]>();
  useEffect(() => {
    let isOver = false;
    const ask = async (): Promise<Command[]> => {
      const [pages, tables] = await Promise.all([
        load<PagesAnswer>(`${OVERVIEW_PATH}pages`),
        load<TablesAnswer>(`${OVERVIEW_PATH}tables`),
      ]);
      return [
        ...(pages?.pages ?? []).map(({ route, title, kind, to = "" }): Command => {
          const leads = kind === "redirect" && to.startsWith("/");
          return {
            id: `page ${route}`,
            group: "Pages",
            title,
            about: leads ? `${route}, leads to ${to}` : route,
            run: () => void navigate(`${EDITOR_PATH}${leads ? to : route}`),
          };
        }),
        ...(tables?.tables ?? []).map(
          ({ name, title, count }): Command => ({
            id: `table ${name}`,
            group: "Data",
            title,
            about: `${count} rows`,
            run: () => void navigate(`${SITE_PATH}/rows/${name}`),
          }),
        ),
      ];
    };
    ask().then(
      (found) => !isOver && setCommands(found),
      () => !isOver && setCommands([]),
    );
    return () => {
      isOver = true;
    };
  }, [navigate]);
  return commands;
}
