import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { showTheme } from "../show-theme.ts";

/** Shows the gallery in another theme, named in the address, and the site in its own again when one leaves. */
export function ThemeChoice({ names }: { names: readonly string[] }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const chosen = new URLSearchParams(search).get("theme") ?? "";
  const choose = (name: string) =>
    navigate({ search: name && `?theme=${encodeURIComponent(name)}`, hash }, { replace: true });
  useEffect(() => void showTheme(chosen), [chosen]);
  useEffect(() => () => void showTheme(""), []);
  return (
    <label className="gallery-theme">
      Theme
      <select value={chosen} onChange={({ target }) => void choose(target.value)}>
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
