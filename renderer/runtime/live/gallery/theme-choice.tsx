import { useEffect, useState } from "react";
import { showTheme } from "../show-theme.ts";

/** Shows the gallery in another theme, and the site in its own again when one leaves. */
export function ThemeChoice({ names }: { names: readonly string[] }) {
  const [chosen, setChosen] = useState("");
  useEffect(() => void showTheme(chosen), [chosen]);
  useEffect(() => () => void showTheme(""), []);
  return (
    <label className="gallery-theme">
      Theme
      <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">of this site</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
